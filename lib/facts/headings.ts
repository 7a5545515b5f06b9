import type { SectionKind } from './section-kinds';
import wordlists from './wordlists.json';

/**
 * Section headings by kind. The English variants come from the word lists; this table adds further UK wordings and the usual headings
 * of CVs in other languages (compiled from common templates), so that a CV in Spanish or German gets the same sections.
 */
const further: Record<SectionKind, string> = {
  summary:
    'personal statement|profile statement|professional statement|about|bio|biography|career aim|career aims|career goals|employment objective|professional overview|key information|background|perfil|perfil profesional|resumen|resumen profesional|sobre mí|profil|profil professionnel|résumé professionnel|à propos|kurzprofil|über mich|profilo|profilo professionale|sommario|resumo|perfil profissional|profiel|over mij|个人简介|自我评价|الملخص|نبذة',
  experience:
    'working experience|work|jobs|employment record|employment details|career|career details|career summary and employment|professional career|professional history|work experience and employment|employment and experience|employment and work experience|employment & experience|key employment|recent employment|recent experience|earlier career|earlier employment|earlier experience|previous experience|previous work experience|relevant work experience|relevant employment|further experience|further employment|other employment|other work experience|part-time work|part time employment|nursing experience|nhs experience|school experience|legal experience|legal work experience|research experience|academic appointments|academic experience|retail experience|management experience|leadership experience|commercial experience|consultancy experience|freelance experience|freelance work|self-employment|voluntary and work experience|experience and employment|vocational|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|berufserfahrung|beruflicher werdegang|praktische erfahrung|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiência|experiência profissional|werkervaring|arbeidservaring|doświadczenie|doświadczenie zawodowe|工作经验|工作经历|职业经历|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية',
  education:
    'study|studies|training & education|training and education|education & professional qualifications|education and professional qualifications|academic qualifications and education|school education|secondary education|further education|education, training and qualifications|education/qualifications|education / qualifications|qualifications and education|qualifications & education|academic|academics|university|school|academic education and qualifications|educational qualifications|education profile|education summary|educación|formación|formación académica|estudios|formation|formations|études|éducation|parcours académique|ausbildung|bildung|bildungsweg|studium|schulbildung|istruzione|istruzione e formazione|formazione|formação|formação acadêmica|formação académica|educação|opleiding|opleidingen|wykształcenie|edukacja|教育|教育背景|教育经历|التعليم|المؤهلات|المؤهلات العلمية',
  skills:
    'toolkit|my toolkit|toolbox|skill set|methods|research methods|techniques|laboratory techniques|skill|key skills and competencies|key skills & competencies|key skills and attributes|skills and attributes|skills & attributes|skills and abilities|skills & abilities|skills and knowledge|skills & knowledge|skills & competencies|technical skills & tools|technical skills and tools|technical expertise|technical knowledge|technical|tools|tools & technologies|tools and software|software|software and systems|systems and software|systems|it systems|systems used|it|it proficiency|it competencies|it & software|core skills|main skills|relevant skills|additional skills|other skills|practical skills|personal skills|interpersonal skills|key attributes|key areas of expertise|areas of specialism|skills and achievements|skills & achievements|skills and tools|skills & tools|skills and technologies|skills & technologies|skills and interests|skills & interests|skills, tools and technologies|programming skills|programming languages|programming|competencies|competences|key competences|core competences|core strengths|proficiencies|computing skills|computing|tech stack|tech skills|technology|technology skills|key technologies|areas of knowledge|knowledge|featured skills|top skills|trade skills|business skills|management skills|hard skills|habilidades|competencias|aptitudes|conocimientos|conocimientos informáticos|informática|compétences|compétences techniques|compétences informatiques|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|fachkenntnisse|it-kenntnisse|competenze|competenze tecniche|conoscenze|capacità|competências|vaardigheden|competenties|umiejętności|技能|专业技能|计算机技能|المهارات',
  certifications:
    'credentials|certification|certificate|licenses|licences and certificates|certifications and licences|certifications & licences|licences & certifications|certifications and training|certificates and training|professional qualification|professional licences|accreditation|tickets|licences and tickets|cards and tickets|certificates and licences|certificates & licences|certificaciones|certificados|certificats|zertifikate|zertifizierungen|certificazioni|certificações|certificaten|certyfikaty|证书|الشهادات',
  projects:
    'schemes|selected schemes|key schemes|project|recent projects|relevant projects|key projects and achievements|project work|project highlights|open source|open source projects|open-source projects|master thesis|thesis|bachelor thesis|masters thesis|independent projects|coursework projects|proyectos|projets|projekte|progetti|projetos|projecten|projekty|tesis|proyecto fin de carrera|项目|项目经验|المشاريع',
  publications:
    'publication|publications & presentations|publications and talks|publications and conferences|conference presentations|conferences|books and articles|refereed publications|peer-reviewed publications|bibliography|publicaciones|veröffentlichungen|publikationen|pubblicazioni|publicações|publicaties|publikacje|出版物|المنشورات',
  languages:
    'language|idiomas|lenguas|langues|sprachen|sprachkenntnisse|lingue|lingue straniere|línguas|talen|języki|języki obce|语言|语言能力|اللغات',
  volunteering:
    'volunteer|volunteer history|volunteering experience|volunteering and interests|volunteering & interests|volunteering and community|voluntary|voluntary roles|voluntary positions|voluntary and community work|unpaid work|unpaid roles|voluntary experience and positions of responsibility|voluntary work and positions of responsibility|leadership and activities|leadership|leadership roles|public service|trustee roles|voluntariado|bénévolat|ehrenamt|ehrenamtliches engagement|volontariato|vrijwilligerswerk|wolontariat|志愿者经历|التطوع',
  interests:
    "hobby|interests and achievements|interests & achievements|interests & activities|activities and interests|activities & interests|personal interests and hobbies|interests / hobbies|hobbies / interests|hobbies/interests|interests/hobbies|sports and interests|personal interests & hobbies|extracurricular|extra curricular activities|intereses|aficiones|centres d’intérêt|centres d'intérêt|loisirs|interessen|hobbys|interessi|interesses|hobby's|zainteresowania|兴趣爱好|兴趣|الاهتمامات|الهوايات",
  references:
    'refs|references and availability|employment referees|academic referees|referee|referencias|références|referenzen|referenze|referências|referenties|referencje|推荐人|المراجع',
  awards:
    'award|honors|honors and awards|honours & awards|honors & awards|honors/awards|honours/awards|awards & honours|awards & honors|awards and honors|awards & achievements|awards and scholarships|academic awards|prizes & awards|awards & recognition|premios|premios y reconocimientos|distinctions et prix|auszeichnungen|premi|prêmios|prijzen|nagrody|奖项|获奖|الجوائز',
  memberships:
    'registration|registrations|membership|member of|professional bodies and memberships|memberships & affiliations|professional memberships & affiliations|membership of professional organisations|professional organisations|membresías|mitgliedschaften',
  training:
    'training|training and development|training & development|training courses|professional training|courses|short courses|additional training|professional development|continuing professional development|cpd|training and courses|courses and training|training and cpd|cpd and training|mandatory training|relevant training|professional training and development|training and certifications|training & certifications|relevant courses|in-house training|training undertaken|cursos|weiterbildung|fortbildungen|corsi|cursussen|szkolenia|培训|الدورات',
  contact:
    'contacts|contact info|reach me|find me|find me on|personal|personal info|personal detail|personal details and contact|links|online|profiles|social|social media|web|websites|online profiles|address and contact|contacto|datos personales|información personal|información de contacto|contact et coordonnées|coordonnées|informations personnelles|kontakt|kontaktdaten|persönliche daten|angaben zur person|contatti|dati personali|informazioni personali|contato|dados pessoais|contactgegevens|persoonlijke gegevens|dane osobowe|dane kontaktowe|联系方式|个人信息|الاتصال|معلومات الاتصال|البيانات الشخصية',
  additional:
    'research interests|additional information|additional|additional details|additional info|further information|other information|other|other details|miscellaneous|supplementary information|general information|notes|key achievements|career highlights|highlights|key facts|availability|driving licence|driving|declaration|security clearance|additional skills and information|information|información adicional|otros datos|otros|informations complémentaires|divers|sonstiges|weitere informationen|altro|ulteriori informazioni|informações adicionais|overig|inne|其他|معلومات إضافية',
};

/** Wordings that belong to another kind here than in the word lists. */
const overrides: readonly (readonly [string, SectionKind])[] = [
  ['key achievements', 'additional'],
  ['selected achievements', 'additional'],
  ['career achievements', 'additional'],
  ['personal', 'contact'],
  ['details', 'contact'],
  ['presentations', 'publications'],
  ['activities', 'interests'],
  ['portfolio', 'projects'],
  ['background', 'summary'],
  ['languages spoken', 'languages'],
];

const kinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'publications',
  'languages',
  'interests',
  'references',
  'awards',
  'volunteering',
  'memberships',
  'contact',
  'additional',
] as const;

/** Lower-case heading → kind. Where several lists have a heading the last one wins, and `overrides` win over all. */
export const headingVariants: ReadonlyMap<string, SectionKind> = collect();

function collect(): Map<string, SectionKind> {
  const table = new Map<string, SectionKind>();
  for (const kind of kinds) {
    for (const variant of wordlists.sectionHeadings[kind].variants) table.set(variant.toLowerCase(), kind);
  }
  for (const kind of [...kinds, 'training'] as const) for (const variant of further[kind].split('|')) table.set(variant, kind);
  for (const [variant, kind] of overrides) table.set(variant, kind);
  return table;
}
