/** How this request wants the page to look; the middleware has checked and written these headers. */
export interface Look {
  embedded: boolean;
  theme: 'light' | 'dark' | 'system';
  accent: string;
}

interface HeaderSource {
  get(name: string): string | null;
}

export function readLook(headers: HeaderSource): Look {
  const theme = headers.get('x-theme');
  return {
    embedded: headers.get('x-embedded') === '1',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    accent: headers.get('x-accent') ?? '',
  };
}
