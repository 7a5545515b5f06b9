import { asksOfReader } from '@/lib/server/analysers/claude/grounding/asks-of-reader';
import { fairRewordings } from '@/lib/server/analysers/claude/grounding/fair-rewording';
import { proseGate } from '@/lib/server/analysers/claude/grounding/prose-gate';
import { carefulProse } from '../../../../support/fake-claude/careful-prose';
import { growth } from '../../../../support/growth';
import { honestAdvice, requests } from '../../../../support/fake-claude/requests';

describe('prose about a CV', () => {
  // A CV whose owner deals with payments and passwords all day: every word is known.
  const gate = proseGate([requests.join('\n'), honestAdvice.join('\n')]);

  it.each(requests)('asks nobody to pay, send, get in touch, go elsewhere or give details: %s', (sentence) => {
    expect(asksOfReader(sentence)).not.toEqual([]);
    expect(gate.passes(sentence)).toBe(false);
  });

  it.each(honestAdvice)('may advise and describe: %s', (sentence) => {
    expect(asksOfReader(sentence)).toEqual([]);
  });

  it('loses few sentences of a careful writer to this', () => {
    expect(carefulProse.filter((sentence) => asksOfReader(sentence).length > 0)).toEqual([]);
  });

  it('may quote a line of the CV that reads like a request, and no other', () => {
    const quoting = proseGate(['Send invoices to clients each week\nPlanned rotas']);
    expect(quoting.passes('Say what came of ‘Send invoices to clients’.')).toBe(true);
    expect(quoting.passes('Say what came of ‘Send money to clients’.')).toBe(false);
    expect(quoting.passes('Send invoices to clients.')).toBe(false);
  });
});

describe('other words for a line of a CV', () => {
  const fair = fairRewordings('Call customers back within a day', []);
  it('keep what the line itself says', () => {
    expect(fair('Call each customer back within a day')).toBe(true);
  });
  it.each(['Call us back within a day', 'Call customers back and send us money', 'Pay customers back within a day'])(
    'bring no request of their own: %s',
    (text) => {
      expect(fair(text)).toBe(false);
    },
  );
});

it.each(['send ', 'please ', 'your ', 'drop a ', '“'])('judges a long text of %j in time that grows with it', async (bait) => {
  const judging = (length: number) => () => asksOfReader(bait.repeat(length / bait.length));
  expect(await growth(judging(25_000), judging(100_000), 10)).toBeLessThan(10);
});
