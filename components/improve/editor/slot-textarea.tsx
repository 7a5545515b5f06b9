'use client';

import { useRef, type RefObject } from 'react';
import { slotsIn } from '@/lib/rewrite/slots';

interface SlotTextareaProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Shared by the field and the drawing under it. Both keep room for a scroll bar, so that their lines break at the same words. */
const box = 'block w-full rounded-md border p-3 text-base whitespace-pre-wrap break-words [scrollbar-gutter:stable]';

function Marked({ text }: { text: string }) {
  const slots = slotsIn(text);
  return (
    <>
      {slots.map(({ start, text: slot }, index) => (
        <span key={start}>
          {text.slice(slots[index - 1]?.end ?? 0, start)}
          <mark className="tone-yellow rounded-sm bg-[color-mix(in_oklab,var(--tone-fill)_34%,var(--sheet))] text-transparent">{slot}</mark>
        </span>
      ))}
      {text.slice(slots.at(-1)?.end ?? 0)}
    </>
  );
}

/** Selects a gap and scrolls to it. Browsers do not scroll to a selection, so the position comes from the mark in the drawing under the text. */
export function goToSlot(area: HTMLTextAreaElement, index: number) {
  const slot = slotsIn(area.value)[index];
  const drawing = area.previousElementSibling;
  if (!slot || !drawing) return;
  area.setSelectionRange(slot.start, slot.end);
  area.focus({ preventScroll: true });
  drawing.querySelectorAll('mark')[index]?.scrollIntoView({ block: 'center' });
  area.scrollTop = drawing.scrollTop;
}

/** Puts the cursor behind these words, before their full stop, and scrolls to them, by the place that they have in the drawing under the text. */
export function goToWords(area: HTMLTextAreaElement, words: string) {
  const start = area.value.indexOf(words);
  const drawing = area.previousElementSibling;
  if (start < 0 || !drawing) return;
  area.focus({ preventScroll: true });
  const end = start + words.replace(/[.;]$/, '').length;
  area.setSelectionRange(end, end);
  const place = rangeAt(drawing, start);
  area.scrollTop += place.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientHeight / 2;
  drawing.scrollTop = area.scrollTop;
  window.scrollBy(0, place.getBoundingClientRect().top - window.innerHeight / 2);
}

/** The place of a character in the text of an element. */
function rangeAt(element: Element, offset: number): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left < length) {
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      return range;
    }
    left -= length;
  }
  return range;
}

/** A text field that highlights its gaps. A text field cannot hold marks, so the same text is drawn under it, transparent except for the marks. */
export function SlotTextarea({ id, label, value, onChange, describedBy, area }: SlotTextareaProps) {
  const under = useRef<HTMLDivElement>(null);
  return (
    <div className="relative">
      <div
        ref={under}
        aria-hidden="true"
        className={`${box} pointer-events-none absolute inset-0 overflow-hidden border-transparent bg-sheet text-transparent`}
      >
        <Marked text={value} />
      </div>
      <textarea
        ref={area}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        rows={Math.min(24, Math.max(4, value.split('\n').length + Math.ceil(value.length / 90)))}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          if (under.current) under.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={`${box} relative max-h-[calc(var(--view-height)*0.45)] min-h-32 lg:max-h-[calc(var(--view-height)*0.7)] lg:min-h-48 resize-y border-rule-strong bg-transparent [field-sizing:content]`}
      />
    </div>
  );
}
