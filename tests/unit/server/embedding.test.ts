import { NextRequest } from 'next/server';
import { embedding } from '@/lib/server/http/embedding';

const look = (query: string, headers: Record<string, string> = {}) => embedding(new NextRequest(`http://localhost/${query}`, { headers }));

describe('how the page is to look', () => {
  it.each(['?embedded=true', '?hideHeader=true'])('%s hides header and footer', (query) => {
    expect(look(query)['x-embedded']).toBe('1');
  });

  it('a frame counts as embedded without any parameter, unless embedded=false says otherwise', () => {
    expect(look('', { 'sec-fetch-dest': 'iframe' })['x-embedded']).toBe('1');
    expect(look('?embedded=false', { 'sec-fetch-dest': 'iframe' })['x-embedded']).toBe('0');
    expect(look('')['x-embedded']).toBe('0');
  });

  it('takes known themes and hex colours, and ignores anything else', () => {
    expect(look('?theme=dark&accentColor=0a7')).toMatchObject({ 'x-theme': 'dark', 'x-accent': '00aa77' });
    expect(look('?theme=neon&accentColor=red;}body{')).toMatchObject({ 'x-theme': 'system', 'x-accent': '' });
  });
});
