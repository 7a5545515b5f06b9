/** By this the server knows a page that has the script. */
export const loadAfterPaintId = 'load-after-paint';

/**
 * First the words, then their letterforms and what makes them answer: on a slow line the whole style sheet, the scripts and
 * the web fonts are what the first words would wait for. The server has put aside the addresses of the first two and of the
 * icon (paintable-page.ts); here they are asked for once the browser has painted. The fonts a browser has had it begins with.
 * What a visitor does until the scripts have come is kept, and replayed then (lib/client/early-input.ts).
 *
 * Goes into the page as text, and so uses nothing from outside itself.
 */
function loadAfterPaint(memoryKey: string, families: readonly string[]) {
  /** Storage may be blocked, in a frame or by the visitor's wish. */
  function remember(work: (storage: Storage) => string | null | void) {
    try {
      return work(window.localStorage);
    } catch {
      return null;
    }
  }

  /** Whether all web fonts have come. */
  const fontsCome = () =>
    Promise.all(families.map((family) => document.fonts.load(`1em ${family}`))).then((faces) => faces.every(({ length }) => length));

  /** They take over once they and the sheet are there, all at once: every change of letters lays the page out anew. */
  function askForFonts(inForce: Promise<unknown>) {
    const nothing = () => {};
    fontsCome().then((haveCome) => {
      if (haveCome) remember((storage) => storage.setItem(memoryKey, '1'));
    }, nothing);
    // Chrome forgets what faces have loaded when a sheet comes into force: asked again, it has them at hand.
    inForce.then(fontsCome).then((haveCome) => {
      if (haveCome) page.dataset.fonts = '1';
    }, nothing);
  }

  /**
   * A sheet comes into force without the faces the page has told already: told again, the browser looks for all letterforms
   * anew, and holds the page up meanwhile. Its own list of media is changed, since a link's would fetch it again.
   */
  function putIntoForce(sheet: CSSStyleSheet) {
    for (let at = sheet.cssRules.length; at--;) {
      if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
    }
    sheet.media.mediaText = '';
  }

  function loadTheRest() {
    if (isLoading) return;
    isLoading = true;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][data-href]');
    if (icon) icon.href = icon.dataset.href ?? '';
    const comeOf = (link: HTMLLinkElement, href = '') =>
      new Promise<CSSStyleSheet | null>((done) => {
        link.onload = () => done(link.sheet);
        link.onerror = () => done(null);
        link.href = href;
      });
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-href]')].map((link) => {
      link.media = 'not all';
      link.fetchPriority = 'high';
      return comeOf(link, link.dataset.href);
    });
    const putAside = [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];
    const scripts = putAside.map(({ nonce, dataset }) => {
      const hint = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', nonce });
      document.head.append(hint);
      return comeOf(hint, dataset.src);
    });
    // Chrome compiles a script as it comes, and restyles a page far more slowly beside that: all is fetched at once, and takes
    // effect in turn. What scripts draw needs the whole sheet; a script that hangs is waited for ten seconds.
    const patience = new Promise((done) => setTimeout(done, 10_000));
    const inForce = Promise.all([Promise.all(sheets), Promise.race([Promise.all(scripts), patience])]).then(([come]) => {
      for (const sheet of come) if (sheet) putIntoForce(sheet);
      for (const put of putAside) {
        const script = document.createElement('script');
        if (put.id) script.id = put.id;
        script.async = true;
        script.src = put.dataset.src ?? '';
        put.replaceWith(script);
      }
    });
    askForFonts(inForce);
  }

  /** What the scripts would answer, and the browser's own way would lose. */
  function untilHydrated<Type extends keyof WindowEventMap>(type: Type, keep: (event: WindowEventMap[Type]) => unknown) {
    const listen = (event: WindowEventMap[Type]) => {
      // The framework's last error page takes the place of the one that was to be hydrated.
      if (isHydrated || page.id === '__next_error__' || !keep(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener(type, listen, true);
  }

  const page = document.documentElement;
  let isHydrated = false;
  window.addEventListener('hydrated', () => (isHydrated = true));
  untilHydrated('click', ({ target, timeStamp }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    button?.setAttribute('data-pressed', String(timeStamp));
    return button;
  });
  // Sent by the browser itself, a form's fields would stand in the address.
  untilHydrated('submit', () => true);
  const chooserOf = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ? document.querySelector<HTMLInputElement>('input[type=file]') : null;
  untilHydrated('dragover', chooserOf);
  untilHydrated('drop', (event) => {
    const chooser = chooserOf(event);
    if (chooser && event.dataTransfer) chooser.files = event.dataTransfer.files;
    return chooser;
  });

  let isLoading = false;
  if (remember((storage) => storage.getItem(memoryKey))) page.dataset.fonts = '1';
  document.addEventListener('DOMContentLoaded', () => {
    // A browser may keep its paints to itself, and a page out of sight has none.
    setTimeout(loadTheRest, document.hidden ? 0 : 500);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length) loadTheRest();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** The script that belongs into the head of every page; `families` as the style sheet names the faces. */
export const loadAfterPaintScript = (families: readonly string[]): string =>
  `(${loadAfterPaint.toString()})('fontsLoaded', ${JSON.stringify(families)})`;
