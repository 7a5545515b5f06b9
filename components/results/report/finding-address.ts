import { flushSync } from 'react-dom';

/** The address of a finding within the page. */
export const improvementPlace = (auditId: string): string => `improvement-${auditId}`;
export const ledgerPlace = (auditId: string): string => `ledger-${auditId}`;
/** The box that says the top fix in full. */
export const oneThingPlace = 'one-thing-title';
/** The tab that shows a panel of the report on a phone. */
export const tabOf = (panelId: string): string => `tab-${panelId}`;

/** Clicks the element; the page has changed when it returns. */
const press = (button: HTMLElement | null): void => flushSync(() => button?.click());

/** Everything around an element that hides it, from the outside in. */
function around(element: Element, selector: string): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part = element.closest<HTMLElement>(selector); part; part = part.parentElement?.closest<HTMLElement>(selector) ?? null)
    found.unshift(part);
  return found;
}

export const rowButton = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>('button[aria-expanded]');

export function openRow(row: Element): void {
  const button = rowButton(row);
  if (button?.getAttribute('aria-expanded') === 'false') press(button);
}

/** On a phone selects the tab of an element; on a wide screen every panel is shown. */
export function showPanelOf(element: Element): void {
  const panel = element.closest('[role="tabpanel"]');
  const tab = panel && document.getElementById(tabOf(panel.id));
  if (tab?.getAttribute('aria-selected') === 'false') press(tab);
}

/** Opens everything that an element of the report is folded into, itself included, and scrolls to it with the focus. */
export function reveal(id: string, block: ScrollLogicalPosition = 'start'): void {
  const element = document.getElementById(id);
  if (!element) return;
  showPanelOf(element);
  for (const row of around(element, '[data-row]')) openRow(row);
  for (const part of around(element, 'details')) part.setAttribute('open', '');
  element.querySelector(':scope > details')?.setAttribute('open', '');
  element.scrollIntoView({ block });
  const target = element.querySelector<HTMLElement>('summary, button[aria-expanded], [tabindex="-1"], a') ?? element;
  target.focus({ preventScroll: true });
}
