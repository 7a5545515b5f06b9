import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/admin/account/login-form';
import { pageSession } from '@/lib/server/auth/page-session';
import { publicSettings } from '@/lib/server/settings';

export default async function LoginPage() {
  if (await pageSession()) redirect('/admin');
  return (
    <main id="main" className="mx-auto w-full max-w-sm space-y-6 px-4 py-16">
      <div>
        <h1 className="text-xl">Admin sign-in</h1>
        <p className="text-sm text-ink-faint">{publicSettings().productName}</p>
      </div>
      <LoginForm />
    </main>
  );
}
