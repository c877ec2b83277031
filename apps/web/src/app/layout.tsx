import { directionOf } from '@firstday/domain/languages';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import '@firstday/ui/styles.css';
import '../hosted/onboarding/onboarding.css';
import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: 'Firstday',
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#12141c' },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const locale = await getLocale();
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>{children}</body>
    </html>
  );
}
