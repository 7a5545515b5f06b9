import { useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

const settleMs = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches 250 ms after the last key press. '/' anywhere on the page focuses the field. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: value, from: value });
  // Something else changed the address, for example Back: show its search.
  if (typed.from !== value) setTyped({ text: value, from: value });

  useEffect(() => {
    if (typed.text === value) return;
    const timer = setTimeout(() => onSearch(typed.text), settleMs);
    return () => clearTimeout(timer);
  }, [typed.text, value, onSearch]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id} className="font-normal! text-ink-soft">
        {label}
      </Label>
      <Input
        ref={input}
        id={id}
        type="search"
        aria-keyshortcuts="/"
        value={typed.text}
        maxLength={200}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        className="min-h-9! w-56! px-2.5! text-sm"
      />
    </div>
  );
}
