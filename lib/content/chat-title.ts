/** Apart from the answers, since the button of every page needs the title alone. */
export const chatTitle = 'CV Helper';
