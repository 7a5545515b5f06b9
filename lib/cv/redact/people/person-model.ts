import { logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import data from './person-weights.json';

/** On the marks of a run, trained by `npm run facts:people`. */
const model: LogisticModel = data;

/** Above 0 a run of words is rather a person's name than not. */
export const personLogit = (marks: readonly string[], by = model): number => logitOf(marks, by);
