import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';
import { wasLastLinkRevoked } from './was-last-link-revoked';

/** So many of the newest links are looked at: one to an employee is among them. */
const newest = 50;

/** Says that nobody is reminded, and what to do, where the last link to a person was revoked. */
export async function RevokedLinkNote({ employee }: { readonly employee: string }) {
  const query = { employee_id: employee, per_page: newest };
  const links = await readIfAllowed(paths.employee(employee), 'onboarding_links.list', { query });
  if (!links || !wasLastLinkRevoked(links.data)) return null;
  const t = await getTranslations('reach');
  return (
    <Banner tone="warn" icon="alert" title={t('linkRevoked')}>
      {t('linkRevokedHint')}
    </Banner>
  );
}
