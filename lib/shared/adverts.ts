import { z } from 'zod';
import { limits } from './limits';

/** A job advert kept with a report. Without a name of its own it is called by its first words. */
export const advertBody = z.object({
  name: z.string().trim().max(limits.advertNameLength).optional(),
  text: z.string().trim().min(1),
});
export const advertText = z.object({ name: z.string(), text: z.string() });
export const advertSchema = advertText.extend({ id: z.string(), createdAt: z.iso.datetime() });
export const advertsAnswer = z.object({ adverts: z.array(advertSchema) });

export type AdvertBody = z.infer<typeof advertBody>;
export type AdvertText = z.infer<typeof advertText>;
export type Advert = z.infer<typeof advertSchema>;

/** 'Job title: Ward Manager': the title stands after the label. */
const titleLabel = /^(?:job title|job|role|post|position|vacancy)\s*:\s*/i;

/** The first line with a word in it; a long one is cut at a space. */
export function nameOfAdvert(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const first = (lines.find((line) => /\p{L}{2}/u.test(line)) ?? '').replace(/^[^\p{L}\p{N}]+/u, '').replace(titleLabel, '');
  if (first === '') return 'Job advert';
  if (first.length <= limits.advertNameLength) return first;
  const cut = first.slice(0, limits.advertNameLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
