import { withExplanation } from '@/lib/shared/drafts';
import { jobMatchBody } from '@/lib/shared/wire';
import { answerDraft } from '@/lib/server/http/answer-draft';
import { countCall } from '@/lib/server/http/rate-limit';
import { endpoint, route } from '@/lib/server/http/route';
import { draftJobMatch } from '@/lib/server/services/match-job';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: jobMatchBody }, async ({ request, body, owner, address }) => {
    await countCall('analyses', `job-match ${address}`);
    return answerDraft(request, await draftJobMatch(body, owner), withExplanation);
  }),
});
