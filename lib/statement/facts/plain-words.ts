/** Function words that may join sentences, because they claim nothing. */
export const plainWords: ReadonlySet<string> = new Set(
  `a about above across after again against all already also although always am an and any are around as at away back be
  became because become been before being below beside besides between both but by came can cannot come could did do
  does doing done down during each early either else end even ever every example examples first for form former from
  further gave get give given gives giving go goes going gone got had has have having he her here hers him his how
  however if in inside instead into is it its itself just less let made main make makes making many may me mine more
  most much must my myself need needed needs never next no not now of off often on one only onto or other others our
  ours out outside over own part per place please point put said same say she should show showed shown shows since so
  some still such take taken takes taking than that the their theirs them themselves then there therefore these they
  this those though through throughout time to too took toward towards under until up upon us use used uses using very
  was way ways we well went were what when where whether which while who whose why will with within without would year
  years yes yet you your ago along able apply applying post role job work worked working experience evidence statement
  person specification criterion criteria essential desirable meet meets situation task action result situations results
  hold held current currently present include includes included including know study studied gain gained`.split(/\s+/),
);
