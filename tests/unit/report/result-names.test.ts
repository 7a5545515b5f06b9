import { categories, confidences, engines, insightNames, levels, outcomes, priorities, severities } from '@/lib/report/result-names';
import { quickStatNames } from '@/lib/report/display-result';
import * as schema from '@/lib/shared/result';

describe('the names the reader accepts', () => {
  it('are exactly those of the result schema', () => {
    expect(insightNames).toEqual(schema.insightNames);
    expect(confidences).toEqual(schema.confidenceSchema.options);
    expect(priorities).toEqual(schema.prioritySchema.options);
    expect(levels).toEqual(schema.levelSchema.options);
    expect(categories).toEqual(schema.ledgerCategories);
    expect(outcomes).toEqual(schema.ledgerLineSchema.shape.outcome.options);
    expect(severities).toEqual(schema.ledgerLineSchema.shape.severity.options);
    expect(engines).toEqual(schema.analysisResultSchema.shape.engine.options);
    expect([...quickStatNames]).toEqual(Object.keys(schema.analysisResultSchema.shape.quickStats.shape));
  });
});
