/** Words by which a profile says what comes next. */
export const AIM =
  /\b(?:seeking|looking\s(?:for|to)|aim(?:ing)?\sto|hop(?:e|ing)\sto|keen\sto|want(?:ing)?\s(?:to|a)|ready\s(?:to|for)|next\s(?:step|role|post|move)|mov(?:e|ing)\sinto|would\slike|wish(?:ing)?\sto|open\sto|available\sfor|interested\sin|now\s(?:after|want|wish)|returning\sto|retrain(?:ing)?\sas|working\stowards|applying\sfor|career\schange)\b/i;
