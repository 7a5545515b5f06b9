import { act, render, screen } from '@testing-library/react';
import { ContentsList } from '@/components/results/report/contents-list';

const part = (id: string, title: string) => ({ id, title, group: 'What to change' as const, isLocked: false });
const entries = [part('strengths', 'Strengths and fixes'), part('improvements', 'Key Improvement Areas')];

/** The test browser has no layout: which parts are in the upper third of the screen is said here. */
let say: (seen: Record<string, boolean>, isBelow?: boolean) => void = () => undefined;

beforeEach(() => {
  const watched: Element[] = [];
  class Observer {
    constructor(report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      say = (seen, isBelow = false) =>
        act(() =>
          report(
            watched
              .filter(({ id }) => id in seen)
              .map((target) => ({
                target,
                isIntersecting: seen[target.id] === true,
                boundingClientRect: new DOMRect(0, isBelow ? 400 : -400),
              })),
          ),
        );
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => undefined;
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  Object.defineProperty(globalThis, 'DOMRect', {
    configurable: true,
    value: class {
      constructor(
        readonly x: number,
        readonly top: number,
      ) {}
    },
  });
  render(
    <>
      {entries.map(({ id }) => (
        <section key={id} id={id} />
      ))}
      <ContentsList entries={entries} score={71} label="Very Good" />
    </>,
  );
});

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

test('the part that is being read is marked, and the score stands over the list once the ring is out of sight', () => {
  expect(current()).toEqual([]);
  expect(screen.queryByText('71')).not.toBeInTheDocument();
  say({ strengths: true });
  expect(current()).toEqual([screen.getByRole('link', { name: 'Strengths and fixes' })]);
  expect(screen.getByText('71')).toBeVisible();
  say({ improvements: true });
  expect(current()).toEqual([screen.getByRole('link', { name: 'Key Improvement Areas' })]);
});

test('between two parts the last one stays marked; above the first none is', () => {
  say({ strengths: true });
  say({ strengths: false });
  expect(current()).toHaveLength(1);
  say({ strengths: false }, true);
  expect(current()).toEqual([]);
});
