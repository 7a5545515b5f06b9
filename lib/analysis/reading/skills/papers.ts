import type { Cv } from '@/lib/cv/cv';

/** Longer pieces are sentences about a course. */
const MOST_WORDS = 6;

/** What is named between commas in the certificates, courses and memberships: 'CSCS, SMSTS, IPAF' are three. */
export const papersIn = ({ certificates, training, memberships }: Cv): string[] =>
  [...certificates, ...training, ...memberships].flatMap(({ title, statements }) => {
    const further = statements.flatMap(({ text }) => text.split(/[,;]/)).filter((part) => part.trim().split(/\s+/).length <= MOST_WORDS);
    return [...title.text.split(/[,;]/), ...further].filter((part) => /\p{L}{2}/u.test(part));
  });
