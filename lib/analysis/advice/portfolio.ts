import { portfolioSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** Web, graphic, interior, fashion and other designers, architects, artists and photographers: employers look at the work first. */
const SHOWN_BY_WORK = new Set(['2141', '2142', '2451', '3411', '3417', '3421', '3422', '3429']);

/** A link to the work itself, where an employer in this work looks before anything else. */
export const portfolio: ReaderAdvice = ({ input: { cv }, career, audit: { unsure } }) =>
  career && SHOWN_BY_WORK.has(career.group.soc) && !unsure.includes('work') && !cv.contact.links.some(({ kind }) => kind !== 'linkedin')
    ? readerAdvice('portfolio', 'loses-readers', portfolioSentences.say(null), [])
    : [];
