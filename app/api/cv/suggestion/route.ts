import { withRewording } from '@/lib/shared/drafts';
import { suggestionBody } from '@/lib/shared/wire';
import { answerDraft } from '@/lib/server/http/answer-draft';
import { endpoint, route } from '@/lib/server/http/route';
import { draftSuggestion } from '@/lib/server/services/improving/suggest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: suggestionBody, limit: 'suggestions' }, async ({ request, body, owner, caller }) =>
    answerDraft(request, await draftSuggestion(body, owner, caller), withRewording),
  ),
});
