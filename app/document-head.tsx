'use client';

import { textFamily } from './fonts';

/**
 * First the words, then their letterforms: on a slow line the web fonts are what the first words, and the scripts,
 * would wait for. So they are asked for once the browser has painted; one that has had them begins with them.
 *
 * Goes into the page as text, and so uses nothing from outside itself.
 */
function askForFontsOncePainted(memoryKey: string, family: string) {
  /** Storage may be blocked, in a frame or by the visitor's wish. */
  function remember(work: (storage: Storage) => string | null | void) {
    try {
      return work(window.localStorage);
    } catch {
      return null;
    }
  }

  function askForFonts() {
    document.documentElement.dataset.fonts = '1';
    document.fonts.load(`1em ${family}`).then(
      (faces) => faces.length && remember((storage) => storage.setItem(memoryKey, '1')),
      () => {},
    );
  }

  if (remember((storage) => storage.getItem(memoryKey))) return askForFonts();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length) askForFonts();
  }).observe({ type: 'paint', buffered: true });
  // A browser may keep its paints to itself, and a frame out of sight has none.
  setTimeout(askForFonts, 3_000);
}

/**
 * Only as the head's own HTML does a script stand before the framework's style sheet; behind it, it would wait for that
 * and keep the words back. In a browser it has run already, and React leaves what it finds in the head.
 */
export function DocumentHead({ nonce }: { nonce: string }) {
  if (typeof window !== 'undefined') return <head />;
  const text = `(${askForFontsOncePainted.toString()})('fontsLoaded', ${JSON.stringify(textFamily)})`;
  return <head dangerouslySetInnerHTML={{ __html: `<script nonce="${nonce}">${text}</script>` }} />;
}
