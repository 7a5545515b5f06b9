/** What pdf.js and mammoth stand for where they miss something, to begin a sentence with. */
export const SOME_SOFTWARE = 'Some software';
