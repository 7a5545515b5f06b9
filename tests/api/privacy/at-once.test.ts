import { createAnalysis } from '@/lib/server/db/analyses';
import { db } from '@/lib/server/db/client';
import { keepAdvert } from '@/lib/server/services/improving/kept-adverts';
import { offerHandOver, redeemHandOver } from '@/lib/server/services/ownership/hand-over';
import { ownerLink, redeemOwnerToken } from '@/lib/server/services/ownership/owner-link';
import { deleteEverything } from '@/lib/server/services/personal-data/personal-data';
import { unsubscribe } from '@/lib/server/services/personal-data/unsubscribe';
import { keepStatement } from '@/lib/server/services/statement/saved-statement';
import { unlockReport } from '@/lib/server/services/analyses/unlock-report';
import { isAppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { savedStatement } from '@/lib/shared/statement';
import { storeUpload, storeVisitor } from '../../support/admin';
import { describeOnBothDatabases } from '../../support/databases';

const statement = savedStatement.parse({});
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

const browser = { owner: 'browser', visitorSecret: 'secret', draft: {} };

describeOnBothDatabases('a deletion at the same moment as', () => {
  afterEach(() => db().upload.deleteMany());

  it.each([
    ['an advert', (analysisId: string) => keepAdvert(analysisId, 'browser', { text: 'We want a porter.' })],
    ['a statement', (analysisId: string) => keepStatement(analysisId, 'browser', statement)],
    ['a code', (analysisId: string) => offerHandOver({ analysisId, ...browser }, new Date())],
  ])('%s: either comes first, and nothing is left', async (_name, keep) => {
    for (let round = 0; round < rounds; round++) {
      const { uploadId, analysisId } = await storeVisitor();
      const [kept, deleted] = await told([keep(analysisId), deleteEverything(uploadId)]);
      expect(['done', 'ANALYSIS_NOT_FOUND']).toContain(kept);
      expect(deleted).toBe('done');
    }
    expect([await db().advert.count(), await db().statement.count(), await db().handOver.count(), await db().upload.count()]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describeOnBothDatabases('of what is asked at the same moment', () => {
  afterEach(() => db().upload.deleteMany());

  it('no more adverts are kept than a report may have', async () => {
    const { analysisId } = await storeVisitor();
    const answers = await told(
      Array.from({ length: 2 * limits.advertsPerReport }, () => keepAdvert(analysisId, 'browser', { text: 'We want a porter.' })),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(limits.advertsPerReport);
    expect(answers.filter((answer) => answer === 'TOO_MANY_ADVERTS')).toHaveLength(limits.advertsPerReport);
    expect(await db().advert.count()).toBe(limits.advertsPerReport);
  });

  it('one code of a report works, and for one device', async () => {
    for (let round = 0; round < rounds; round++) {
      const { analysisId } = await storeVisitor();
      const codes = await Promise.all([1, 2, 3, 4].map(() => offerHandOver({ analysisId, ...browser }, new Date())));
      const answers = await told(codes.flatMap(({ code }) => [redeemHandOver(code, new Date()), redeemHandOver(code, new Date())]));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'CODE_NOT_FOUND')).toHaveLength(7);
    }
    expect(await db().handOver.count()).toBe(0);
  });

  it('an owner link works in one window', async () => {
    for (let round = 0; round < rounds; round++) {
      const [, , , , token = ''] = ownerLink('a secret of somebody', '/premium').split(/[/?]/);
      const secrets = await Promise.all([1, 2, 3, 4].map(() => redeemOwnerToken(token)));
      expect(secrets.filter((secret) => secret !== null)).toEqual(['a secret of somebody']);
    }
  });

  it('a deletion gives one receipt', async () => {
    for (let round = 0; round < rounds; round++) {
      const { uploadId } = await storeVisitor();
      const receipts = await Promise.all([1, 2, 3].map(() => deleteEverything(uploadId)));
      expect(receipts.filter((receipt) => receipt !== null)).toHaveLength(1);
    }
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
