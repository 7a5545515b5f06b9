/** The four strategies of the walkthrough and their targeting forms (specification sections 2.4, 3 and 5). */
export const strategyIds = ['general', 'role', 'industry', 'job'] as const;
export type StrategyId = (typeof strategyIds)[number];

export interface TargetingForm {
  jobDescription: string;
  targetRole: string;
  industry: string;
  seniorityLevel: string;
  /** In the walkthrough: the optional address of the job advert. */
  organizationInfo: string;
}

export type TargetingField = keyof TargetingForm;

export const emptyTargeting = (): TargetingForm => ({
  jobDescription: '',
  targetRole: '',
  industry: '',
  seniorityLevel: '',
  organizationInfo: '',
});

export interface Strategy {
  id: StrategyId;
  /** On its card. */
  title: string;
  description: string;
  /** Over its form. */
  formTitle: string;
  formHelp: string;
  /** In the order of the form. */
  fields: readonly TargetingField[];
  required: readonly TargetingField[];
}

export const strategies: readonly Strategy[] = [
  {
    id: 'general',
    title: 'High-Quality General CV',
    description: 'One strong CV that you can send anywhere and adapt later.',
    formTitle: 'General CV Optimization',
    formHelp: 'Nothing to fill in: we work on clarity, evidence and structure.',
    fields: [],
    required: [],
  },
  {
    id: 'role',
    title: 'Role-Specific CV',
    description: 'A CV that speaks to one role, whoever offers it.',
    formTitle: 'Role Targeting',
    formHelp: 'Choose the role you want. An advert for it helps, if you have one.',
    fields: ['targetRole', 'seniorityLevel', 'jobDescription'],
    required: ['targetRole'],
  },
  {
    id: 'industry',
    title: 'Industry-Specific CV',
    description: 'A CV in the words and priorities of one industry.',
    formTitle: 'Industry Targeting',
    formHelp: 'Choose the industry and the role you want in it.',
    fields: ['industry', 'targetRole', 'seniorityLevel', 'jobDescription'],
    required: ['targetRole'],
  },
  {
    id: 'job',
    title: 'Job-Specific CV',
    description: 'A CV for one advert: what it asks for, and what you show of it.',
    formTitle: 'Job-Specific Targeting',
    formHelp: 'Paste the advert. We compare it with your CV, by importance.',
    fields: ['jobDescription', 'targetRole', 'organizationInfo'],
    required: ['jobDescription', 'targetRole'],
  },
];

export const findStrategy = (id: string | null): Strategy | null => strategies.find((strategy) => strategy.id === id) ?? null;

/** The entries for this strategy: an industry chosen under another one is ignored. */
export function targetingFor(strategy: Strategy | null, form: TargetingForm): TargetingForm {
  const own = emptyTargeting();
  for (const field of strategy?.fields ?? []) own[field] = form[field];
  return own;
}

/** 'Begin Job-Specific CV Optimisation'; before a choice 'Begin Optimisation'. */
export const beginLabel = (strategy: Strategy | null): string => (strategy ? `Begin ${strategy.title} Optimisation` : 'Begin Optimisation');

export const targetRoles = [
  { value: 'marketing-manager', label: 'Marketing Manager' },
  { value: 'digital-marketing-specialist', label: 'Digital Marketing Specialist' },
  { value: 'growth-marketer', label: 'Growth Marketer' },
  { value: 'content-manager', label: 'Content Manager' },
  { value: 'marketing-director', label: 'Marketing Director' },
  { value: 'brand-manager', label: 'Brand Manager' },
  { value: 'other', label: 'Other' },
] as const;

export const industries = [
  { value: 'technology', label: 'Technology' },
  { value: 'finance', label: 'Finance' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'education', label: 'Education' },
  { value: 'non-profit', label: 'Non-profit' },
  { value: 'sustainability', label: 'Sustainability' },
  { value: 'other', label: 'Other' },
] as const;

/** The label of an option, for a sentence; any other text was typed by the visitor. */
export const optionLabel = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The words of a chosen role: 'marketing-manager' is 'Marketing Manager', a typed one is unchanged, 'other' is empty. */
export function targetRoleNamed(value: string | undefined): string | undefined {
  const named = value?.trim();
  return named && named !== 'other' ? optionLabel(targetRoles, named) : undefined;
}

/** A targeting as suggestions read it: the role in words. */
export const targetingNamed = <T extends { targetRole?: string | undefined }>(targeting: T | undefined): T | undefined =>
  targeting && { ...targeting, targetRole: targetRoleNamed(targeting.targetRole) };

export const isRequired = (strategy: Strategy, field: TargetingField): boolean => strategy.required.includes(field);

/** 'Continue to Professional Summary' is enabled once every required field is filled. */
export const canContinue = (strategy: Strategy, form: TargetingForm): boolean =>
  strategy.required.every((field) => form[field].trim() !== '');

/** The advert's address is optional; where given it must be an http(s) address. */
export function isJobUrl(text: string): boolean {
  const address = text.trim();
  return address === '' || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
}
