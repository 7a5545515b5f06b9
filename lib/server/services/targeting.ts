import { optionLabel, targetRoles } from '@/lib/guidance/strategies';

/** The words of a chosen role: 'marketing-manager' is 'Marketing Manager', a typed one is itself, 'other' says nothing. */
export function targetRoleNamed(value: string | undefined): string | undefined {
  const named = value?.trim();
  return named && named !== 'other' ? optionLabel(targetRoles, named) : undefined;
}
