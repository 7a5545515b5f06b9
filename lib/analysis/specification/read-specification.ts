import { criterionOf, DESIRABLE_ITSELF, POLICY, readAdvert, type AdvertCriterion } from '../job-fit/advert';
import { demandsIn } from '../job-fit/advert-demands';
import { laidOut } from '../job-fit/advert-layout';
import { headingOf, isOffer, kindOfHeading, linesAsk, namesGroup, type AdvertHeading } from '../job-fit/advert-sections';
import { limits } from '@/lib/shared/limits';
import type { Assessment, CriterionKind } from '@/lib/shared/statement';
import { asksOnForm, behavioursOn, speaksOfBehaviours, withStages } from './behaviours';
import { assessmentsIn, kindIn, saidAssessments, trailingCodes, type Legend } from './codes';
import { instructionsIn, isInstruction, isMachineLine } from './instructions';
import { isLegend, legendOf } from './legend';
import { rowsOf, type Row } from './rows';
import type { ReadCriterion, Specification } from './specification';
import { columnNamed, criteriaOfRow, headerOf, isLostHeader } from './table';

const MOST_CRITERIA = 100;
const LONGEST = 600;
const LONGEST_HEADING_WORDS = 8;
const MOST_BELOW = 8;

/** What a person specification asks for, in the order of the document, and what it says of how to answer. */
export function readSpecification(document: string): Specification {
  const lines = document.split(/\r?\n/);
  const machineLines = lines.filter((line) => line.trim() !== '' && isMachineLine(line)).map((line) => line.trim());
  const plain = laidOut(lines.map((line) => (isMachineLine(line) ? '' : line)));
  const criteria = collect(criteriaOfForm(plain.join('\n')) ?? asAdvert(plain));
  return { criteria: criteria.map((one, i) => ({ id: `c${i + 1}`, ...one })), instructions: instructionsIn(lines), machineLines };
}

/** The criteria of a form, with what it says of each; null where the text is an advert of another kind. */
function criteriaOfForm(text: string): ReadCriterion[] | null {
  const reader = new Reader(text);
  const found = reader.read();
  return found.length > 0 && reader.isForm(found) ? found : null;
}

/** What an advert asks for, be it a form with codes and columns or a page in words of its own. */
export function criteriaOf(advert: string): AdvertCriterion[] {
  const lines = laidOut(advert.split(/\r?\n/, limits.cvLines));
  const form = criteriaOfForm(lines.join('\n'));
  if (!form) return readAdvert(lines);
  return collect(form).map(({ text, kind, behaviour }) => (behaviour ? { text, kind: 'statement' } : criterionOf(text, kind)));
}

/** Whatever has neither codes nor columns nor ways of assessment is read as an advert. */
const asAdvert = (lines: readonly string[]): ReadCriterion[] =>
  readAdvert(lines)
    .filter(({ text: words }) => !isInstruction(words))
    .map(({ text: words, kind }) => ({
      text: words,
      kind: kind === 'desirable' ? 'desirable' : 'essential',
      ...(kind === 'statement' ? { behaviour: true } : {}),
      assessedBy: [],
    }));

function collect(found: readonly ReadCriterion[]): ReadCriterion[] {
  const criteria = new Map<string, ReadCriterion>();
  for (const one of found) {
    const text = one.text
      .replace(/\s+/g, ' ')
      .replace(/[\s.;,:]+$/, '')
      .replace(/^[\s–•·*-]+/, '');
    const key = text.toLowerCase();
    if (text.length > 2 && criteria.size < MOST_CRITERIA && !criteria.has(key)) criteria.set(key, { ...one, text });
  }
  return [...criteria.values()];
}

/** 'Essential criteria:', 'Desirable', 'You should have (assessed at interview)': the kind of the following criteria. */
const KIND_HEADING =
  /^(?:the )?(essential|desirable)(?:s| criteria| criterion| requirements?| skills?| experience| qualifications?| attributes?| knowledge| abilities| and| &|,|\/| or| education| training| personal| qualities)*(?: \((?:[^)]*)\))?\s*[:.–-]?$/i;
const SPECIFICATION = /^(?:the )?(?:person(?:al|nel)? (?:spec(?:ification)?|profile)|selection criteria|shortlisting criteria)\b/i;

/** Text that follows a specification on the pages of job boards. */
const AFTER_SPECIFICATION =
  /^(?:employer (?:certification|details|contact|name)|applicant requirements|additional information|further (?:information|details)|disclosure and barring|certificate of sponsorship|uk registration|for questions about|documents(?: to download)?|supporting documents|how to apply|terms and conditions|conditions of service|benefits|what we offer|closing date|interview date|date of interview|contact details|signed|prepared by|review date)\b/i;

const BEHAVIOURS = /^(?:the )?(?:civil service )?behaviou?rs\b/i;

type Section = 'before' | 'asking' | 'other' | 'behaviours';

interface Context {
  section: Section;
  kind: CriterionKind | null;
  by: Assessment[];
  /** 'Desirable qualifications' reaches to the next group. */
  isOfGroup?: boolean;
}

class Reader {
  private readonly rows: Row[];
  private readonly legend: Legend;
  private readonly usesLetters: boolean;
  private readonly isCoded: boolean;
  private readonly isCellALine: boolean;
  private readonly isNested: boolean;
  private readonly hasKindHeadings: boolean;
  private readonly asksBehaviours: boolean;
  private readonly found: ReadCriterion[] = [];
  /** The behaviours below the sentence that asks for some of them in the application. */
  private readonly onForm = new Set<string>();
  private isOnForm = false;
  private columns: ReturnType<typeof headerOf> = null;
  private context: Context = { section: 'before', kind: null, by: [] };
  /** In a form with one cell on each line: words whose kind is on a later line. */
  private waiting: string | null = null;

  constructor(text: string) {
    const lines = text.split(/\r?\n/);
    this.legend = legendOf(lines);
    this.rows = rowsOf(text, this.legend).filter(({ text: words }) => !isLegend(words));
    this.asksBehaviours = speaksOfBehaviours(text);
    const atEnd = this.rows.filter(
      ({ cells, text: words }) => cells.length === 1 && /\s(?:E|D)(?:\s+[A-Z](?:\s*[/,&]\s*[A-Z])*)?$/.test(words),
    );
    const lettersAtEnd = this.rows.filter(({ text: words }) => /[\s(][A-Z](?:\s*[/,&]\s*[A-Z])+\)?$/.test(words));
    this.usesLetters = atEnd.length >= 3 || lettersAtEnd.length >= 2;
    this.isCellALine = cellALine(this.rows, this.legend);
    const coded = this.rows.filter(
      (row) => this.codesOf(row.text).kind !== null || row.cells.slice(1).some((cell) => kindIn(cell) !== null),
    );
    this.isCoded = this.isCellALine || coded.length >= 2 || this.rows.some((row) => isTwoColumns(headerOf(row, this.legend)));
    this.hasKindHeadings = this.rows.some((row) => kindHeading(row) !== null);
    this.isNested = this.rows.filter((row, i) => isGroup(row) && kindHeading(this.rows[i + 1]) !== null).length >= 2;
  }

  /** It says essential and desirable, or how it is assessed, as forms do; anything else is read as an advert is. */
  isForm(found: readonly ReadCriterion[]): boolean {
    return this.isCoded || found.some(({ assessedBy }) => assessedBy.length > 0);
  }

  read(): ReadCriterion[] {
    this.rows.forEach((row, i) => this.take(row, i));
    return withStages(this.found, this.onForm);
  }

  private codesOf(text: string) {
    return trailingCodes(text, { legend: this.legend, usesLetters: this.usesLetters });
  }

  private take(row: Row, i: number): void {
    if (asksOnForm(row.text)) this.isOnForm = true;
    const behaviours = behavioursOn(row.text, this.asksBehaviours, this.legend);
    if (behaviours.length > 0) {
      if (this.isOnForm) for (const { text } of behaviours) this.onForm.add(text);
      this.found.push(
        ...behaviours.map((one) => ({ ...one, assessedBy: one.assessedBy.length > 0 ? one.assessedBy : this.behavioursBy() })),
      );
      return;
    }
    const header = headerOf(row, this.legend);
    if (header || (row.cells.length === 1 && isLostHeader(row.text) && !this.isTitleOfKind(row))) {
      this.enterTable(header);
      return;
    }
    const isInTable = this.columns !== null && isTwoColumns(this.columns) && row.cells.length > 1;
    if (isInTable || row.cells.filter(Boolean).length > 1) this.takeCells(row);
    else this.takeLine(row, i);
  }

  private enterTable(header: ReturnType<typeof headerOf>): void {
    if (header) this.columns = header;
    const [kind, other] = (header ?? []).filter((column) => column === 'essential' || column === 'desirable');
    // 'Desirable criteria | Method' below a table of what is essential.
    this.context = { ...this.context, section: 'asking', ...(kind && !other ? { kind } : {}) };
  }

  private behavioursBy(): Assessment[] {
    return this.context.section === 'behaviours' ? this.context.by : [];
  }

  private isTitleOfKind(row: Row): boolean {
    return kindHeading(row) !== null;
  }

  private takeCells(whole: Row): void {
    const row = this.withoutKind(whole);
    const context = { columns: this.columns, kind: this.context.kind, legend: this.legend, usesLetters: this.usesLetters };
    const criteria = criteriaOfRow(row, context);
    if (criteria.length > 0) this.found.push(...criteria);
    else if (!this.isCoded || (this.context.section === 'asking' && this.columns === null)) this.takeLine(row, this.rows.indexOf(whole));
  }

  /** 'Essential' in the first cell holds for the rows below it as well. */
  private withoutKind(row: Row): Row {
    const [first = '', ...rest] = row.cells;
    const kind = first.length > 1 ? kindIn(first) : null;
    if (!kind || !rest.some(Boolean)) return row;
    this.context = { ...this.context, section: 'asking', kind };
    return { ...row, cells: ['', ...rest], text: rest.filter(Boolean).join(' ') };
  }

  private takeLine(row: Row, i: number): void {
    if (this.isCellALine && this.takeCellOfLine(row)) return;
    const kind = kindHeading(row);
    if (kind) {
      this.context = { section: 'asking', kind, by: headingBy(row.text, this.legend), isOfGroup: namesGroup(row.text) };
      return;
    }
    const coded = this.codesOf(row.text);
    if (coded.kind) {
      this.push(coded.text, coded.kind, coded.by);
      return;
    }
    if (this.columns && isTwoColumns(this.columns) && this.underLastColumn(row)) return;
    if (this.takeHeading(row, i)) return;
    if (!this.isCoded || this.context.kind !== null) this.takeListed(row, i, coded.text, coded.by);
  }

  /** A row of a table with two columns whose other cells were empty and are lost: what is asked stands under the first. */
  private underLastColumn(row: Row): boolean {
    return row.cells.length === 1 && isGroup(row);
  }

  private push(text: string, kind: CriterionKind, by: readonly Assessment[]): void {
    if (text.length <= LONGEST) this.found.push({ text, kind, assessedBy: by.length > 0 ? [...by] : this.context.by });
  }

  /** 'Experience of …' / 'Essential' / 'Application form': true where the line was a cell of that kind. */
  private takeCellOfLine({ text }: Row): boolean {
    const kind = kindIn(text);
    const by = kind ? null : assessmentsIn(text, this.legend);
    const last = this.found.at(-1);
    if (kind && this.waiting !== null) {
      this.found.push({ text: this.waiting, kind, assessedBy: [] });
      this.waiting = null;
      return true;
    }
    if (by && last && this.waiting === null) {
      last.assessedBy = by;
      return true;
    }
    if (kind || by || columnNamed(text)) return true;
    const both = this.codesOf(`x ${text}`);
    if (both.kind && both.text === 'x' && this.waiting !== null) {
      this.found.push({ text: this.waiting, kind: both.kind, assessedBy: both.by });
      this.waiting = null;
      return true;
    }
    if (this.codesOf(text).kind) return false;
    this.waiting = text;
    return true;
  }

  private takeHeading(row: Row, i: number): boolean {
    if (row.isMarked) return false;
    const next = this.rows[i + 1];
    const named = this.sectionNamed(row, next);
    if (named) {
      this.context = { section: named, kind: null, by: named === 'behaviours' ? headingBy(row.text, this.legend) : [] };
      return true;
    }
    const heading = headingOf(row.text, {
      endsWithColon: /[:…]$/.test(row.text),
      leadsList: next?.isMarked === true,
      hasGapAbove: row.hasGapAbove,
      below: this.listBelow(i),
    });
    if (heading === null) return false;
    this.enter(
      heading,
      row.text,
      this.rows.slice(i + 1, i + 6).map(({ text }) => text),
    );
    return true;
  }

  /** The lines of the list that a line leads. */
  private listBelow(i: number): string[] {
    const below = this.rows.slice(i + 1, i + 1 + MOST_BELOW);
    const end = below.findIndex(({ isMarked }) => !isMarked);
    return below.slice(0, end === -1 ? undefined : end).map(({ text }) => text);
  }

  /** Section names that only forms use. */
  private sectionNamed(row: Row, next: Row | undefined): Section | null {
    const words = row.text.split(/\s+/).length;
    if (SPECIFICATION.test(row.text) && words <= LONGEST_HEADING_WORDS + 4) return 'asking';
    if (words > LONGEST_HEADING_WORDS) return null;
    if (BEHAVIOURS.test(row.text)) return 'behaviours';
    if (namesGroupBefore(row, next)) return 'asking';
    return AFTER_SPECIFICATION.test(row.text) ? 'other' : null;
  }

  private enter(heading: AdvertHeading, text: string, below: readonly string[]): void {
    const { section, kind } = this.context;
    const isAsking = section === 'asking';
    const by = headingBy(text, this.legend);
    if (heading === 'group') this.enterGroup(by);
    else if (heading === 'essential' || heading === 'desirable') this.context = { section: 'asking', kind: heading, by };
    else if (heading !== 'unknown') this.context = { section: heading === 'statement' ? 'behaviours' : 'other', kind: null, by };
    else if (linesAsk(below)) this.context = { section: 'asking', kind: (isAsking && kind) || 'essential', by };
    else if (!isAsking) this.context = { section: 'other', kind: null, by };
  }

  private enterGroup(by: Assessment[]): void {
    const { section, kind, isOfGroup } = this.context;
    // 'Technical skills' beside the behaviours are asked for as they are.
    if (section === 'behaviours') this.context = { section: 'asking', kind: null, by: by.length > 0 ? by : this.context.by };
    else if (section === 'asking' && (this.isNested || (kind === 'desirable' && isOfGroup))) this.context = { ...this.context, kind: null };
  }

  /** A line of a list, or what a sentence of prose asks for. */
  private takeListed(row: Row, i: number, text: string, by: readonly Assessment[]): void {
    if (this.context.section !== 'asking' || text.length < 3 || this.isIntroduction(row)) return;
    const kind = this.kindOf(text);
    if (row.isMarked) this.push(text, kind, by);
    else if (POLICY.test(text) || isInstruction(text) || isOffer(text)) return;
    else if (/[.!?]\s+\p{Lu}/u.test(text)) {
      for (const demand of demandsIn(text)) this.push(demand.text, demand.isSoft ? 'desirable' : (this.context.kind ?? 'essential'), by);
    } else if (!this.isBesideMarks(i) && !text.endsWith(':')) this.push(text, kind, by);
  }

  /** A sentence between 'Person specification' and 'Essential criteria' speaks of the person at large. */
  private isIntroduction({ text, isMarked }: Row): boolean {
    return this.context.kind === null && !isMarked && /[.!?]$/.test(text) && this.hasKindHeadings;
  }

  private isBesideMarks(i: number): boolean {
    return this.rows[i - 1]?.isMarked === true || this.rows[i + 1]?.isMarked === true;
  }

  /** The words of a line weigh more than its place. */
  private kindOf(text: string): CriterionKind {
    if (DESIRABLE_ITSELF.test(text)) return 'desirable';
    return /^must\b/i.test(text) ? 'essential' : (this.context.kind ?? 'essential');
  }
}

const isTwoColumns = (columns: ReturnType<typeof headerOf>): boolean =>
  columns !== null && columns.includes('essential') && columns.includes('desirable');

const isGroup = ({ text, isMarked }: Row): boolean => !isMarked && headingOf(text, {}) === 'group';

function kindHeading(row: Row | undefined): CriterionKind | null {
  if (!row || row.isMarked || row.cells.filter(Boolean).length !== 1) return null;
  const [, kind] = KIND_HEADING.exec(row.text) ?? [];
  return kind ? (kind.toLowerCase() === 'desirable' ? 'desirable' : 'essential') : kindOfHeading(row.text);
}

const headingBy = (text: string, legend: Legend): Assessment[] => {
  const bracket = /\(([^)]*)\)/.exec(text)?.[1] ?? /\b((?:assessed|tested|measured)\b.*)$/i.exec(text)?.[1] ?? '';
  return bracket === '' ? [] : (saidAssessments(bracket, legend) ?? assessmentsIn(bracket, legend) ?? []);
};

const OFTEN = 3;
/** Each cell stands on a line of its own: what is asked, its kind, how it is assessed. */
function cellALine(rows: readonly Row[], legend: Legend): boolean {
  const kinds = rows.flatMap(({ text, cells }, i) => (cells.length === 1 && kindIn(text) !== null ? [i] : []));
  if (kinds.length < OFTEN) return false;
  const isLetter = kinds.filter((i) => (rows[i]?.text.length ?? 0) <= 3).length;
  const beforeHow = kinds.filter((i) => assessmentsIn(rows[i + 1]?.text ?? '', legend) !== null).length;
  const afterOne = kinds.filter((i, n) => n > 0 && i - (kinds[n - 1] ?? 0) === 2).length;
  return (
    isLetter / kinds.length > 0.6 || beforeHow / kinds.length > 0.6 || (afterOne / kinds.length > 0.6 && asksFor(rows[(kinds[0] ?? 0) - 1]))
  );
}

/** 'Experience' / 'Essential criteria': before 'Desirable' the last thing of a list may stand as well. */
function namesGroupBefore(row: Row, next: Row | undefined): boolean {
  const kind = kindHeading(next);
  const words = row.text.split(/\s+/).length;
  if (kind === null || words > LONGEST_HEADING_WORDS) return false;
  return kind === 'essential' || isGroup(row) || (words < FEWEST_WORDS && row.hasGapAbove);
}

const FEWEST_WORDS = 4;
/** The words above the first kind are a thing that is asked for, not the name of a group. */
const asksFor = (row: Row | undefined): boolean =>
  row !== undefined && row.text.split(/\s+/).length >= FEWEST_WORDS && headingOf(row.text, {}) === null;
