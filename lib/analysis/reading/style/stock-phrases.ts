import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';

/** The different stock phrases among the hits, each once: 'hands on' is 'hands-on', and 'passionate' is part of 'passionate about'. */
export const stockPhrases = (hits: readonly PhraseHit<Phrase>[]): string[] => {
  const found = hits.filter(({ value }) => value.list === 'cliche').map(({ value }) => value.id.replaceAll('-', ' '));
  const different = [...new Set(found)];
  return different.filter((phrase) => !different.some((longer) => longer !== phrase && ` ${longer} `.includes(` ${phrase} `)));
};
