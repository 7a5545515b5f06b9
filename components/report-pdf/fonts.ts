import { Font } from '@react-pdf/renderer';
import { fontFamily } from './styles';

/** A word longer than this may be broken so that it does not run off the page; every other word stays whole. */
const longestWord = 40;
const pieces = /[\s\S]{1,6}/gu;

/**
 * Noto Sans, because the built-in Helvetica lacks letters of many names. `folder` is where the font files are: an address in the
 * browser, a path on the server. Registering twice has no effect.
 */
export function registerFonts(folder: string): void {
  Font.register({
    family: fontFamily,
    fonts: [
      { src: `${folder}/noto-sans-regular.ttf`, fontWeight: 400 },
      { src: `${folder}/noto-sans-bold.ttf`, fontWeight: 700 },
      { src: `${folder}/noto-sans-italic.ttf`, fontWeight: 400, fontStyle: 'italic' },
    ],
  });
  Font.registerHyphenationCallback((word) => (word.length > longestWord ? (word.match(pieces) ?? [word]) : [word]));
}
