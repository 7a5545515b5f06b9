import { withExplanation } from '@/lib/shared/drafts';
import { jobMatchBody } from '@/lib/shared/wire';
import { answerDraft } from '@/lib/server/http/answer-draft';
import { endpoint, route } from '@/lib/server/http/route';
import { draftJobMatch } from '@/lib/server/services/improving/match-job';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: jobMatchBody, limit: 'jobMatches' }, async ({ request, body, owner, caller }) =>
    answerDraft(request, await draftJobMatch(body, owner, caller), withExplanation),
  ),
});
