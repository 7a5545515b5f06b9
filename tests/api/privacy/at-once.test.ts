import { createAnalysis } from '@/lib/server/db/analyses';
import { db } from '@/lib/server/db/client';
import { deleteEverything } from '@/lib/server/services/personal-data/personal-data';
import { unsubscribe } from '@/lib/server/services/personal-data/unsubscribe';
import { unlockReport } from '@/lib/server/services/analyses/unlock-report';
import { isAppError } from '@/lib/shared/errors';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { storeUpload, storeVisitor } from '../../support/admin';
import { describeOnBothDatabases } from '../../support/databases';

const options = analysisOptionsSchema.parse({});
const rounds = 25;

/** What the visitor is told of each: 'done', or the code of the refusal. Anything else would be a 500. */
const told = (works: Promise<unknown>[]) =>
  Promise.all(
    works.map((work) =>
      work.then(
        () => 'done',
        (error: unknown) => {
          if (isAppError(error)) return error.code;
          throw error;
        },
      ),
    ),
  );

describeOnBothDatabases('a deletion at the same moment as', () => {
  afterEach(() => db().upload.deleteMany());

  it('an unlocking: either comes first, and nothing is left', async () => {
    for (let round = 0; round < rounds; round++) {
      const { uploadId, analysisId } = await storeVisitor();
      const [unlocked, deleted] = await told([
        unlockReport({ id: analysisId, email: 'jo@example.com', marketingConsent: true }, 'browser'),
        deleteEverything(uploadId),
      ]);
      expect(['done', 'ANALYSIS_NOT_FOUND']).toContain(unlocked);
      expect(deleted).toBe('done');
    }
    expect([await db().lead.count(), await db().analysis.count(), await db().upload.count()]).toEqual([0, 0, 0]);
  });

  it('a new analysis: either comes first, and nothing is left', async () => {
    for (let round = 0; round < rounds; round++) {
      const uploadId = await storeUpload();
      const [accepted, deleted] = await told([createAnalysis(uploadId, options, false), deleteEverything(uploadId)]);
      expect(['done', 'CV_UPLOAD_NOT_FOUND']).toContain(accepted);
      expect(deleted).toBe('done');
    }
    expect(await db().analysis.count()).toBe(0);
  });

  it('the deletion of another version: both are answered, and nothing is left', async () => {
    for (let round = 0; round < rounds; round++) {
      const { uploadId } = await storeVisitor({ email: 'jo@example.com' });
      const versions = await Promise.all([1, 2, 3].map(() => storeUpload({ originalId: uploadId })));
      expect(await told([uploadId, ...versions].map(deleteEverything))).toEqual(['done', 'done', 'done', 'done']);
    }
    expect(await db().upload.count()).toBe(0);
  });
});

describeOnBothDatabases('withdrawals of one address at the same moment', () => {
  afterEach(() => db().suppression.deleteMany());

  it('are all answered, and the address is on the list once', async () => {
    for (let round = 0; round < rounds; round++) {
      const email = `jo-${round}@example.com`;
      const answers = await told(Array.from({ length: 8 }, () => unsubscribe({ email }, new Date())));
      expect(answers).toEqual(Array.from({ length: 8 }, () => 'done'));
    }
    expect(await db().suppression.count()).toBe(rounds);
  });
});
