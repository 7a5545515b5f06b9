import type { Metadata } from 'next';
import { FileSecretsTrial } from '@/components/results/report/file-secrets-trial';

export const metadata: Metadata = { title: 'CV File Secrets test', robots: { index: false } };

export default function FileSecretsTestPage() {
  return <FileSecretsTrial />;
}
