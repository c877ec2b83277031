import type { EverifyMismatch } from '@firstday/domain';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { longDateOf } from '../i18n/long-date';

/** The signature under the employee's decision, for the page that is kept with Form I-9. */
export async function SignedBy({ mismatch }: { readonly mismatch: EverifyMismatch }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const { signed_by, decided_at } = mismatch;
  if (!signed_by || !decided_at) return null;
  return (
    <p className="fd-muted">
      {t('signedBy', { name: signed_by, date: longDateOf(decided_at, locale, await getTimeZone()) })}
    </p>
  );
}
