/**
 * What a trade or a profession awards beside schooling: letters after a name, registers, levels of courses and tickets. Letters as their
 * bodies give them on their own pages (AAT, ACCA, CIMA, CIPD, CIPS, CIOB, Engineering Council, ICAEW, RICS and others), seen 2026;
 * capitals count, because 'aca' or 'ice' in small letters are other words.
 */
export const professionalLetters =
  'AAT|ACA|ACCA|ACIS|ACMA|Assoc CIPD|BACP|BASIS|CEng|CFA|CIMA|CIOB|CIPD|CIPFA|CIPP|CIPS|CISI|CMgr|CQSW|CSP|FACTS|FCA|FCCA|FCIPD|GDC|GPhC|HCPC|ICAEW|IEng|IEMA|ILEX|IOSH|MAAT|MBCS|MCIOB|MCIPD|MCIPS|MCSP|MICE|MIET|MIMechE|MIRPM|MRCP|MRICS|MRTPI|NEBOSH|NMC|PLAB|QTS|RTPI|SMSTS|SSSTS';
const others = String.raw`ILM Level \d|[NS]VQ(?: Level)? [1-7]|City (?:and|&) Guilds|Chartered [A-Z][a-z]+|Transport Manager CPC|Driver CPC|PA[126][A-Z]?|Association of [A-Z][a-z]+ [A-Z][a-z]+`;

export const professionalPapers = new RegExp(String.raw`(?<![\w-])(?:${professionalLetters}|${others})(?![\w-])`);

/** School exams, which come after what the trade awards. */
export const schoolExams = /\b(?:GCSEs?|O[ -]?levels?|'O' Levels?|CSEs?)\b/i;
/** Anything above them. */
export const aboveSchoolExams =
  /\b(?:'?A'?[ -]?levels?|BTEC|[HO]N[CD]|Highers|[NS]VQ|Diploma|City (?:and|&) Guilds|degree|B(?:A|Sc|Eng|Ed)|M(?:A|Sc|Eng|BBS)|PhD|LLB|baccalaureate?|Access to)\b/i;
/** A letter below a pass at C stands after a subject: 'Maths D', 'English (E)'. */
export const lowGrades = /(?<=\p{Ll}\s\(?)[D-GU]{1,2}(?=[\s,;.)]|$)/gu;
export const passGrades = /(?<=\p{Ll}\s\(?)[ABC]{1,2}\*?(?=[\s,;.)]|$)/gu;
