const UNFINISHED =
  /(?:[-–—,&/(]|\b(?:to|and|or|of|the|an?|for|in|with|at|by|from|on|as|including|such|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))$/iu;

/** 'January 2016 to', 'able to work with': the line below continues the text. */
export const endsUnfinished = (line: string): boolean => UNFINISHED.test(line);
