'use client';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface InteractiveLocaleProps {
  readonly locale: string;
  readonly children: ReactNode;
}

/**
 * The language of a page, for what its interactive parts say, how they write a day and which way their arrow keys go.
 * Without it they go by the browser's, which need not be the reader's.
 */
export function InteractiveLocale({ locale, children }: InteractiveLocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
