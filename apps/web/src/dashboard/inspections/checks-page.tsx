import type { IntegrityCheck, UserSession } from '@firstday/domain';
import { EmptyState, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { OnlyForAll } from '../shell/only-for-all';
import { ListSection } from '../shell/list-section';
import { startCheck } from './start-check';

interface ChecksPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** The recorded integrity checks. */
export async function ChecksPage({ session, page, done }: ChecksPageProps) {
  const t = await getTranslations('inspections');
  return (
    <ListPage
      session={session}
      section="inspections"
      needs="integrity_check:view"
      title={t('checksTitle')}
      hint={t('checksHint')}
      back={
        hasPermission(session, 'inspection_package:view')
          ? { href: paths.inspections, label: t('title') }
          : undefined
      }
      done={done}
    >
      {() => <Checks session={session} page={page} />}
    </ListPage>
  );
}

async function StartCheck({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('inspections');
  return (
    <ActionForm
      send={startCheck.bind(null, toActionContext(session, paths.integrityChecks))}
      words={await formLabels()}
    >
      <div className="fd-actions">
        <Submit variant="secondary">{t('startCheck')}</Submit>
      </div>
    </ActionForm>
  );
}

async function Checks({ session, page }: Omit<ChecksPageProps, 'done'>) {
  const t = await getTranslations('inspections');
  const answer = await readIfAllowed(paths.integrityChecks, 'integrity_checks.list', { query: { page } });
  if (answer === undefined) return <OnlyForAll />;
  const { data, total, total_pages } = answer;
  return (
    <>
      {hasPermission(session, 'integrity_check:edit') ? <StartCheck session={session} /> : null}
      <ListSection
        title={t('checksCount', { count: total })}
        path={paths.integrityChecks}
        page={page}
        of={total_pages}
      >
        {data.length === 0 ? (
          <EmptyState icon="shield" title={t('noChecks')}>
            {t('noChecksHint')}
          </EmptyState>
        ) : (
          <Rows checks={data} />
        )}
      </ListSection>
    </>
  );
}

const signs = {
  waiting: { tone: 'muted', icon: 'wait' },
  running: { tone: 'muted', icon: 'wait' },
  passed: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'alert' },
  broken_off: { tone: 'warn', icon: 'alert' },
} as const;

async function Rows({ checks }: { readonly checks: readonly IntegrityCheck[] }) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  return (
    <Table
      caption={t('checksTitle')}
      rows={checks}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'at',
          label: t('checkedOn'),
          cell: ({ created_at: at }) => <Day moment={at} locale={locale} />,
        },
        {
          id: 'result',
          label: t('result'),
          cell: ({ status }) => <StatusWord {...signs[status]} word={t(`check_${status}`)} />,
        },
        { id: 'tasks', label: t('checkedForms'), cell: ({ checked }) => checked.tasks },
        {
          id: 'findings',
          label: t('findings'),
          cell: ({ findings, findings_count: count }) =>
            count === 0 ? (
              <span className="fd-muted">{t('noFindings')}</span>
            ) : (
              <ul>
                {findings.map(({ task_id: id, what }) => (
                  <li key={`${id}${what}`}>
                    {t(`finding_${what}`)} <bdi className="dash-whole">{id}</bdi>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
