import { withRewording } from '@/lib/shared/drafts';
import { suggestionBody } from '@/lib/shared/wire';
import { answerDraft } from '@/lib/server/http/answer-draft';
import { countCall } from '@/lib/server/http/rate-limit';
import { endpoint, route } from '@/lib/server/http/route';
import { draftSuggestion } from '@/lib/server/services/suggest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: suggestionBody }, async ({ request, body, owner, address }) => {
    // As many as analyses, on a count of their own: improving a CV must not use up the next analysis.
    await countCall('analyses', `suggestion ${address}`);
    return answerDraft(request, await draftSuggestion(body, owner), withRewording);
  }),
});
