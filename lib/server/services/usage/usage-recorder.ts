import type { Diary } from '@/lib/server/analysers/claude/desk';
import { createCall, createSentText } from '@/lib/server/db/usage';
import { log } from '@/lib/server/log';

/** Keeps what was sent for the owner and what it cost for the operator; the log gets kinds and counts, never words. */
export const diaryOf = (analysisId: string): Diary => ({
  sent: (purpose, text) => createSentText(analysisId, purpose, text),
  async called(record) {
    await createCall({ analysisId, ...record });
    log().info({ analysis: analysisId, claude: record }, 'claude called');
  },
});
