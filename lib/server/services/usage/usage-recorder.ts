import type { UsageRecorder } from '@/lib/server/analysers/claude/claude-context';
import { createCall, createSentText } from '@/lib/server/db/usage';
import { log } from '@/lib/server/log';

/** Records what was sent for the owner and what it cost for the operator. The log gets kinds and counts, never text. */
export const usageRecorderFor = (analysisId: string): UsageRecorder => ({
  sent: (purpose, text) => createSentText(analysisId, purpose, text),
  async called(record) {
    await createCall({ analysisId, ...record });
    log().info({ analysis: analysisId, claude: record }, 'claude called');
  },
});
