import localFont from 'next/font/local';

/*
 * Self-hosted, in two cuts each: the Latin Extended cuts load only where a letter of theirs appears ('Łukasz').
 * 'optional': a face that is late is kept for the next page, so that nothing shifts, also where a machine has no Arial to
 * adjust (Android, Linux). The text face is preloaded: without it a first visit shows the fall-back, whose wider letters
 * push the choice of a file off a phone's first screen.
 */

const text = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  preload: true,
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

const textExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  preload: false,
  variable: '--font-text-extended',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const display = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  preload: false,
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
});

const displayExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  preload: false,
  variable: '--font-display-extended',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

export const fontVariables = [text, textExtended, display, displayExtended].map((font) => font.variable).join(' ');
