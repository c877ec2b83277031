import type { Policy, UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { type AskedStatus, PolicyFilter } from './policy-filter';
import { PolicyState } from './policy-state';

interface PoliciesPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly status: AskedStatus;
  readonly done: unknown;
}

/** The rules of the account that say which forms a placement needs. */
export async function PoliciesPage({ session, page, status, done }: PoliciesPageProps) {
  const t = await getTranslations('policies');
  return (
    <ListPage
      session={session}
      section="policies"
      needs="policy:view"
      title={t('title')}
      hint={t('hint')}
      action={
        <LinkButton variant="secondary" icon="search" href={paths.policyLibrary}>
          {t('library')}
        </LinkButton>
      }
      add={{ needs: 'policy:edit', href: paths.newPolicy, label: t('write') }}
      done={done}
    >
      {() => <Policies page={page} status={status} />}
    </ListPage>
  );
}

async function Policies({ page, status }: Pick<PoliciesPageProps, 'page' | 'status'>) {
  const [t, locale] = [await getTranslations('policies'), await getLocale()];
  const query = { page, per_page: 50, ...(status && { status }) };
  const { data, total, total_pages } = await readOrRedirect(paths.policies, 'policies.list', { query });
  return (
    <>
      <PolicyFilter status={status} />
      <ListSection
        title={t('count', { count: total })}
        path={paths.policies}
        query={{ status }}
        page={page}
        of={total_pages}
      >
        {data.length === 0 ? (
          <EmptyState icon={status ? 'search' : 'checklist'} title={t(status ? 'none' : 'empty')}>
            {status ? <a href={paths.policies}>{t('all')}</a> : t('emptyHint')}
          </EmptyState>
        ) : (
          <Table
            caption={t('title')}
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              { id: 'name', label: t('name'), cell: (policy) => <PolicyName policy={policy} /> },
              {
                id: 'when',
                label: t('when'),
                cell: ({ sentence }) => <bdi>{sentence}</bdi>,
              },
              { id: 'status', label: t('status'), cell: ({ status: is }) => <PolicyState status={is} /> },
              {
                id: 'changed',
                label: t('changed'),
                cell: ({ updated_at }) => <Day moment={updated_at} locale={locale} isShort />,
              },
            ]}
          />
        )}
      </ListSection>
    </>
  );
}

function PolicyName({ policy: { id, name } }: { readonly policy: Policy }) {
  return (
    <a href={paths.policy(id)}>
      <bdi>{name}</bdi>
    </a>
  );
}
