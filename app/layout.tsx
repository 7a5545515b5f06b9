import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ChatHelper } from '@/components/chat/chat-helper';
import { accentVariables } from '@/components/layout/accent';
import { AuthProvider } from '@/components/layout/auth-context';
import { FrameWatch } from '@/components/layout/frame-watch';
import { readLook } from '@/components/layout/look';
import { SettingsProvider } from '@/components/layout/settings-context';
import { ToastHost } from '@/components/layout/toast-host';
import { product } from '@/lib/content/product';
import { env } from '@/lib/server/env';
import { publicSettings } from '@/lib/server/settings';
import { fontVariables } from './fonts';

export async function generateMetadata(): Promise<Metadata> {
  const { productName, publicUrl } = publicSettings();
  const title = `${productName} - ${product.titleSuffix}`;
  return {
    title: { default: title, template: `%s - ${productName}` },
    description: product.description,
    applicationName: productName,
    // Set explicitly, because the framework warns at every start where it is missing.
    metadataBase: new URL(publicUrl ?? `http://localhost:${env().PORT}`),
    openGraph: { title, description: product.description, siteName: productName, type: 'website', locale: 'en_GB' },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#11151b' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const look = readLook(await headers());
  return (
    <html
      lang="en-GB"
      className={look.theme === 'system' ? fontVariables : `${fontVariables} ${look.theme}`}
      data-embedded={look.embedded ? '1' : '0'}
      style={accentVariables(look.accent)}
      suppressHydrationWarning
    >
      <body className="antialiased">
        <SettingsProvider settings={publicSettings()}>
          <AuthProvider>{children}</AuthProvider>
          <ChatHelper />
        </SettingsProvider>
        <ToastHost />
        <FrameWatch />
      </body>
    </html>
  );
}
