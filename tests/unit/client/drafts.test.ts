import { openDraft, type DraftShape } from '@/lib/client/drafts';

interface Texts {
  texts: string[];
}

const shape: DraftShape<Texts> = {
  key: 'guidedProgress',
  start: () => ({ texts: ['', ''] }),
  read: (saved) => {
    const texts: unknown = typeof saved === 'object' && saved !== null && 'texts' in saved ? saved.texts : [];
    return { texts: Array.isArray(texts) ? texts.map(String) : ['', ''] };
  },
  parts: ({ texts }) => Object.fromEntries(texts.entries()),
  withPart: (mine, other, name) => ({ texts: mine.texts.map((text, at) => (String(at) === name ? (other.texts[at] ?? text) : text)) }),
};

const kept = new Map<string, string>();
let isBlocked = false;
let time = 0;
const open = () => openDraft(shape, 'a1', () => (time += 1));

beforeEach(() => {
  jest.useFakeTimers();
  kept.clear();
  isBlocked = false;
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isBlocked) throw new Error('The storage is blocked.');
      kept.set(key, value);
    },
  };
  Object.assign(globalThis, { window: { localStorage } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('a draft', () => {
  it('is saved when typing pauses, and is there when the page is opened again', () => {
    const draft = open();
    draft.update({ texts: ['One', ''] });
    expect(draft.state().saving).toBe('pending');
    jest.runAllTimers();
    expect(draft.state().saving).toBe('saved');
    expect(open().state().progress).toEqual({ texts: ['One', ''] });
  });

  it('keeps what two tabs wrote in different parts', () => {
    const [left, right] = [open(), open()];
    left.update({ texts: ['Left', ''] });
    right.update({ texts: ['', 'Right'] });
    left.flush();
    right.flush();
    left.refresh();
    for (const draft of [left, right, open()]) expect(draft.state().progress).toEqual({ texts: ['Left', 'Right'] });
    expect(left.state().takenOver).toBe(true);
  });

  it('takes of one part the text that was written last, whichever tab saves first', () => {
    const [left, right] = [open(), open()];
    right.update({ texts: ['Earlier', ''] });
    left.update({ texts: ['Later', ''] });
    left.flush();
    right.flush();
    expect(open().state().progress.texts[0]).toBe('Later');
  });

  it('says so where the browser keeps nothing', () => {
    const draft = open();
    isBlocked = true;
    draft.update({ texts: ['One', ''] });
    expect(draft.flush()).toBe(false);
    expect(draft.state().saving).toBe('refused');
  });

  it('starts afresh from a damaged memory', () => {
    kept.set('guidedProgress:a1', '{');
    expect(open().state().progress).toEqual({ texts: ['', ''] });
  });
});
