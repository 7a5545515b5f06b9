/**
 * What a visitor did while the scripts were still coming: fields hold what was typed or ticked, buttons pressed were marked
 * in the page's head (lib/server/http/first-paint/load-after-paint.ts). React takes over the page as the server drew it and
 * would know nothing of either. To be called once everything listens; no first HTML has a `select`.
 */
export async function replayEarlyInput(): Promise<void> {
  window.dispatchEvent(new Event('hydrated'));
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea')];
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (one, other) => Number(one.dataset.pressed) - Number(other.dataset.pressed),
  );
  const deeds = [
    ...fields.filter(isChanged).map((field) => (isTicked(field) ? tickAgain(field, field.checked) : writeAgain(field, field.value))),
    ...pressed.map((button) => () => {
      delete button.dataset.pressed;
      button.click();
    }),
  ];
  // What was wanted is read before, since React draws the rest anew.
  for (const deed of deeds) {
    // Each finds what the one before has changed, and nothing the visitor does now comes between: React draws, and this goes
    // on, before the browser hands out the next press.
    await Promise.resolve();
    deed();
  }
}

const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.disabled) return false;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  // Of a group of radios one was chosen; that another no longer is follows from it.
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
}

/** React listens to changes of what it last saw: so the field goes back for a moment, and then to where the visitor had it. */
const tickAgain = (field: HTMLInputElement, wanted: boolean) => () => {
  field.checked = !wanted;
  field.click();
};

const writeAgain = (field: HTMLInputElement | HTMLTextAreaElement, wanted: string) => () => {
  field.value = field.defaultValue;
  // On the element itself React keeps watch; past it, what is written counts as typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
