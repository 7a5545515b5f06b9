import {
  canContinueTargeting,
  canFinish,
  canMarkComplete,
  isLastSection,
  progressLabel,
  readWalkthrough,
  startWalkthrough,
  totalSteps,
  walkthroughPercent,
  walkthroughReducer,
  type WalkthroughEvent,
} from '@/lib/guidance/walkthrough-progress';
import {
  beginLabel,
  canContinue,
  emptyTargeting,
  findStrategy,
  industries,
  isJobUrl,
  strategies,
  strategyIds,
  targetRoles,
} from '@/lib/guidance/strategies';
import { premiumFlow, sectionAdvice, stepTitles, walkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import { readResult } from '@/lib/report/read-result';

const run = (...events: WalkthroughEvent[]) =>
  events.reduce((progress, event) => walkthroughReducer(walkthroughFlow, progress, event), startWalkthrough(walkthroughFlow));
const began: WalkthroughEvent[] = [{ type: 'chose', strategy: 'general' }, { type: 'began' }];
const atSections: WalkthroughEvent[] = [...began, { type: 'continued' }];
const finishSection = (content: string): WalkthroughEvent[] => [{ type: 'edited', content }, { type: 'completed' }];

describe('the way through the walkthrough', () => {
  it('goes -1, 0, 1, 2, 3 and not beyond', () => {
    const steps = [
      run(),
      run(...began),
      run(...atSections),
      run(...atSections, { type: 'next' }),
      run(...atSections, { type: 'next' }, { type: 'next' }),
    ];
    expect(steps.map(({ step }) => step)).toEqual([-1, 0, 1, 2, 3]);
    expect(isLastSection(run(...atSections, { type: 'next' }, { type: 'next' }, { type: 'next' }))).toBe(true);
  });

  it('does not begin before a strategy is chosen', () => {
    expect(run({ type: 'began' }).step).toBe(-1);
  });

  it('has no Previous on the form, but a way back to the strategies that keeps what was filled in', () => {
    const filled = run(...began, { type: 'filled', field: 'targetRole', value: 'Manager' });
    expect(walkthroughReducer(walkthroughFlow, filled, { type: 'previous' }).step).toBe(0);
    const back = walkthroughReducer(walkthroughFlow, filled, { type: 'changedStrategy' });
    expect([back.step, back.targeting.targetRole]).toEqual([-1, 'Manager']);
    expect(run(...atSections, { type: 'previous' }).step).toBe(0);
  });

  it('counts targeting and three sections: 0/4 to 4/4', () => {
    expect(totalSteps(run())).toBe(4);
    expect(progressLabel(run())).toBe('0/4 completed');
    const one = run(...atSections);
    expect([progressLabel(one), walkthroughPercent(one)]).toEqual(['1/4 completed', 25]);
    const all = run(...atSections, ...finishSection('a'), { type: 'next' }, ...finishSection('b'), { type: 'next' }, ...finishSection('c'));
    expect([progressLabel(all), walkthroughPercent(all), canFinish(all)]).toEqual(['4/4 completed', 100, true]);
  });

  it('marks a section complete only with words in it, and finishes only when all are', () => {
    expect(canMarkComplete(run(...atSections, { type: 'edited', content: '  ' }))).toBe(false);
    expect(run(...atSections, ...finishSection('  ')).sections[0]?.completed).toBe(false);
    const done = run(...atSections, ...finishSection('a'));
    expect(done.sections[0]?.completed).toBe(true);
    expect(done.step).toBe(1);
    expect(canFinish(done)).toBe(false);
    expect(walkthroughReducer(walkthroughFlow, done, { type: 'edited', content: '' }).sections[0]?.completed).toBe(false);
  });

  it('survives a reload, never behind a form that was not filled', () => {
    const progress = run(...atSections, ...finishSection('a'), { type: 'next' });
    expect(readWalkthrough(walkthroughFlow, JSON.parse(JSON.stringify(progress)))).toEqual(progress);
    expect(readWalkthrough(walkthroughFlow, { ...progress, strategy: 'job' }).step).toBe(0);
    expect(readWalkthrough(walkthroughFlow, { ...progress, strategy: 'unheard-of' }).step).toBe(-1);
    for (const damaged of [null, 3, {}, { sections: [] }])
      expect(readWalkthrough(walkthroughFlow, damaged)).toEqual(startWalkthrough(walkthroughFlow));
  });
});

describe('the strategies', () => {
  it('are the four specified, and name the button', () => {
    expect(strategies.map(({ id }) => id)).toEqual([...strategyIds]);
    expect(strategies.map(({ title }) => title)).toEqual([
      'High-Quality General CV',
      'Role-Specific CV',
      'Industry-Specific CV',
      'Job-Specific CV',
    ]);
    expect(strategies.map(({ formTitle }) => formTitle)).toEqual([
      'General CV Optimization',
      'Role Targeting',
      'Industry Targeting',
      'Job-Specific Targeting',
    ]);
    expect([beginLabel(null), beginLabel(findStrategy('job'))]).toEqual(['Begin Optimisation', 'Begin Job-Specific CV Optimisation']);
  });

  it.each([
    ['general', {}, true],
    ['role', {}, false],
    ['role', { targetRole: ' ' }, false],
    ['role', { targetRole: 'other' }, true],
    ['industry', { industry: 'retail' }, false],
    ['industry', { targetRole: 'other' }, true],
    ['job', { targetRole: 'other' }, false],
    ['job', { jobDescription: 'We need …' }, false],
    ['job', { jobDescription: 'We need …', targetRole: 'other' }, true],
  ])('%s with %p lets one continue: %p', (id, filled, expected) => {
    const strategy = findStrategy(id);
    expect(strategy && canContinue(strategy, { ...emptyTargeting(), ...filled })).toBe(expected);
  });

  it('show every field they require, the target role of a job too', () => {
    for (const { fields, required } of strategies) for (const field of required) expect(fields).toContain(field);
    expect(findStrategy('job')?.fields).toContain('targetRole');
  });

  it('offer the specified roles and industries', () => {
    expect(targetRoles.map(({ value }) => value).join(' ')).toBe(
      'marketing-manager digital-marketing-specialist growth-marketer content-manager marketing-director brand-manager other',
    );
    expect(industries.map(({ value }) => value).join(' ')).toBe(
      'technology finance healthcare retail education non-profit sustainability other',
    );
  });

  it('take an http address or none for the advert', () => {
    expect(['', ' ', 'https://jobs.example.com/1', 'javascript:alert(1)', 'not an address'].map(isJobUrl)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the way back to a section', () => {
  it('is open from every section, and from no step before them', () => {
    const start = startWalkthrough(premiumFlow);
    expect(walkthroughReducer(premiumFlow, start, { type: 'went', to: 1 })).toEqual(start);
    const last = { ...start, step: 3 };
    expect(walkthroughReducer(premiumFlow, last, { type: 'went', to: 0 }).step).toBe(1);
    expect(walkthroughReducer(premiumFlow, last, { type: 'went', to: 9 })).toEqual(last);
  });
});

describe('the other premium flow', () => {
  it('has the four specified steps and begins with its form', () => {
    expect(stepTitles(premiumFlow)).toEqual(['Job Targeting', 'Professional Summary', 'Work Experience', 'Skills Section']);
    const start = startWalkthrough(premiumFlow);
    expect([start.step, canContinueTargeting(start)]).toEqual([0, false]);
    expect(walkthroughReducer(premiumFlow, start, { type: 'changedStrategy' }).step).toBe(0);
  });
});

describe('what a step says of the CV', () => {
  it('comes from the section of that very name', () => {
    const result = readResult({
      sectionAnalysis: [{ section: 'Skills Section', rating: 'Good', description: 'Fine.', recommendations: ['Group them.'] }],
    });
    expect(walkthroughFlow.sections.map((section) => sectionAdvice(result, section).rating)).toEqual([null, null, 'Good']);
    expect(walkthroughFlow.sections.map(({ section }) => section)).toEqual(['Professional Summary', 'Work Experience', 'Skills Section']);
  });
});

describe('an advert that is kept with the report', () => {
  const aimed: WalkthroughEvent = { type: 'aimed', jobDescription: 'Night Porter' };

  it('is the target at once, from whatever step, and leaves what was written', () => {
    expect(run(aimed)).toMatchObject({
      step: 0,
      strategy: 'job',
      targeting: { jobDescription: 'Night Porter' },
      targetingCompleted: false,
    });
    const later = run(...atSections, { type: 'edited', content: 'My own words' }, aimed);
    expect(later).toMatchObject({ step: 0, strategy: 'job' });
    expect(later.sections[0]?.content).toBe('My own words');
  });

  it('changes nothing where it is the target already', () => {
    const targeted = run(aimed, { type: 'filled', field: 'targetRole', value: 'porter' }, { type: 'continued' });
    expect(walkthroughReducer(walkthroughFlow, targeted, aimed)).toBe(targeted);
  });
});
