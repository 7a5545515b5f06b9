/** English months, short and long, and those of other languages that CVs are often written in; in lower case without accents. */
const monthNames: readonly string[] = [
  'jan january januar enero janvier janv gennaio gen janeiro januari ene styczen',
  'feb february februar febrero fevrier fevr febbraio fevereiro februari fev luty',
  'mar march marz maerz marzo mars marco maart marzec mrz',
  'apr april abril avril aprile avr abr kwiecien',
  'may mai mayo maggio maio mei mag maj',
  'jun june juni junio juin giugno junho giu czerwiec',
  'jul july juli julio juillet luglio julho juil lug lipiec',
  'aug august agosto aout ago augustus sierpien',
  'sep sept september septiembre septembre settembre setembro set wrzesien',
  'oct october oktober octubre octobre ottobre outubro okt out ott pazdziernik',
  'nov november noviembre novembre novembro listopad',
  'dec december dezember diciembre decembre dicembre dezembro dez dic grudzien',
];

/** Months with accents, for the pattern, which runs over the text as written. */
const accentedMonths = 'février févr août décembre déc março märz październik sierpień wrzesień kwiecień grudzień styczeń'.split(' ');

/** 1..12 by the name in lower case without accents. */
export const monthOf: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Longer names first, so that 'March' is not read as 'Mar' with two letters after it. */
export const monthForms: readonly string[] = [...[...monthOf.keys()].sort((a, b) => b.length - a.length), ...accentedMonths];

export const seasonNames: readonly string[] =
  'spring summer autumn fall winter easter christmas xmas michaelmas hilary trinity verano été sommer'.split(' ');

/** How people write that a job has not ended, as parts of a pattern. Longer forms come before shorter ones with the same beginning. */
export const presentForms: readonly string[] = [
  'onwards?',
  '(?<=[-–—] ?)date',
  '(?:up )?(?:to|untill?|till?) (?:the )?(?:date|present(?: day| time)?|now|current)',
  'till date',
  'present day',
  'present',
  'currently',
  'current',
  'ongoing',
  'on-going',
  'continuing',
  'now',
  'today',
  'actualidad',
  'la actualidad',
  'actualmente',
  'actual',
  'presente',
  'heute',
  "aujourd['’]hui",
  'présent',
  'ce jour',
  'oggi',
  'in corso',
  'attuale',
  'atualmente',
  'atual',
  'heden',
  'obecnie',
  '至今',
  '现在',
  '目前',
  'الآن',
  'حتى الآن',
  'الحاضر',
];
