export const unlockFieldId = 'unlock-email';

/** Where every locked part of the report leads. */
export function focusUnlockForm(): void {
  const field = document.getElementById(unlockFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
