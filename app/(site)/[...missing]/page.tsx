import { notFound } from 'next/navigation';

export const metadata = { title: '404 Page Not Found' };

/** Every address that no other route takes, so that the page that says so has the site's header and footer. */
export default function MissingPage() {
  notFound();
}
