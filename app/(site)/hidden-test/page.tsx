import { NotFoundText } from '@/components/layout/not-found-text';

export const metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function HiddenTestPage() {
  return <NotFoundText />;
}
