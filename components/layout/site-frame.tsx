import Link from 'next/link';
import type { ReactNode } from 'react';
import { FinishButton } from './finish-button';
import { PageBoundary } from './page-boundary';

interface SiteFrameProps {
  productName: string;
  tagline: string;
  /** Inside another site's frame the pages have no header and no footer. */
  embedded: boolean;
  children: ReactNode;
}

const linkStyle = 'text-ink-soft underline-offset-4 hover:text-accent hover:underline';
const width = 'mx-auto w-full max-w-[var(--site-width)] px-4 sm:px-6 lg:px-8';

/** The visitor's pages: skip link, header, main, footer. */
export function SiteFrame({ productName, tagline, embedded, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to the content
      </a>
      {!embedded && (
        <header data-site-chrome className="border-b bg-paper">
          <div className={`${width} flex flex-wrap items-baseline gap-x-5 gap-y-0.5 py-3`}>
            <Link href="/" prefetch={false} className="font-serif text-lg font-semibold tracking-tight text-ink no-underline">
              {productName}
            </Link>
            <p className="order-last basis-full text-xs text-balance text-ink-faint lg:order-none lg:basis-auto lg:text-sm">{tagline}</p>
            <div className="ml-auto flex gap-x-5 text-sm" data-screen-only>
              <nav aria-label="Site" className="max-sm:hidden">
                <Link href="/how-it-works" prefetch={false} className={linkStyle}>
                  How the score works
                </Link>
              </nav>
              <FinishButton className={linkStyle} />
            </div>
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={`${width} flex-1 py-6 outline-none sm:py-10`}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      {embedded && (
        <p className={`${width} pb-4 text-right text-sm`} data-screen-only>
          <FinishButton className={linkStyle} />
        </p>
      )}
      {!embedded && (
        <footer data-site-chrome data-screen-only className="mt-2 border-t sm:mt-8">
          <div className={`${width} flex flex-wrap items-center gap-x-6 gap-y-2 py-5 pr-24 sm:py-6 text-sm text-ink-faint`}>
            <p>{productName} is open source and runs on the machine of whoever offers it to you.</p>
            <nav aria-label="About this site" className="flex flex-wrap gap-x-6 gap-y-2">
              <Link href="/supporting-statement" prefetch={false} className={linkStyle}>
                Supporting statement
              </Link>
              <Link href="/privacy" prefetch={false} className={linkStyle}>
                Privacy
              </Link>
              <Link href="/how-it-works" prefetch={false} className={linkStyle}>
                How the score works
              </Link>
            </nav>
          </div>
        </footer>
      )}
    </div>
  );
}
