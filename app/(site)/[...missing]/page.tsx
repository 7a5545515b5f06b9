import { notFound } from 'next/navigation';

export const metadata = { title: '404 Page Not Found' };

/** Catches every address that no other route takes, so that the 'not found' page has the site's header and footer. */
export default function MissingPage() {
  notFound();
}
