import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** "About 3 minutes"; nothing where nothing is left to answer. */
export async function MinutesLeft({ minutes }: { readonly minutes: number }) {
  const t = await getTranslations('list');
  if (minutes <= 0) return null;
  return (
    <span className="fd-status" data-tone="muted">
      <Icon name="clock" />
      {t('minutes', { minutes: Math.max(1, Math.round(minutes)) })}
    </span>
  );
}
