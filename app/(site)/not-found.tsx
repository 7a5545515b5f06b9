import { NotFoundText } from '@/components/layout/not-found-text';

export const metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return <NotFoundText />;
}
