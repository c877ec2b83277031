import type { UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { restoreOrganization } from './restore-organization';

/** So many are shown: they are gone after 30 days, but for those that the law keeps. */
const most = 50;

/** Those that were deleted and can be restored; nothing where there are none. */
export async function DeletedOrganizations({ session }: { readonly session: UserSession }) {
  const [t, locale, words] = [
    await getTranslations('connectedOrganizations'),
    await getLocale(),
    await formLabels(),
  ];
  const here = paths.connectedOrganizations;
  const query = { per_page: most };
  const { data } = await readOrRedirect(here, 'connected_organizations.listDeleted', { query });
  if (data.length === 0) return null;
  const isEditor = hasPermission(session, 'connected_organization:edit');
  return (
    <section className="hosted-section" aria-labelledby="deleted-organizations">
      <h2 id="deleted-organizations">{t('deletedTitle')}</h2>
      <p className="fd-hint">{t('deletedHint')}</p>
      <Table
        caption={t('deletedTitle')}
        rows={data}
        keyOf={({ organization }) => organization.id}
        columns={[
          {
            id: 'name',
            label: t('legalName'),
            cell: ({ organization }) => <bdi>{organization.name}</bdi>,
          },
          {
            id: 'deleted',
            label: t('deletedAt'),
            cell: ({ deleted_at }) => <Day moment={deleted_at} locale={locale} />,
          },
          {
            id: 'until',
            label: t('restorableUntil'),
            cell: ({ restorable_until: until }) =>
              until === null ? t('keptByLaw') : <Day moment={until} locale={locale} />,
          },
        ]}
        actions={
          isEditor
            ? {
                label: t('actions'),
                of: ({ organization: { id, name } }) => (
                  <ActionForm
                    send={restoreOrganization.bind(null, toActionContext(session, here), id)}
                    words={words}
                  >
                    <Submit variant="secondary" size="small" aria-label={t('restoreOf', { name })}>
                      {t('restore')}
                    </Submit>
                  </ActionForm>
                ),
              }
            : undefined
        }
      />
    </section>
  );
}
