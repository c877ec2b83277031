import type { InspectionPackage, UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { OrderPackageForm } from './order-package-form';
import { PackageStatus } from './package-status';

interface InspectionsPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** To order a package: one's own, of an employer that one sees, with all that is in it. */
const needed = [
  'employee:view_sensitive',
  'employer:view',
  'everify:view',
  'inspection_package:edit',
  'task:view',
] as const;

/** Packages for inspections: those that there are, and one more. */
export async function InspectionsPage({ session, page, done }: InspectionsPageProps) {
  const t = await getTranslations('inspections');
  const mayOrder = needed.every((permission) => hasPermission(session, permission));
  return (
    <ListPage
      session={session}
      section="inspections"
      needs="inspection_package:view"
      title={t('title')}
      hint={t('hint')}
      done={done}
      action={
        hasPermission(session, 'integrity_check:view') ? (
          <LinkButton variant="secondary" icon="shield" href={paths.integrityChecks}>
            {t('checksTitle')}
          </LinkButton>
        ) : null
      }
    >
      {() => (
        <>
          {mayOrder ? <OrderPackageForm session={session} /> : null}
          <Packages page={page} />
        </>
      )}
    </ListPage>
  );
}

async function Packages({ page }: { readonly page: number }) {
  const t = await getTranslations('inspections');
  const answer = await readOrRedirect(paths.inspections, 'inspection_packages.list', { query: { page } });
  const { data, total, total_pages } = answer;
  return (
    <ListSection title={t('count', { count: total })} path={paths.inspections} page={page} of={total_pages}>
      {data.length === 0 ? (
        <EmptyState icon="file" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <Rows packages={data} />
      )}
    </ListSection>
  );
}

async function Rows({ packages }: { readonly packages: readonly InspectionPackage[] }) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  return (
    <Table
      caption={t('title')}
      rows={packages}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ id, scope, scope_names: names }) => (
            <a href={paths.inspection(id)}>
              <bdi>{names.employer ?? scope.employer_id}</bdi>
            </a>
          ),
        },
        {
          id: 'made',
          label: t('made'),
          cell: ({ created_at: at }) => <Day moment={at} locale={locale} />,
        },
        { id: 'status', label: t('status'), cell: ({ status }) => <PackageStatus status={status} /> },
        { id: 'people', label: t('people'), cell: ({ people }) => people },
        {
          id: 'until',
          label: t('until'),
          cell: ({ available_until: at }) => <Day moment={at} locale={locale} />,
        },
      ]}
    />
  );
}
