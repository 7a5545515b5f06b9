import { phraseList, wordList } from './lists';

export interface VerbInTenses {
  past: string;
  base: string;
}

/** The verb for a duty by the thing it is about, which adds nothing to the duty: 'the weekly rota' is planned. */
export const verbsByDuty: readonly { verb: VerbInTenses; things: readonly string[] }[] = [
  {
    verb: { past: 'led', base: 'lead' },
    things: wordList('apprentices crew squad staff team troop volunteers'),
  },
  {
    verb: { past: 'planned', base: 'plan' },
    things: wordList('diaries diary events? rosters? rotas? routes schedules? timetables? visits'),
  },
  {
    verb: { past: 'carried out', base: 'carry out' },
    things: wordList(`
  assessments checks cleaning drills inspections? maintenance reconciliations? repairs? reporting testing
`),
  },
  {
    verb: { past: 'ran', base: 'run' },
    things: wordList('classes clubs? inductions? lessons sessions training workshops?'),
  },
  {
    verb: { past: 'handled', base: 'handle' },
    things: wordList('bookings calls cash complaints? deliveries enquiries payments queries refunds'),
  },
  {
    verb: { past: 'prepared', base: 'prepare' },
    things: wordList('documentation letters minutes paperwork records reports? returns'),
  },
  {
    verb: { past: 'looked after', base: 'look after' },
    things: wordList('animals equipment gardens? grounds premises scanners? tools vans? vehicles?'),
  },
  {
    verb: { past: 'processed', base: 'process' },
    things: wordList('expenses invoices ledgers? orders payroll'),
  },
];

/** Phrases that announce a duty without naming what was done. */
export const emptyDutyPhrases = phraseList(`
  a variety of
  a wide (?:range|variety) of
  all aspects of
  any (?:other )?(?:duties|tasks)
  as (?:and when )?required
  etc
  general (?:duties|tasks)
  including but not limited to
  other (?:duties|tasks)
  various (?:duties|jobs|tasks)
`);
