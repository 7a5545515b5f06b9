import type { Form } from '../text-shapes';

/** How awards, institutions and grades are written, in parts of patterns. `education-patterns.ts` compiles them. */

/** Letters of degrees, with or without full stops. 'MArch' must not have a year after it, because 'March 2008' is a date. */
const degreeLetters =
  'b\\.?sc|b\\.?a|b\\.?eng|m\\.?eng|m\\.?sc|m\\.?sci|m\\.?a|m\\.?b\\.?a|ph\\.?d|d\\.?phil|m\\.?phil|m\\.?res|ll\\.?b|ll\\.?m|b\\.?ed|m\\.?ed|ed\\.?d|b\\.?mus|b\\.?arch|m\\.?arch(?!\\s(?:\\d|[-–—]|to\\b))|b\\.?tech|m\\.?tech|b\\.?com|m\\.?math|m\\.?phys|m\\.?chem|m\\.?pharm|mb ?bs|mb ?chb|bds|bvsc|b\\.?n|bnurs|m\\.?s|b\\.?s|m\\.?st|m\\.?litt|m\\.?p\\.?a|m\\.?p\\.?h|npq\\p{L}{0,4}';

/** Of two forms that match at one place the first one counts, so longer ones stand before those they begin with. */
export const awardForms: readonly Form[] = [
  {
    id: 'award.degree-letters',
    form: `(?:${degreeLetters})(?=$|[\\s,.:;()/-])(?! (?:instructor|controller|wearer|team))\\.?(?: ?\\(?hons\\.?\\)?)?`,
    example: 'BSc (Hons)',
  },
  { id: 'award.bachelor', form: "bachelor(?:['’]?s)?(?: of [\\p{L}]+| degree| \\(hons\\))?", example: 'Bachelor of Arts' },
  { id: 'award.master', form: "master(?:['’]?s)?(?: of [\\p{L}]+| degree)?", example: "Master's degree" },
  { id: 'award.doctor', form: 'doctor(?:ate)?(?: of [\\p{L}]+)?', example: 'Doctor of Philosophy' },
  {
    id: 'award.abroad',
    form: 'higher secondary|senior secondary|sslc|wassce|kcse|technikum|diploma|licence|licenciatura|grado(?: en)?|máster|ingeniería|abitur|diplom|ausbildung|maîtrise|baccalauréat|laurea(?: magistrale| triennale)?|bacharelado|mestrado|technik|magister|licencjat|inżynier|matura|bacalaureat|bachillerato|maturità|vwo',
    example: 'Laurea magistrale',
  },
  {
    id: 'award.postgraduate',
    form: 'pgce|pgcert|pgdip|postgraduate (?:certificate|diploma)|graduate diploma',
    example: 'Postgraduate Certificate',
  },
  { id: 'award.foundation', form: 'foundation degree|foundation year|foundation diploma|fda|fdsc', example: 'Foundation Degree' },
  { id: 'award.higher-national', form: 'hnd|hnc|onc|ond|higher national (?:diploma|certificate)', example: 'HND' },
  {
    id: 'award.professional-level',
    form: '(?:aat|cipd|cmi|acca|cima) level \\d(?: (?:associate |advanced )?(?:diploma|certificate))?|sqe\\d?(?: and sqe\\d)?',
    example: 'AAT Level 4 Diploma',
  },
  {
    id: 'award.btec',
    form: 'btec(?: [\\p{L}\\d]{1,14}){0,5} (?:diploma|certificate|award)|btec (?:level \\d(?: (?:national|extended|subsidiary|foundation|first|higher))?|national|first|higher)|btec',
    example: 'BTEC Level 3 Extended Diploma',
  },
  {
    id: 'award.vocational',
    form: 'city (?:&|and) guilds|c&g|nvq(?: (?:level )?\\d)?|svq(?: (?:level )?\\d)?|gnvq|t[- ]levels?',
    example: 'NVQ Level 2',
  },
  {
    id: 'award.school',
    form: 'as[- ]?levels?|a2[- ]?levels?|a[- ]?levels?|gce|i?gcse[\\x27’]?s|i?gcse|o[- ]?levels?|international baccalaureate|ib diploma|scottish (?:highers?|nationals?)|nationals? \\d|intermediate \\d|leaving certificate|welsh baccalaureate|higher diploma|advanced highers?|highers?(?! level)|cses?|national 5s?|standard grades?',
    example: 'A-levels',
  },
  {
    id: 'award.access',
    form: 'access to (?:he|higher education)[\\p{L} ]{0,20}|functional skills|key skills|esol(?: (?:entry|level))?(?: \\d)?',
    example: 'Access to HE',
  },
  {
    id: 'award.level',
    form: '(?:(?:ocr|ncfe|cache|ilm|cmi|eal|vtct|pearson|edexcel|abc|ascentis|aim) )?level \\d(?: (?:associate diploma|advanced diploma|diploma|certificate|award|nvq|extended diploma|apprenticeship))?',
    example: 'CACHE Level 3 Diploma',
  },
  { id: 'award.apprenticeship', form: '(?:advanced |higher |degree |intermediate )?apprenticeship', example: 'Advanced Apprenticeship' },
  {
    id: 'award.diploma',
    form: 'extended diploma|national diploma|certificate of higher education|cert ?he|dip ?he',
    example: 'Certificate of Higher Education',
  },
  { id: 'award.law', form: 'lpc|gdl|bptc|bar course|sqe', example: 'LPC' },
  {
    id: 'award.american',
    form: "degree|high school diploma|ged|associate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts|business))|minor",
    example: 'Associate of Arts',
  },
  { id: 'award.school-other', form: 'cambridge (?:pre-u|national|technical)|epq|certificate(?: in| of)?', example: 'EPQ' },
  {
    id: 'award.registration',
    form: 'qts|hlta|higher level teaching assistant(?: status)?|registered nurse|aat|acca|cima|cipd',
    example: 'QTS',
  },
];

/** Words in the names of schools, colleges and universities. */
export const institutionForms: readonly Form[] = [
  {
    id: 'institution.university',
    form: 'university|ysgol|coleg|universität|universidad|universitat|universidade|universitatea|università|universitä|université|universiteit|uni|uniwersytet|univerzita|univerzitet|universitet|universitetas|egyetem|yliopisto|üniversitesi',
    example: 'University of Leeds',
  },
  {
    id: 'institution.abroad',
    form: 'politechnika|politecnico|politécnica|politehnica|szkoła|technikum|akademia|liceul|liceo|escola|faculdade|mokykla|gimnazija|colegiul|liceum|lyceum',
    example: 'Politecnico di Milano',
  },
  { id: 'institution.school', form: 'college|school|academy|institute', example: 'Wyke Sixth Form College' },
  {
    id: 'institution.abroad-other',
    form: 'instituto|istituto|institut|polytechnic|polytechnique|hochschule|fachhochschule|école|ecole|escuela|colegio|lycée|gymnasium|conservatoire',
    example: 'Hochschule Bremen',
  },
  { id: 'institution.school-short', form: 'sixth form|comp$|high$|grammar|faculty|seminary', example: 'Bradley High' },
  { id: 'institution.by-name', form: 'UCL|LSE|MIT|ETH|UWE|UCLAN|Oxbridge', example: 'UCL' },
  {
    id: 'institution.training',
    form: 'open university|business school|(?:training|education|learning|skills) (?:centre|center)|bootcamp|general assembly|le wagon|makers',
    example: 'Humber Training Centre',
  },
  { id: 'institution.other-scripts', form: '大学|学院|جامعة', example: 'جامعة القاهرة' },
];

/** Parts of such words, which a pattern with word boundaries would not find. */
export const institutionPartForms: readonly Form[] = [
  { id: 'institution.part-of-word', form: '大学|学院|جامعة|szkół|škola', example: 'Základní škola' },
];

export const gradeForms: readonly Form[] = [
  {
    id: 'grade.class',
    form: 'first[- ]class(?: honours| hons)?|upper[- ]second[- ]class(?: honours)?|lower[- ]second[- ]class(?: honours)?|second[- ]class(?: honours)?|third[- ]class(?: honours)?',
    example: 'Upper second-class honours',
  },
  { id: 'grade.class-in-figures', form: '2[:.][12]|1st(?: class(?: honours)?)?|2nd class|3rd class', example: '2:1' },
  { id: 'grade.word', form: 'distinction\\*?|merit|pass', example: 'Distinction' },
  { id: 'grade.gpa', form: 'gpa:? ?[\\d.]+(?: ?\\/ ?[\\d.]+)?', example: 'GPA 3.8/4.0' },
  {
    id: 'grade.labelled',
    form: 'grades? ?:? ?[A-E1-9*]{1,6}(?:(?:,? (?:to |and |[-–] )?|[-–/])[A-E1-9*]{1,6}(?![\\p{L}\\d])){0,9}(?![\\p{L}\\d])(?: (?:and|or) above)?|grade:? [\\d.]+',
    example: 'Grades: AAB',
  },
  { id: 'grade.first', form: 'first\\b(?= ?[,)(]|$)', example: 'First' },
  { id: 'grade.latin', form: 'cum laude|magna cum laude', example: 'magna cum laude' },
  { id: 'grade.predicted', form: 'predicted [\\w*:.]{1,14}', example: 'Predicted 2:1' },
];
