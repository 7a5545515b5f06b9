/**
 * Signs of clearly wrong grammar, each too weak to propose a correction. A single one may be style; where several lines have one, the
 * CV should be proofread (npm run eval:english counts careful documents that would be told so).
 */
const trades =
  'assistant|builder|carer|cashier|chef|cleaner|cook|driver|electrician|gardener|labourer|man|mechanic|nurse|operator|painter|person|plumber|student|teacher|waiter|waitress|welder|woman|worker';
/** Words that may stand between 'I am' and a trade without making it wrong: 'I am now a driver' has its article. */
const notBetween = '(?!(?:an?|another|any|both|deputy|each|every|head|her|his|lead|my|no|not|one|our|some|that|the|their|this|your)\\b)';
const manyOf = '(?:two|three|four|five|six|seven|eight|many|several|few|\\d{1,2})';

const signs: readonly RegExp[] = [
  new RegExp(
    String.raw`\bI am (?:${notBetween}[a-z-]+ ){0,2}(?:${trades}|girl|lady)(?=[.,;]|$| (?:and|but|for|from|in|since|very|who|with)\b)`,
  ),
  /\bvery (?:experience|interest|knowledge|motivate|respect|skill)\b/i,
  new RegExp(String.raw`\bwork(?:ed|ing|s)? like (?:an? )?(?:${trades})\b`, 'i'),
  /\b(?:search|look|looking) (?:job|work|position)\b/i,
  /\bI (?:can|must|will|could|should) \w{2,}(?:ing|ed)\b/,
  /\bI (?:is|has|are|were|doing|working|making|cleaning|helping|speaking|looking|living|having|driving|cooking)\b/,
  /\b(?:am|are|was|were) (?:work|do|make|go|have|know|want|drive|cook|learn|speak)\b/,
  /\b(?<!\b(?:can|could|did|do|does|help(?:ed|s)?|let|made|make|must|saw|should|that|watch(?:ed)?|will|would) )(?:he|she) (?:answer|ask|call|come|do|give|go|have|help|know|like|need|say|show|take|tell|want|work)\b/,
  /\bI (?:no|not|very) (?:like|have|know|speak|want|drive|need)\b/,
  /\bI (?:good|responsible|able|ready|available|experienced|interested|motivated|born|married|reliable|happy)\b/,
  /\bmy (?:duties|skills|jobs|tasks) (?:was|is|has)\b/i,
  /\bI (?:am )?(?:work|live|drive|working|living|driving) (?:\w+ ){0,4}(?:since|from) (?:19|20)\d\d\b/,
  /\bi (?:am|was|have|work|can|do|did|help|like|want|speak|drive)\b/,
  /\bmore (?:better|easier|faster|bigger|cheaper|quicker)\b/i,
  /\bmuch (?:people|customers|jobs|years|children|things)\b/i,
  /\bpeoples?\s(?:is|was|has)\b|\bchildrens\b|\b(?:informations|knowledges|equipments|advices|furnitures|the staffs)\b/i,
  /\bfor (?:make|do|go|help|clean|get|learn|improve|find) (?:the|my|new|better|job|all|by|to|alone)\b/i,
  /\b(?:teached|catched|buyed|goed|maked|writed|runned|drived|speaked|thinked|bringed|builded|leaved)\b/i,
  /\b(?:new|many|old|young|other|these) peoples\b|\b(?:new|many|all|other|two|three|four|five|six) staffs\b/i,
  /\bwhen (?:the )?(?:machine|customer|boss|manager|he|she|somebody|someone) (?:stop|need|want|come|go|work|break|ask|call)\b/i,
  /\b(?:and|but) no (?:wait|have|know|speak)\b/,
  /\bwork(?:ed|ing)? in (?:factory|warehouse|restaurant|hotel|shop)(?=[.,;]|$| (?:for|as|since|from|but)\b)/i,
  /\bI never (?:have|do|go|make) an? \w+ (?:in|for|since) (?:\w+ )?years?\b/i,
  /\b(?:did|do|does)(?:n['’]t| not) (?:has|had|went|knew|worked|came|got)\b/i,
  /\bsince (?:\d{1,2}|two|three|four|five|six|many) (?:years?|months?)\b(?! ago)/i,
  new RegExp(
    String.raw`\b${manyOf} (?:year|month|week|child|customer|machine|country|language)\b(?= (?:in|of|at|with|I|and)\b|[.,;]|$)`,
    'i',
  ),
];

/** Numbers of the lines that have such a sign. */
export const unevenLines = (text: string, foreign: ReadonlySet<number>): number[] =>
  text.split('\n').flatMap((line, number) => (!foreign.has(number) && signs.some((sign) => sign.test(line)) ? [number] : []));
