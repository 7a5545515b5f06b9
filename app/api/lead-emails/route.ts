import { leadEmails } from '@/lib/server/db/admin-lists';
import { listQuery } from '@/lib/server/http/list-query';
import { endpoint, route } from '@/lib/server/http/route';
import { answerList } from '@/lib/server/services/admin/lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', query: listQuery('leadEmails') }, ({ query, admin }) =>
    answerList(
      {
        list: leadEmails,
        rowsName: 'emails',
        filename: 'lead-emails',
        exported: 'leads-exported',
        columns: {
          id: (lead) => lead.id,
          email: (lead) => lead.email,
          analysisId: (lead) => lead.analysisId,
          createdAt: (lead) => lead.createdAt,
          marketingConsent: (lead) => lead.marketingConsent,
          consentAt: (lead) => lead.consentAt,
          consentWording: (lead) => lead.consentWording,
          proven: (lead) => lead.proven,
        },
      },
      query,
      admin,
    ),
  ),
});
