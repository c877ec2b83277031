import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { paths } from '../paths';

interface LockedCardProps {
  readonly title: string;
  /** Why, and whom one asks. */
  readonly children: ReactNode;
  /** Where one goes on; Today, where nothing else is said. */
  readonly way?: { readonly href: string; readonly label: string };
}

/** In place of what is not for the person who looks. */
export async function LockedCard({ title, children, way }: LockedCardProps) {
  const t = await getTranslations('dashboard');
  return (
    <Banner tone="muted" icon="lock" title={title}>
      <p>{children}</p>
      <p>
        <a href={way?.href ?? paths.home}>{way?.label ?? t('toHome')}</a>
      </p>
    </Banner>
  );
}
