import type { RefObject } from 'react';
import { slotsIn } from '@/lib/rewrite/slots';

/** Gaps that are still open, as chips: a click leads to the gap in the text. */
export function SlotChips({ text, area }: { text: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const slots = slotsIn(text);
  if (slots.length === 0) return null;
  const go = (start: number, end: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <div className="tone-yellow space-y-2 text-sm">
      <p className="font-semibold">
        {slots.length === 1 ? 'One gap is' : `${slots.length} gaps are`} still open. Fill or remove each before you download.
      </p>
      <ul className="flex flex-wrap gap-2" aria-label="Open gaps">
        {slots.map((slot) => (
          <li key={slot.start}>
            <button
              type="button"
              onClick={() => go(slot.start, slot.end)}
              className="tone-wash tone-text min-h-7 rounded-full border px-3 font-semibold"
            >
              {slot.text.slice(1, -1)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
