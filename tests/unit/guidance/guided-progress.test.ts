import {
  canComplete,
  canGoBack,
  canGoOn,
  guidedPercent,
  guidedReducer,
  isLastStep,
  readGuided,
  startGuided,
  type GuidedEvent,
} from '@/lib/guidance/guided-progress';

const run = (...events: GuidedEvent[]) => events.reduce(guidedReducer, startGuided());
const write = (content: string): GuidedEvent => ({ type: 'edited', content });
const complete: GuidedEvent = { type: 'completed' };

describe('the five guided steps', () => {
  it('complete a step only when its improved text says something', () => {
    expect(canComplete(run(write(' \n ')))).toBe(false);
    expect(run(write(' \n '), complete)).toMatchObject({ current: 0, steps: [{ completed: false }, {}, {}, {}, {}] });
    expect(run(write('Better'), complete)).toMatchObject({
      current: 1,
      steps: [{ completed: true, improvedContent: 'Better' }, {}, {}, {}, {}],
    });
  });

  it('count progress in fifths up to 100', () => {
    const events: GuidedEvent[] = [];
    const percents = [guidedPercent(run())];
    for (let step = 0; step < 5; step += 1) {
      events.push(write(`text ${step}`), complete);
      percents.push(guidedPercent(run(...events)));
    }
    expect(percents).toEqual([0, 20, 40, 60, 80, 100]);
    expect(isLastStep(run(...events))).toBe(true);
  });

  it('take a completion back when the text is emptied, and keep it while it is edited', () => {
    const done = run(write('Better'), complete, { type: 'previous' });
    expect(guidedPercent(guidedReducer(done, write('Better still')))).toBe(20);
    expect(guidedPercent(guidedReducer(done, write('  ')))).toBe(0);
  });

  it('have no way back from the first and none on from the last', () => {
    expect([canGoBack(run()), canGoOn(run())]).toEqual([false, true]);
    const last = run({ type: 'went', to: 9 });
    expect([last.current, canGoBack(last), canGoOn(last)]).toEqual([4, true, false]);
    expect(guidedReducer(last, { type: 'next' }).current).toBe(4);
    expect(run({ type: 'previous' }).current).toBe(0);
  });

  it('survive a reload, and start afresh from anything damaged', () => {
    const progress = run(write('Better'), complete, write('More'));
    expect(readGuided(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
    for (const damaged of [null, 'x', {}, { steps: [] }, { steps: [1, 2, 3] }]) expect(readGuided(damaged)).toEqual(startGuided());
    const odd = { current: 77, steps: [{ improvedContent: ' ', completed: true }, null, 3, { improvedContent: 4 }, {}] };
    expect(readGuided(odd)).toEqual({
      ...startGuided(),
      current: 4,
      steps: [{ improvedContent: ' ', completed: false }, ...startGuided().steps.slice(1)],
    });
  });
});
