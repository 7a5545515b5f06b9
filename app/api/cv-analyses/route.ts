import { cvAnalyses } from '@/lib/server/db/admin-lists';
import { listQuery } from '@/lib/server/http/list-query';
import { endpoint, route } from '@/lib/server/http/route';
import { answerList } from '@/lib/server/services/admin/lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', query: listQuery('cvAnalyses') }, ({ query, admin }) =>
    answerList(
      {
        list: cvAnalyses,
        rowsName: 'analyses',
        filename: 'cv-analyses',
        exported: 'analyses-exported',
        columns: {
          id: (analysis) => analysis.id,
          score: (analysis) => analysis.score,
          summary: (analysis) => analysis.summary,
          createdAt: (analysis) => analysis.createdAt,
          cvUploadId: (analysis) => analysis.cvUploadId,
          atsOptimisation: (analysis) => analysis.options.atsOptimisation,
          detailedFeedback: (analysis) => analysis.options.detailedFeedback,
          professionalWorth: (analysis) => analysis.options.professionalWorth,
          salaryBenchmarking: (analysis) => analysis.options.salaryBenchmarking,
          aiDetection: (analysis) => analysis.options.aiDetection,
          engine: (analysis) => analysis.engine,
          claudeTokens: (analysis) => analysis.claudeTokens,
          cvDownloadUrl: (analysis) => analysis.cvDownloadUrl,
          reportUrl: (analysis) => analysis.reportUrl,
        },
      },
      query,
      admin,
    ),
  ),
});
