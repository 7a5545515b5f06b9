/** Every bracket that opens is closed, and the other way round. */
export const isBalanced = (text: string): boolean =>
  [...text].reduce((depth, sign) => (depth < 0 ? depth : depth + Number(sign === '(') - Number(sign === ')')), 0) === 0;
