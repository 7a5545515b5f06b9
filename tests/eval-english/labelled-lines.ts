/** A mistake that the writer of the line labelled: where it stands and what is meant. */
export interface Label {
  start: number;
  end: number;
  kind: 'spelling' | 'word' | 'grammar' | 'other';
  right: string;
}

export interface LabelledLine {
  trade: string;
  text: string;
  labels: Label[];
}

const KINDS: Readonly<Record<string, Label['kind']>> = { s: 'spelling', w: 'word', g: 'grammar', o: 'other' };
const LABEL = /\{([swgo]) ([^|}]*)\|([^}]*)\}/g;

/** '{s recieve|receive}' is a misspelling, 'w' another word of the language, 'g' grammar, 'o' what no check looks for. '# …' names the trade. */
export function labelledLines(file: string): LabelledLine[] {
  let trade = '';
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) trade = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    let text = '';
    let from = 0;
    const labels: Label[] = [];
    for (const match of line.matchAll(LABEL)) {
      const [whole, sign = '', wrong = '', right = ''] = match;
      text += line.slice(from, match.index);
      labels.push({ start: text.length, end: text.length + wrong.length, kind: KINDS[sign] ?? 'other', right });
      text += wrong;
      from = match.index + whole.length;
    }
    return [{ trade, text: text + line.slice(from), labels }];
  });
}
