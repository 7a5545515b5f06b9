import { defineAudit, scored } from '../legacy-audit';
import { listed, quoted } from '../text/wording';

/** Trades in which nobody is hired without being on a register, and the words that say so. */
const registers: readonly { titles: RegExp; proof: RegExp; name: string }[] = [
  {
    titles: /\b(?:nurse|midwife|nursing\sassociate|health\svisitor|ward\ssister|charge\snurse)\b/i,
    proof: /\bNMC\b|nursing\sand\smidwifery\scouncil|\bRGN\b|\bRMN\b|registered\snurse/i,
    name: 'NMC registration',
  },
  {
    titles:
      /\b(?:paramedic|physiotherapist|radiographer|occupational\stherapist|dietitian|biomedical\sscientist|speech\sand\slanguage\stherapist)\b/i,
    proof: /\bHCPC\b/,
    name: 'HCPC registration',
  },
  { titles: /\bpharmacist\b/i, proof: /\bGPhC\b/, name: 'GPhC registration' },
  {
    titles: /\b(?:primary|secondary|class)\b.{0,20}\bteacher\b|\bteacher\sof\b|\bheadteacher\b/i,
    proof: /\bQTS\b|\bPGCE\b|qualified\steacher|\bBEd\b|\bECT\b|\bNQT\b|\bQTLS\b/i,
    name: 'QTS',
  },
  {
    titles: /\bsocial\sworker\b/i,
    proof: /social\swork\sengland|\bSWE\b|\bHCPC\b|\bSSSC\b|registered\ssocial\sworker/i,
    name: 'Social Work England registration',
  },
  {
    titles: /\belectrician\b/i,
    proof: /18th\sedition|\bBS\s?7671\b|\bECS\b|\bNVQ\b|\bAM2\b|\bJIB\b|city\s(?:and|&)\sguilds/i,
    name: '18th Edition or an ECS card',
  },
  { titles: /\b(?:gas|heating)\sengineer\b/i, proof: /gas\ssafe/i, name: 'Gas Safe registration' },
  { titles: /\b(?:hgv|lgv)\b/i, proof: /\b(?:CPC|category\sC|cat\sC|class\s[12])\b/i, name: 'your licence category and Driver CPC' },
];

/** What was awarded, by whom and when; and in a registered trade, the registration. */
export const qualifications = defineAudit({
  id: 'qualifications',
  criterion: 'E3',
  category: 'E Skills and qualifications',
  points: 3,
  title: 'Qualifications are complete',
  partlyTitle: 'Qualifications are nearly complete',
  failureTitle: 'Qualifications are incomplete',
  section: 'Education',
  fix: {
    title: 'Complete your qualifications',
    description: 'Give each qualification its award, where and when. In a registered trade name the register: recruiters search for it.',
    type: 'Content',
    minutes: 10,
  },
  run({ cv }) {
    const entries = cv.education.map((entry) => ({
      entry,
      share:
        (entry.award || entry.area ? 0.4 : 0) +
        (entry.institution ? 0.25 : 0) +
        (entry.dates ? 0.2 : 0) +
        (entry.grade || (entry.award && entry.area) ? 0.15 : 0),
    }));
    const best = Math.max(0, ...entries.map(({ share }) => share));
    const other = cv.certificates.length + cv.training.length + cv.memberships.length > 0 ? 0.7 : 0;
    const latest = cv.work.slice(0, 2).map(({ title }) => title?.text ?? '');
    const register = registers.find(({ titles }) => latest.some((title) => titles.test(title)));
    const registered = !register || register.proof.test(cv.text);
    const share = Math.max(best, other) * (registered ? 1 : 0.6);
    const piece = entries.map(({ entry }) => entry.award ?? entry.institution ?? entry.area).find((found) => found);
    const evidence = entries.flatMap(({ entry }) => [entry.award, entry.institution]).filter((found) => found !== null);
    if (best === 0 && other === 0) {
      const note = 'We found no qualifications or courses.';
      return scored(0, note, [], {
        title: 'Add your education or courses',
        description: `${note} List your highest qualification and any courses that matter for the job, each with where and when.`,
        targets: [],
      });
    }
    const lacking =
      best === 0
        ? []
        : [
            entries.every(({ entry }) => !entry.award && !entry.area) ? 'the award' : '',
            entries.every(({ entry }) => !entry.institution) ? 'where you earned it' : '',
            entries.every(({ entry }) => !entry.dates) ? 'the year' : '',
          ].filter(Boolean);
    if (!registered) {
      return scored(share, `Your CV does not mention ${register.name}.`, evidence, {
        title: `State ${register.name}`,
        description: `Your titles belong to a trade in which employers check ${register.name}, and your CV does not mention it. If you hold it, put it near the top.`,
        targets: [],
      });
    }
    if (lacking.length > 0) {
      const note = `${piece ? `${quoted(piece.text)} lacks` : 'Your qualifications lack'} ${listed(lacking)}.`;
      return scored(share, note, evidence, {
        title: `Complete ${piece ? quoted(piece.text, 40) : 'your qualifications'}`,
        description: `${note} Award, place and year in one line let a reader see at once what you hold.`,
        targets: piece ? [piece] : [],
      });
    }
    if (best > 0 && best < 1 && best >= other && entries.every(({ entry }) => !entry.grade)) {
      const note = 'Award, place and date of your qualifications can be found; no grade is given.';
      return scored(share, note, evidence, {
        title: 'Give the grade where it speaks for you',
        description: `${note} A first, a 2:1, a merit or a distinction is worth its two words; any other may stay out.`,
        targets: piece ? [piece] : [],
      });
    }
    return scored(
      share,
      best > 0 ? 'Award, place and date of your qualifications can be found.' : 'Courses and certificates stand in for formal education.',
      evidence,
    );
  },
});
