/** Where a finding stands in the report, as an address within the page. */
export const improvementPlace = (auditId: string): string => `improvement-${auditId}`;
export const ledgerPlace = (auditId: string): string => `ledger-${auditId}`;

/** Unfolds whatever a part of the report is folded into, itself included, and brings it into view with the focus. */
export function reveal(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true;
  const own = element.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  element.scrollIntoView({ block: 'start' });
  const target = element.querySelector<HTMLElement>('summary, [tabindex="-1"]') ?? element;
  target.focus({ preventScroll: true });
}
