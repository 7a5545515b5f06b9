import type { Diary } from '@/lib/server/analysers/claude/desk';
import { createCall, createSentText, sumCalls, findCallsOf, type StoredCall, type UsageSum } from '@/lib/server/db/usage';
import { log } from '@/lib/server/log';

/** Keeps what was sent for the owner and what it cost for the operator; the log gets kinds and counts, never words. */
export const diaryOf = (analysisId: string): Diary => ({
  sent: (purpose, text) => createSentText(analysisId, purpose, text),
  async called(record) {
    await createCall({ analysisId, ...record });
    log().info({ analysis: analysisId, claude: record }, 'claude called');
  },
});

/** For the admin area. */
export const usageOfAnalysis = (analysisId: string): Promise<StoredCall[]> => findCallsOf(analysisId);
export const usageSince = (since: Date): Promise<UsageSum[]> => sumCalls(since);
