import type { NextRequest } from 'next/server';

const hex = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const themes = new Set(['light', 'dark', 'system']);

/** Decides how the page looks before it is drawn; the root layout reads these request headers. */
export function embedding(request: NextRequest): Record<'x-embedded' | 'x-theme' | 'x-accent', string> {
  const query = request.nextUrl.searchParams;
  const asked = query.get('embedded');
  const framed = request.headers.get('sec-fetch-dest') === 'iframe';
  const embedded = asked === 'false' ? false : asked === 'true' || query.get('hideHeader') === 'true' || framed;
  const theme = query.get('theme') ?? '';
  const accent = query.get('accentColor') ?? '';
  return {
    'x-embedded': embedded ? '1' : '0',
    'x-theme': themes.has(theme) ? theme : 'system',
    'x-accent': hex.test(accent) ? sixDigits(accent) : '',
  };
}

const sixDigits = (value: string): string => (value.length === 3 ? [...value].map((digit) => digit + digit).join('') : value).toLowerCase();
