'use client';

import { useSettings } from '@/components/layout/settings-context';
import { ButtonLink } from '@/components/ui/button';
import { OutsideIcon } from '@/components/ui/icons';

/** With full access: the way to the job-matching app, a site of its own. Nothing of the report travels in the address. */
export function JobBanner() {
  const { jobAppUrl } = useSettings();
  if (!jobAppUrl) return null;
  return (
    <section
      aria-labelledby="job-banner-title"
      data-screen-only
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-accent bg-accent-wash p-5"
    >
      <div>
        <h2 id="job-banner-title" className="text-lg">
          Ready to find your job matches?
        </h2>
        <p className="text-sm text-ink-soft">Advertisement: opens our job-matching app in a new tab. Your report is not passed on.</p>
      </div>
      <ButtonLink href={jobAppUrl} target="_blank" rel="noopener noreferrer">
        Register Now
        <OutsideIcon className="shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </ButtonLink>
    </section>
  );
}

/** Where the work goes on. */
export const ImproveLinks = ({ id }: { id: string }) => (
  <div className="grid gap-4 sm:grid-cols-2" data-screen-only>
    {[
      {
        href: '/guided-improvement',
        title: 'Improve it step by step',
        text: 'Five steps of about three minutes, with suggestions made from your own words.',
      },
      {
        href: `/premium/${encodeURIComponent(id)}`,
        title: 'Walk through it for one job',
        text: 'Choose a role, an industry or an advert, and rewrite the three sections that count.',
      },
    ].map(({ href, title, text }) => (
      <a key={href} href={href} className="group rounded-lg border p-5 hover:border-accent">
        <span className="block font-serif text-lg font-semibold group-hover:text-accent">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </a>
    ))}
  </div>
);
