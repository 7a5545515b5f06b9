import type { RefObject } from 'react';
import { goToSlot } from './slot-textarea';
import { slotsIn, type SlotPlace } from '@/lib/rewrite/slots';

/** The words inside the brackets: '[add the size]' -> 'add the size'. Where another gap has the same words, the last two words before the gap. */
function nameOf(slot: SlotPlace, slots: readonly SlotPlace[], text: string): string {
  const asked = slot.text.slice(1, -1);
  const before = text
    .slice(text.lastIndexOf('\n', slot.start) + 1, slot.start)
    .match(/[\p{L}\p{N}£%'’-]+/gu)
    ?.slice(-2)
    .join(' ');
  return before && slots.some((other) => other !== slot && other.text === slot.text) ? `…${before}` : asked;
}

/** The open gaps as buttons that lead to their place in the text. */
export function SlotChips({ text, area }: { text: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const slots = slotsIn(text);
  if (slots.length === 0) return null;
  return (
    <div className="tone-yellow space-y-2 text-sm">
      <p className="font-semibold">
        {slots.length === 1 ? 'One gap is' : `${slots.length} gaps are`} still open. Fill or remove each before you download.
      </p>
      {/* One row that scrolls on a phone, so that the text stays on the screen. */}
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap" aria-label="Open gaps">
        {slots.map((slot, index) => (
          <li key={slot.start} className="shrink-0">
            <button
              type="button"
              onClick={() => area.current && goToSlot(area.current, index)}
              className="tone-wash tone-text min-h-9 rounded-full border px-3 font-semibold sm:min-h-7"
            >
              {nameOf(slot, slots, text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
