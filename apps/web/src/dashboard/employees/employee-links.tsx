import type { OnboardingLink, UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { SecretOnce } from '../shell/secret-once';
import { secretLabels } from '../shell/secret-labels';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { makeLink } from './make-link';
import { revokeLink } from './revoke-link';

interface EmployeeLinksProps {
  readonly session: UserSession;
  readonly employee: string;
  /** The page that this is on. */
  readonly here?: string;
}

/** The links that open the person's forms: one more is made here, and any of them ended. */
export async function EmployeeLinks({
  session,
  employee,
  here = paths.employee(employee),
}: EmployeeLinksProps) {
  const [t, locale] = [await getTranslations('employees'), await getLocale()];
  const query = { employee_id: employee, is_active: 'true', per_page: 50 } as const;
  const { data } = await readOrRedirect(here, 'onboarding_links.list', { query });
  const place = toActionContext(session, here);
  return (
    <section className="hosted-section" aria-labelledby="links">
      <h2 id="links">{t('links')}</h2>
      <p>{t('linksHint')}</p>
      {hasPermission(session, 'task:edit') ? (
        <ActionForm
          send={makeLink.bind(null, place, { employee, locale })}
          words={await formLabels()}
          outcome={<SecretOnce words={await secretLabels(t('link'))} />}
        >
          <div className="fd-actions">
            <Submit>{t('makeLink')}</Submit>
          </div>
        </ActionForm>
      ) : null}
      {data.length > 0 ? <OpenLinks session={session} here={here} links={data} /> : null}
    </section>
  );
}

interface OpenLinksProps {
  readonly session: UserSession;
  readonly here: string;
  readonly links: readonly OnboardingLink[];
}

async function OpenLinks({ session, here, links }: OpenLinksProps) {
  const [t, locale] = [await getTranslations('employees'), await getLocale()];
  const table = (
    <Table
      caption={t('openLinks')}
      rows={links}
      keyOf={({ id }) => id}
      columns={[
        { id: 'side', label: t('linkFor'), cell: ({ assignee_type: side }) => t(`side_${side}`) },
        {
          id: 'made',
          label: t('linkMade'),
          cell: ({ created_at }) => <Day moment={created_at} locale={locale} isShort />,
        },
        {
          id: 'until',
          label: t('linkUntil'),
          cell: ({ expires_at }) => <Day moment={expires_at} locale={locale} isShort />,
        },
        {
          id: 'used',
          label: t('linkUsed'),
          cell: ({ last_used_at: moment }) =>
            moment === null ? (
              <span className="fd-muted">{t('linkUnopened')}</span>
            ) : (
              <Day moment={moment} locale={locale} isShort />
            ),
        },
        {
          id: 'uses',
          label: t('linkUses'),
          isFigure: true,
          cell: ({ uses }) => formatNumber(locale, uses),
        },
      ]}
      actions={
        hasPermission(session, 'employee:edit')
          ? {
              label: t('actions'),
              of: ({ id, created_at }) => (
                <Submit
                  variant="secondary"
                  size="small"
                  name="link"
                  value={id}
                  aria-label={t('revokeOf', { date: created_at.slice(0, 10) })}
                >
                  {t('revoke')}
                </Submit>
              ),
            }
          : undefined
      }
    />
  );
  return (
    <ActionForm send={revokeLink.bind(null, toActionContext(session, here))} words={await formLabels()}>
      {table}
    </ActionForm>
  );
}
