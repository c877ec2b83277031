import type { EverifyMismatch } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../i18n/long-date';

/** The signature under the employee's decision, for the page that is kept with Form I-9. */
export async function SignedBy({ mismatch }: { readonly mismatch: EverifyMismatch }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const { signed_by, decided_at } = mismatch;
  if (!signed_by || !decided_at) return null;
  return <p className="fd-muted">{t('signedBy', { name: signed_by, date: longDate(decided_at, locale) })}</p>;
}
