import { showPanelOf } from '../report/finding-address';

export const unlockFieldId = 'unlock-email';

/** Where every locked part of the report leads. */
export function focusUnlockForm(): void {
  const field = document.getElementById(unlockFieldId);
  if (field) showPanelOf(field);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
