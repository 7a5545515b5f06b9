import { config } from 'zod';

/*
 * Zod writes code for each schema of an object and runs it, which is faster. A page's content policy refuses that: zod goes on
 * without, but the browser reports each page that tries. Imported before any schema is made, by the page and by its worker.
 */
config({ jitless: true });
