/** The words behind each placeholder of a CV, for its owner only: '[EMAIL]' -> 'ada@example.com'. Equal details have equal placeholders. */
export type OwnDetails = Readonly<Record<string, string>>;

const placeholder = /\[[A-Z_]{3,20}(?:_\d{1,3})?(?: \w{1,20})?\]/g;

export const fillDetails = (text: string, details: OwnDetails): string => text.replace(placeholder, (token) => details[token] ?? token);

/** The recommended file name has a pattern of its own, which `recommendedFilename` fills in. */
const keepsPattern = 'recommendation';

/** A result with the owner's words in all sentences and quotes. Offsets stay those of the redacted text. */
export function withOwnDetails<T extends object>(result: T, details: OwnDetails): T {
  const fill = (key: string, value: unknown) => (typeof value === 'string' && key !== keepsPattern ? fillDetails(value, details) : value);
  const filled: T = JSON.parse(JSON.stringify(result), fill);
  return filled;
}

/** A report as its owner reads it. */
export const ownReport = <R extends { result: object }>(report: R, details: OwnDetails): R => ({
  ...report,
  result: withOwnDetails(report.result, details),
});
