import { expect, type Page } from 'playwright/test';

const mostStops = 80;

/** Presses Tab until what has the focus is what was sought. Every stop on the way must show that it has the focus. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const { label, isSeen } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return { label: '', isSeen: true };
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
      const labels = isField ? [...(element.labels ?? [])].map((own) => own.textContent) : [];
      const hasOutline = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none';
      return {
        label: [element.getAttribute('aria-label'), ...labels, element.matches('a, button, summary') ? element.textContent : '']
          .join(' ')
          .trim(),
        // The file field is drawn by its drop zone, a choice by its card.
        isSeen:
          element === document.body ||
          [element, element.closest('[data-testid=drop-zone]'), element.closest('label')].some((one) => hasOutline(one)),
      };
    });
    expect(isSeen, `the focus shows on '${label.slice(0, 60)}'`).toBe(true);
    if (name.test(label)) return;
  }
  throw new Error(`${name} was not reached within ${mostStops} stops`);
}
