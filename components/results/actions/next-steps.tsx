'use client';

import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { ButtonLink } from '@/components/ui/button';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { isFramed } from '@/lib/client/parent-frame';
import { ownerLink } from '@/lib/client/report-calls';
import { showToast } from '@/lib/client/toasts';
import { demoId } from '@/lib/shared/demo-id';

/** With full access: a link to the external job-matching app. Nothing of the report is in the address. */
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
        <ExternalLink className="size-5 shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </ButtonLink>
    </section>
  );
}

/** With a step: the guide opens there. With a fix, by its place in the report: it opens with what to do about it. */
export function guidedAddress(id: string, step: string | null = null, fix = -1): string {
  const query = new URLSearchParams({ analysis: id });
  if (step) query.set('step', step);
  if (step && fix >= 0) query.set('fix', String(fix));
  return `/guided-improvement?${query}`;
}

const ways = (id: string) => [
  {
    to: guidedAddress(id),
    title: 'Improve it step by step',
    text: 'Five steps of about three minutes, with suggestions made from your own words.',
  },
  {
    to: `/premium/${encodeURIComponent(id)}`,
    title: 'Walk through it for one job',
    text: 'Choose a role, an industry or an advert, and rewrite the three sections that count.',
  },
  {
    to: `/supporting-statement?analysis=${encodeURIComponent(id)}`,
    title: 'Applying by form?',
    text: 'Write the supporting statement, criterion by criterion, from your own lines and answers.',
  },
];

interface ImproveLinkProps {
  id: string;
  to: string;
  className: string;
  children: ReactNode;
}

/**
 * Links to the editors. In a frame they open in a window of their own, which does not get the frame's cookie: the window is opened with
 * the click (later it would be blocked) and led to a link with a single-use owner token.
 */
export function ImproveLink({ id, to, className, children }: ImproveLinkProps) {
  const open = async (event: MouseEvent) => {
    // The sample has no owner, and its guide needs no cookie.
    if (!isFramed() || id === demoId) return;
    event.preventDefault();
    const page = window.open('about:blank', '_blank');
    try {
      const address = await ownerLink(id, to);
      if (page) page.location.href = address;
      else window.location.assign(to);
    } catch (error) {
      page?.close();
      logFailure('The owner link could not be made.', error);
      showToast({ title: 'The page could not be opened.', description: readableMessage(error, 'Please try again.'), tone: 'error' });
    }
  };
  return (
    <Link href={to} prefetch={false} onClick={(event) => void open(event)} className={className} data-screen-only>
      {children}
    </Link>
  );
}

/** The links to the editors, after the list of improvements. */
export const ImproveLinks = ({ id }: { id: string }) => (
  <div className="grid gap-4 sm:grid-cols-3" data-screen-only>
    {ways(id).map(({ to, title, text }) => (
      <ImproveLink key={to} id={id} to={to} className="group rounded-lg border p-5 hover:border-accent">
        <span className="block font-serif text-lg font-semibold group-hover:text-accent">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </ImproveLink>
    ))}
  </div>
);
