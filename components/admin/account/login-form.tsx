'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { logIn } from '@/lib/client/staff-calls';
import { HttpError, readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import { CodeField } from './code-field';
import { TextField } from './text-field';

interface Mistake {
  field: 'email' | 'password' | 'code';
  title: string;
  text: string;
}

function mistakeIn(email: string, password: string, code: string | null): Mistake | null {
  if (!email.includes('@')) return { field: 'email', title: 'Invalid email', text: 'Please enter a valid email address.' };
  if (!password) return { field: 'password', title: 'Missing password', text: 'Please enter your admin password.' };
  if (code?.trim() === '')
    return { field: 'code', title: 'Missing code', text: 'Please enter the code that your authenticator app shows.' };
  return null;
}

/** True once the password was right and the account has a second factor. */
const isCodeAskedFor = (error: unknown): boolean => error instanceof HttpError && error.code === 'SECOND_FACTOR_REQUIRED';

export function LoginForm() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Null until the server asks for it. */
  const [code, setCode] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [mistake, setMistake] = useState<Mistake | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = mistakeIn(email.trim(), password, code);
    setMistake(found);
    if (found) {
      showToast({ title: found.title, description: found.text, tone: 'error' });
      form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    setSubmitting(true);
    try {
      await logIn(email.trim(), password, code ?? undefined);
      showToast({ title: 'Login Successful', tone: 'success' });
      router.replace('/admin');
    } catch (error) {
      setSubmitting(false);
      if (isCodeAskedFor(error)) return setCode('');
      showToast({ title: 'Login Failed', description: readableMessage(error, 'Invalid email or password'), tone: 'error' });
    }
  };

  const errorOf = (field: Mistake['field']) => (mistake?.field === field ? mistake.text : null);
  // `noValidate`, because the specified messages replace the browser's; `required` still tells screen readers.
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="space-y-4" aria-busy={isSubmitting}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        disabled={isSubmitting}
        value={email}
        error={errorOf('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        disabled={isSubmitting}
        value={password}
        error={errorOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code !== null && <CodeField value={code} error={errorOf('code')} onChange={setCode} disabled={isSubmitting} />}
      <Button type="submit" disabled={isSubmitting} className="w-full">
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
