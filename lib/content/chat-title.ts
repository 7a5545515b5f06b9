/** Separate from the answers, because the button on every page needs only the title. */
export const chatTitle = 'CV Helper';
