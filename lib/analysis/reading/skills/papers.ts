import type { Cv } from '@/lib/cv/cv';

/** What is named between commas in the certificates, courses and memberships: 'CSCS, SMSTS, IPAF' are three. */
export const papersIn = ({ certificates, training, memberships }: Cv): string[] =>
  [...certificates, ...training, ...memberships].flatMap(({ title, statements }) =>
    [title, ...statements].flatMap(({ text }) => text.split(/[,;]/)).filter((part) => /\p{L}{2}/u.test(part)),
  );
