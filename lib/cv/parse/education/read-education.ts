import type { DateRange, EducationEntry, Piece } from '@/lib/cv/cv';
import { datesOf } from '../dates/dates';
import { isPlace, partsOf, type Part } from '../entry-parts';
import { wholeLines } from './education-lines';
import { tidy, type Line } from '@/lib/cv/document/lines';
import { normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { readStatements } from '../statements';

const institution =
  /\b(?:university|ysgol|coleg|universität|universidad|universitat|universidade|universitatea|università|universitä|université|universiteit|uni|uniwersytet|univerzita|univerzitet|universitet|universitetas|egyetem|yliopisto|üniversitesi|politechnika|politecnico|politécnica|politehnica|szkoła|technikum|akademia|liceul|liceo|escola|faculdade|mokykla|gimnazija|colegiul|liceum|lyceum|college|school|academy|institute|instituto|istituto|institut|polytechnic|polytechnique|hochschule|fachhochschule|école|ecole|escuela|colegio|lycée|gymnasium|conservatoire|sixth form|comp$|high$|grammar|faculty|seminary|UCL|LSE|MIT|ETH|UWE|UCLAN|Oxbridge|open university|business school|(?:training|education|learning|skills) (?:centre|center)|bootcamp|general assembly|le wagon|makers|大学|学院|جامعة)\b|大学|学院|جامعة|szkół|škola/i;
const award =
  /(?:^|[\s(,])(?:(?:b\.?sc|b\.?a|b\.?eng|m\.?eng|m\.?sc|m\.?sci|m\.?a|m\.?b\.?a|ph\.?d|d\.?phil|m\.?phil|m\.?res|ll\.?b|ll\.?m|b\.?ed|m\.?ed|ed\.?d|b\.?mus|b\.?arch|m\.?arch|b\.?tech|m\.?tech|b\.?com|m\.?math|m\.?phys|m\.?chem|m\.?pharm|mb ?bs|mb ?chb|bds|bvsc|b\.?n|bnurs|m\.?s|b\.?s|m\.?st|m\.?litt|m\.?p\.?a|m\.?p\.?h|npq\p{L}{0,4})(?=$|[\s,.:;()/-])\.?(?: ?\(?hons\.?\)?)?|bachelor(?:['’]?s)?(?: of [\p{L}]+| degree| \(hons\))?|master(?:['’]?s)?(?: of [\p{L}]+| degree)?|doctor(?:ate)?(?: of [\p{L}]+)?|diploma|licence|licenciatura|grado(?: en)?|máster|ingeniería|abitur|diplom|ausbildung|maîtrise|baccalauréat|laurea(?: magistrale| triennale)?|bacharelado|mestrado|technik|magister|licencjat|inżynier|matura|bacalaureat|bachillerato|maturità|vwo|pgce|pgcert|pgdip|postgraduate (?:certificate|diploma)|graduate diploma|foundation degree|foundation year|foundation diploma|fda|fdsc|hnd|hnc|higher national (?:diploma|certificate)|(?:aat|cipd|cmi|acca|cima) level \d(?: (?:associate |advanced )?(?:diploma|certificate))?|sqe\d?(?: and sqe\d)?|btec(?: [\p{L}\d]{1,14}){0,5} (?:diploma|certificate|award)|btec (?:level \d(?: (?:national|extended|subsidiary|foundation|first|higher))?|national|first|higher)|btec|city (?:&|and) guilds|c&g|nvq(?: level \d)?|svq|gnvq|t[- ]levels?|as[- ]?levels?|a2[- ]?levels?|a[- ]?levels?|gce|gcses?|igcses?|o[- ]?levels?|international baccalaureate|ib diploma|scottish (?:highers?|nationals?)|nationals? \d|intermediate \d|leaving certificate|welsh baccalaureate|higher diploma|advanced highers?|highers?|national 5s?|standard grades?|access to (?:he|higher education)[\p{L} ]{0,20}|functional skills|key skills|(?:(?:ocr|ncfe|cache|ilm|cmi|eal|vtct|pearson|edexcel|abc|ascentis|aim) )?level \d(?: (?:associate diploma|advanced diploma|diploma|certificate|award|nvq|extended diploma|apprenticeship))?|(?:advanced |higher |degree |intermediate )?apprenticeship|extended diploma|national diploma|certificate of higher education|cert ?he|dip ?he|lpc|gdl|bptc|bar course|sqe|degree|high school diploma|ged|associate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts|business))|minor|cambridge (?:pre-u|national|technical)|epq|certificate(?: in| of)?|qts|registered nurse|aat|acca|cima|cipd)(?![\p{L}])/iu;
const grade =
  /\b(?:first[- ]class(?: honours| hons)?|upper[- ]second[- ]class(?: honours)?|lower[- ]second[- ]class(?: honours)?|second[- ]class(?: honours)?|third[- ]class(?: honours)?|2[:.][12]|1st(?: class(?: honours)?)?|2nd class|3rd class|distinction\*?|merit|pass|gpa:? ?[\d.]+(?: ?\/ ?[\d.]+)?|grades? ?:? ?[A-E1-9*][\w*, -]{0,20}|grade:? [\d.]+|first\b(?= ?[,)(]|$)|cum laude|magna cum laude|predicted [\w*:.]{1,14})(?: ?\(\d{2}(?:\.\d)?%?\))?/iu;

/** Awards whose subjects follow behind commas. */
const schoolAward =
  /^(?:\d{1,2} )?(?:gcse|igcse|a[- ]?level|as[- ]?level|o[- ]?level|scottish|advanced higher|higher|national|intermediate|standard grade)/i;

/** What the European form prints beside each answer. */
const formLabel =
  /^(?:(?:start |end )?dates?|from|to|study type|area(?: of study)?|degree|course|title of qualification(?: awarded)?|name and type of organi[sz]ation\b.{0,60}|principal subjects?\b.{0,40}|level in (?:inter)?national classification|qualification|institution|subjects?|grade)$/i;

/** What is said of a date and names nothing: 'left 2008', 'graduated July 2019'. */
const saidOfDate = /^(?:left|graduated|completed|finished|attended|awarded|expected|started|passed)$/i;

/** What stands alone under an award that no school is named for gave it. */
const awardingBody =
  /^(?:CIPD|CIPS|ACCA|AAT|CIMA|CIM|CMI|ILM|CII|RICS|CIOB|BCS|IOSH|NEBOSH|ICAEW|ICAS|Pearson|Edexcel|AQA|OCR|WJEC|SQA|NCFE|CACHE|City (?:&|and) Guilds|Chartered [\p{Lu}][\p{L} &]{4,50})$/u;

const gradeLetters = /(?<![\p{L}\d])(?:D\*D\*D\*?|DDD|DDM|DMM|MMM|A\*?A\*?[A-E*]{1,4}|[A-E]{3,4})(?![\p{L}\d])/u;

interface Draft {
  lines: Line[];
  institution: Part | null;
  award: Part | null;
  dates: DateRange | null;
  parts: Part[];
}

/**
 * Education by filling slots: a line that brings a second institution, award or date opens the next entry. Works for
 * 'institution first' and 'award first', with dates in any place, because the first entry shows which slot comes first.
 */
export function readEducation(text: CvText, sections: readonly (readonly Line[])[]): EducationEntry[] {
  const drafts = settleColumns(sections.flatMap((lines) => cut(text, wholeLines(text, lines))));
  let school: Part | null = null;
  const entries: EducationEntry[] = [];
  for (const one of drafts) {
    if (!one.institution && !one.award && !one.dates) continue;
    // a second award below one school: 'Highfield School / A levels … / GCSEs …'
    school = one.institution ?? (one.award && !one.dates ? school : null);
    entries.push(makeEntry(text, { ...one, institution: school }));
  }
  return entries;
}

/** Fewest rows that show in which column the schools stand, and in which the awards. */
const minRows = 2;

/** '2019 ⇥ City & Guilds ⇥ 2391 Testing' below rows of date, school and award: the body stands where the schools do, whatever it reads like. */
function settleColumns(drafts: Draft[]): Draft[] {
  const shapes = drafts.flatMap((one) => {
    const [school, own] = [columnOf(one, one.institution), columnOf(one, one.award)];
    return school >= 0 && own >= 0 && school !== own ? [{ columns: one.lines[0]?.items.length, school, own }] : [];
  });
  const [usual] = shapes;
  const isOne = shapes.every(({ columns, school, own }) => columns === usual?.columns && school === usual?.school && own === usual.own);
  if (!usual || !isOne || shapes.length < minRows) return drafts;
  return drafts.map((one) => {
    const isRow = one.lines[0]?.items.length === usual.columns && !one.institution && columnOf(one, one.award) === usual.school;
    const course = one.parts.find((part) => columnOf(one, part) === usual.own);
    return isRow && course ? { ...one, institution: one.award, award: course } : one;
  });
}

/** Which piece of its first line the part stands in; -1 where it stands elsewhere. */
const columnOf = ({ lines }: Draft, part: Part | null): number =>
  part ? (lines[0]?.items.findIndex(({ start, end }) => start <= part.start && end >= part.end) ?? -1) : -1;

/** 'NVQ Level 3 Plastering, Telford College, 2013': an award and where it was earned, whatever its section is called. */
const isSchooling = (text: string): boolean => text.length < 160 && award.test(text) && institution.test(text);

/** The lines of a list of courses that tell of schooling: an award and where it was earned, on one line or below each other. */
export function schoolingIn(lines: readonly Line[]): Line[] {
  const found = new Set<Line>();
  lines.forEach((line, index) => {
    const [next, after] = [lines[index + 1], lines[index + 2]];
    if (isSchooling(line.text)) found.add(line);
    else if (next && isShort(line) && isShort(next) && award.test(line.text) && !award.test(next.text) && institution.test(next.text)) {
      found.add(line).add(next);
      if (after && after.words <= 5 && datesOf(after).length > 0) found.add(after);
    }
  });
  return [...found];
}

const isShort = (line: Line): boolean => line.words <= 10 && line.bullet === undefined;

function cut(text: CvText, lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  // a list of qualifications: its bullets are entries, not details of one
  const isList = lines[0]?.bullet !== undefined;
  let opener: 'institution' | 'award' | 'date' | null = null;
  const open = (): Draft => {
    const fresh: Draft = { lines: [], institution: null, award: null, dates: null, parts: [] };
    drafts.push(fresh);
    return fresh;
  };
  for (const [index, line] of lines.entries()) {
    const dates = line.words <= 26 && line.text.length < 300 ? datesOf(line) : [];
    const range = dates.find((one) => !one.single) ?? dates.at(-1) ?? null;
    const isHeadLike =
      (line.words <= 24 && line.text.length < 300 && !/[.!?]$/.test(line.text.replace(/\b(?:Ltd|Inc|Hons)\.$/, ''))) ||
      (line.words <= 12 && line.text.length < 120);
    const parts = isHeadLike
      ? partsOf(text, [line], dates)
          .filter((part) => !formLabel.test(part.text) && !saidOfDate.test(part.text))
          .flatMap(splitDegree)
      : [];
    for (const part of parts) {
      part.line = index;
      part.group += index * 100;
    }
    const isDetail =
      line.bullet !== undefined &&
      !isList &&
      current !== null &&
      (current.institution !== null || current.award !== null) &&
      !(current.award === null && award.exec(line.text)?.index === 0) &&
      !(range && !range.single);
    const body = current?.award && !current.institution ? parts.find((part) => awardingBody.test(part.text)) : undefined;
    const school = isDetail
      ? null
      : (body ??
        parts.find(
          (part) =>
            institution.test(part.text) &&
            !/^(?:school|college|university) (?:prefect|council|captain)|^high school diploma/i.test(part.text),
        ) ??
        null);
    const degree = isDetail
      ? null
      : (parts.find((part) => part !== school && award.test(part.text)) ??
        (school ? null : (parts.find((part) => award.test(part.text)) ?? null)));
    const date = isDetail || !isDateOfEntry(range, line) ? null : range;
    const clashes =
      current !== null &&
      ((school !== null && current.institution !== null) ||
        (degree !== null &&
          current.award !== null &&
          !isSameAward(lines[index - 1], line) &&
          !isNextSubject(current, degree, dates) &&
          !isGradeLine(current, degree, school, line, dates)) ||
        (date !== null &&
          current.dates !== null &&
          (school !== null || degree !== null || opener === 'date' || isCourseOfItsOwn(line, parts))));
    // '• MSc, 2019 - 2020' over '• BSc, 2016 - 2019', both below one university
    const heir = line.bullet !== undefined && degree && !school && opener === 'institution' ? current?.institution : null;
    if (!current || clashes) {
      current = open();
      current.institution = heir ?? null;
    }
    if (drafts.length === 1 && opener === null) opener = school && !degree ? 'institution' : degree ? 'award' : date ? 'date' : null;
    // 'Institution' of the next entry may stand under a filled one: a lone date never opens where one is missing
    current.lines.push(line);
    current.institution ??= school;
    current.award ??= degree;
    current.dates = current.dates && date ? closed(current.dates, date) : (current.dates ?? date);
    current.parts.push(...parts);
  }
  return drafts;
}

const degreeBefore = /^(?:[bm]\.?(?:sc|s|a|eng|tech|ed|ba|com|phil|res)|ph\.?d|d\.?phil|ll[bm]|hn[cd]|pgce)\.? /i;

/** 'PhD Elm University': a degree in a column so narrow that nothing parts it from the school. */
function splitDegree(part: Part): Part[] {
  const { length } = degreeBefore.exec(part.text)?.[0] ?? '';
  const rest = part.text.slice(length);
  if (length === 0 || !/^\p{Lu}/u.test(rest) || !institution.test(rest) || part.end - part.start !== part.text.length) return [part];
  return [
    { ...part, text: part.text.slice(0, length - 1), end: part.start + length - 1, group: part.group - 0.5 },
    { ...part, text: rest, start: part.start + length },
  ];
}

/** 'Start date: 2013' over 'End date: 2016'. */
const closed = (open: DateRange, end: DateRange): DateRange =>
  open.current && open.from && end.from === null && end.to ? { ...open, to: end.to, current: false } : open;

/** 'Short course in accessible design ⇥ 2026' below a dated degree. */
const isCourseOfItsOwn = (line: Line, parts: readonly Part[]): boolean =>
  line.bullet === undefined &&
  line.items.length > 1 &&
  parts.some(({ text }) => /^\p{Lu}/u.test(text) && !isPlace(text) && !grade.test(text));

/** Two awards of one wrapped line ("A Levels Maths (A), \n AS Level Physics") are one. */
const isSameAward = (previous: Line | undefined, line: Line): boolean =>
  previous !== undefined && /[,&]$|\band$/.test(previous.text) && previous.block === line.block;

/** 'Mathematics ⇥ GCSE ⇥ 6' over 'English ⇥ GCSE ⇥ 5': rows of one award. */
const isNextSubject = (current: Draft, degree: Part, dates: readonly DateRange[]): boolean =>
  dates.length === 0 &&
  schoolAward.test(degree.text) &&
  current.award !== null &&
  normaliseForMatch(degree.text) === normaliseForMatch(current.award.text);

/** '10 GCSEs at grades 9–6' below 'Oak School, GCSEs', 'Geography A; EPQ A*' below the A-levels: how well, in a line without school or dates. */
function isGradeLine(current: Draft, degree: Part, school: Part | null, line: Line, dates: readonly DateRange[]): boolean {
  const nameOf = (part: Part | null): string => normaliseForMatch(award.exec(part?.text ?? '')?.[0].trim() ?? '');
  const own = nameOf(current.award);
  if (!schoolAward.test(own) || !current.institution || !current.dates || school || dates.length > 0) return false;
  return degree.start > line.start || nameOf(degree) === own;
}

const isDateOfEntry = (range: DateRange | null, line: Line): boolean => range !== null && (!range.single || line.words <= 14);

function makeEntry(text: CvText, one: Draft): EducationEntry {
  const first = one.lines[0];
  const last = one.lines.at(-1);
  const others = one.parts.filter((part) => part !== one.institution && part !== one.award);
  const { awardPiece, areaPiece: behind } = splitAward(text, one.award ?? unnamedAward(one), others, one.institution);
  const areaPiece =
    behind && !isMark(behind.text) ? behind : (subjectBefore(one, others) ?? namedMajor(others) ?? subjectBehind(one, others));
  const institutionPart = one.institution ?? unnamedInstitution(one, areaPiece);
  const gradeMatch = findGrade(one);
  const named = [institutionPart, awardPiece, one.dates];
  const details = one.lines.filter(
    (line) => !holdsAny(line, named) && (line.bullet !== undefined || (one.parts.length > 0 && isDetail(line, [areaPiece, gradeMatch]))),
  );
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    institution: institutionPart && withoutRemark(institutionPart),
    award: awardPiece,
    area: areaPiece,
    grade: gradeMatch,
    dates: one.dates,
    statements: readStatements(text, details),
  };
}

/** '6', 'A*', '6-5' say how well, not what was studied. */
const isMark = (text: string): boolean => /^(?:[A-E]\*?|\d)(?:[- ]?(?:[A-E]\*?|\d)){0,3}$/.test(text);

/** 'Graphic Design, BA (Hons)', 'Mathematics ⇥ GCSE': the subject right before the award. */
function subjectBefore({ award: own, institution: school }: Draft, others: readonly Part[]): Piece | null {
  if (!own) return null;
  const before = others.filter((part) => part.line === own.line && part.end <= own.start && part !== school).at(-1);
  const isSubject =
    before &&
    /^\p{Lu}\p{L}{2}/u.test(before.text) &&
    before.text.split(' ').length <= 6 &&
    !isPlace(before.text) &&
    !grade.test(before.text);
  return isSubject ? pieceOf(before.start, before.text) : null;
}

/** 'Major in Economics' above or below the award. */
function namedMajor(others: readonly Part[]): Piece | null {
  for (const { text, start } of others) {
    const { length } = /^(?:major(?:ing|ed)?|speciali[sz](?:ing|ation)) in /i.exec(text)?.[0] ?? '';
    if (length > 0) return pieceOf(start + length, text.slice(length));
  }
  return null;
}

/** 'BSc ⇥ Elm University, Geography': the subject right behind the school. */
function subjectBehind({ award: own, institution: school }: Draft, others: readonly Part[]): Piece | null {
  if (!own || !school || own.end > school.start || own.line !== school.line || schoolAward.test(own.text)) return null;
  const next = others.find((part) => part.group === school.group && part.start > school.end);
  const isSubject =
    next && /^\p{Lu}[^\d]{3,60}$/u.test(next.text) && !isPlace(next.text) && !grade.test(next.text) && !institution.test(next.text);
  return isSubject ? pieceOf(next.start, next.text) : null;
}

/** 'Cornwall College (evening class)', 'Elm University (Distinction)', 'Durham University. Thesis': what tells how, or begins a new sentence, is no name. */
function withoutRemark({ text, start }: Part): Piece {
  const bracket = / ?\(([^()]{1,50})\)?$/.exec(text);
  const isRemark = bracket !== null && (/^[\p{Ll}\d]/u.test(bracket[1] ?? '') || grade.test(bracket[1] ?? ''));
  const name = (isRemark ? text.slice(0, bracket.index) : text).replace(/(?<=\p{Ll}{4})\. \p{Lu}.{0,200}$/u, '');
  return { text: tidy(name), start, end: start + name.length };
}

const holdsAny = (line: Line, pieces: readonly (Span | null)[]): boolean =>
  pieces.some((piece) => piece !== null && piece.start < line.end && piece.end > line.start);

/** A sentence, or a line of its own ('Modules: …') that says no part of the head. */
const isDetail = (line: Line, pieces: readonly (Span | null)[]): boolean =>
  line.words > 14 || (line.words >= 4 && !holdsAny(line, pieces) && !isPlace(line.text));

/** What no list knows is named by its first words: 'First aid course', 'CeMAP, London Institute of Banking & Finance'. */
const unnamedAward = ({ institution: school, parts, lines }: Draft): Part | null =>
  parts.find(
    (part) =>
      /\p{L}{3}/u.test(part.text) &&
      !isPlace(part.text) &&
      (!school || (lines.length === 1 && part.end <= school.start && part.text.split(' ').length <= 5 && !grade.test(part.text))),
  ) ?? null;

/** 'UC Berkeley' carries no word such as university: beside an award, the next proper name is where it was earned. */
function unnamedInstitution(one: Draft, area: Piece | null): Part | null {
  if (!one.award) return null;
  const isFree = (part: Part): boolean => part !== one.award && (area === null || part.end <= area.start || part.start >= area.end);
  const candidates = [
    ...one.parts.filter((part) => part.group !== one.award?.group || part.line !== one.award.line),
    ...(schoolAward.test(one.award.text) ? [] : one.parts),
  ];
  return (
    candidates.find(
      (part) =>
        isFree(part) &&
        /^\p{Lu}/u.test(part.text) &&
        part.text.length > 2 &&
        part.text.split(' ').length <= 7 &&
        !grade.test(part.text) &&
        !isPlace(part.text) &&
        !/^\[|:|\b(?:modules?|courses?|dissertation|project|thesis|including|honours)\b/i.test(part.text),
    ) ?? null
  );
}

/** 'BSc (Hons) Geography' → the award and its subject; the subject may be the next part. */
function splitAward(
  text: CvText,
  part: Part | null,
  others: readonly Part[],
  school: Part | null,
): { awardPiece: Piece | null; areaPiece: Piece | null } {
  if (!part) return { awardPiece: null, areaPiece: null };
  const match = award.exec(part.text);
  if (!match) return { awardPiece: pieceOf(part.start, part.text), areaPiece: null };
  const lead = match[0].length - match[0].replace(/^[\s(,]/, '').length;
  let end = match.index + match[0].length;
  const hons = /^[\s,]{0,2}\(?(?:hons|honours)\.?\)?/i.exec(part.text.slice(end));
  if (hons) end += hons[0].length;
  const rest = part.text.slice(end);
  // 'GCSEs Maths (6), Art (7)', 'A-levels: Economics (B), Welsh (A)'
  const isOfList = (other: Part): boolean =>
    other.line === part.line &&
    other.start >= part.end &&
    (other.group === part.group || (other.group === part.group + 1 && text.charAt(part.end) === ':')) &&
    !(school && school.start > part.end && other.start >= school.start);
  const last = schoolAward.test(match[0].slice(lead)) ? others.filter(isOfList).at(-1) : undefined;
  const from = part.start + end + lengthOfJoint(text.slice(part.start + end, part.start + end + 20));
  if (last && from < last.end)
    return {
      awardPiece: pieceOf(part.start + match.index + lead, part.text.slice(match.index + lead, end)),
      areaPiece: pieceOf(from, text.slice(from, last.end)),
    };
  const joint = lengthOfJoint(rest);
  const areaText = rest.slice(joint).replace(/[\s,;:]{1,8}$/, '');
  const begin = isKindOf(match[0].slice(lead), part.text.slice(0, match.index)) ? 0 : match.index + lead;
  const awardPiece = pieceOf(part.start + begin, part.text.slice(begin, end).replace(/ (?:in|of)$/i, ''));
  if (/[\p{L}]{2}/u.test(areaText)) return { awardPiece, areaPiece: pieceOf(part.start + end + joint, areaText) };
  if (match.index > 3) return { awardPiece: pieceOf(part.start, part.text.slice(0, end)), areaPiece: null };
  const next = others.find(
    (other) =>
      other.start > part.start &&
      other.start - part.end < 6 &&
      !grade.test(other.text) &&
      !isPlace(other.text) &&
      !institution.test(other.text),
  );
  return { awardPiece, areaPiece: next ? pieceOf(next.start, text.slice(next.start, next.end)) : null };
}

/** 'Vocational Certificate', 'Executive Diploma': the words before say which. */
const isKindOf = (own: string, before: string): boolean =>
  /^(?:certificate|diploma|licence|apprenticeship|degree)\b/i.test(own) && /^(?:\p{Lu}[\p{L}-]{1,20} ?){1,3}$/u.test(before);

/** What stands between an award and its subject. */
const lengthOfJoint = (text: string): number => /^[\s:–—-]{0,4}(?:in |of |en |in den |für )?/i.exec(text)?.[0].length ?? 0;

function pieceOf(start: number, raw: string): Piece {
  const text = raw.replace(/[\s,;:]{1,10}$/, '');
  return { text: tidy(text), start, end: start + text.length };
}

function findGrade(one: Draft): Piece | null {
  for (const part of one.parts) {
    if (part === one.institution) continue;
    const match = grade.exec(part.text) ?? gradeLetters.exec(part.text);
    if (match && normaliseForMatch(match[0]) !== 'as')
      return { text: tidy(match[0]), start: part.start + match.index, end: part.start + match.index + match[0].length };
  }
  return null;
}
