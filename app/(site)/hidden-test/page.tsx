import { NotFoundText } from '@/components/layout/not-found-text';

export const metadata = { robots: { index: false } };

export default function HiddenTestPage() {
  return <NotFoundText />;
}
