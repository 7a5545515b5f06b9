/**
 * What a visitor did while the scripts were still coming: buttons pressed were marked in the page's head
 * (lib/server/http/first-paint/load-after-paint.ts), fields hold what was typed or ticked. React takes over the page as the server
 * drew it and would know nothing of either.
 */
export function replayEarlyInput(): void {
  document.documentElement.dataset.hydrated = '1';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea')) {
    if (isTicked(field)) {
      if (field.checked !== field.defaultChecked) tickAgain(field);
    } else if (field.value !== field.defaultValue) writeAgain(field);
  }
  // Once the fields' words have reached the state that a press sends.
  setTimeout(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed;
      button.click();
    }
  });
}

const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** React listens to changes of what it last saw: so the field goes back for a moment, and then to where the visitor has it. */
function tickAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

function writeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  // On the element itself React keeps watch; past it, what is written counts as typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
