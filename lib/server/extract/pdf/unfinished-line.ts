const UNFINISHED =
  /(?:[-–—,&/(]|\b(?:to|and|or|of|the|an?|for|in|with|at|by|from|on|as|including|such|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}))$/iu;

/** 'January 2016 to', 'able to work with': the line below goes on with it. */
export const endsUnfinished = (line: string): boolean => UNFINISHED.test(line);
