import './archive-page.css';
import type { ArchivedTask, UserSession } from '@firstday/domain';
import { Button, EmptyState, LinkButton, Select, StatusWord, Table, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { readOrRedirect } from '../forms/write';
import { hasPermission } from '../session/current-session';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths, withQuery } from '../paths';
import { type ArchiveSearch, archiveQuery } from './archive-search';
import { RetentionDate } from './retention-date';

interface ArchivePageProps {
  readonly session: UserSession;
  readonly asked: ArchiveSearch;
  readonly done: unknown;
}

/** What was withdrawn and is kept. */
export async function ArchivePage({ session, asked, done }: ArchivePageProps) {
  const t = await getTranslations('archive');
  return (
    <ListPage
      session={session}
      section="archive"
      needs="task:view"
      title={t('title')}
      hint={t('hint')}
      done={done}
      action={
        <div className="fd-actions archive-actions">
          <LinkButton variant="secondary" icon="file" href={paths.versions}>
            {t('versionsLink')}
          </LinkButton>
          <LinkButton variant="secondary" icon="shield" href={paths.destroyed}>
            {t('destroyedTitle')}
          </LinkButton>
        </div>
      }
    >
      {() => <Forms session={session} asked={asked} />}
    </ListPage>
  );
}

interface FiltersProps {
  readonly session: UserSession;
  readonly asked: ArchiveSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
async function Filters({ session, asked }: FiltersProps) {
  const t = await getTranslations('archive');
  const isAsked = Object.values({ ...asked, page: '' }).some(Boolean);
  return (
    <details className="archive-filters" open={isAsked}>
      <summary>{t('filterTitle')}</summary>
      <form className="dash-search" role="search" aria-label={t('filterTitle')}>
        {(['employee', 'employer', 'by'] as const).map((name) => (
          <TextInput
            key={name}
            id={name}
            name={name}
            label={t(`filter_${name}`)}
            dir="ltr"
            defaultValue={asked[name]}
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
        {hasPermission(session, 'form:view') ? <FormChoice asked={asked} /> : null}
        {(['since', 'until', 'keptSince', 'keptUntil'] as const).map((name) => (
          <DateField
            key={name}
            id={name}
            name={name}
            label={t(`filter_${name}`)}
            defaultValue={asked[name] || null}
          />
        ))}
        <div className="fd-actions">
          <Button type="submit" variant="secondary">
            {t('find')}
          </Button>
          {isAsked ? <a href={paths.archive}>{t('clear')}</a> : null}
        </div>
      </form>
    </details>
  );
}

async function FormChoice({ asked }: { readonly asked: ArchiveSearch }) {
  const t = await getTranslations('archive');
  const query = { per_page: 100 };
  const { data } = await readOrRedirect(paths.archive, 'forms.list', { query });
  const forms = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      id="form"
      name="form"
      label={t('filter_form')}
      defaultValue={asked.form}
      options={[{ value: '', label: t('anyForm') }, ...forms]}
    />
  );
}

async function Forms({ session, asked }: FiltersProps) {
  const t = await getTranslations('archive');
  const { page, ...filters } = asked;
  const here = withQuery(paths.archive, { ...asked });
  const query = archiveQuery(asked);
  const { data, total, total_pages } = await readOrRedirect(here, 'archived_tasks.list', { query });
  const isAsked = Object.values(filters).some(Boolean);
  if (total === 0 && !isAsked)
    return (
      <EmptyState icon="archive" title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <Filters session={session} asked={asked} />
      <ListSection
        title={t('count', { count: total })}
        path={paths.archive}
        query={filters}
        page={page}
        of={total_pages}
      >
        {data.length === 0 ? (
          <EmptyState icon="search" title={t('noneFound')}>
            <a href={paths.archive}>{t('clear')}</a>
          </EmptyState>
        ) : (
          <Rows forms={data} />
        )}
      </ListSection>
    </>
  );
}

async function Rows({ forms }: { readonly forms: readonly ArchivedTask[] }) {
  const [t, locale] = [await getTranslations('archive'), await getLocale()];
  const names = formNamesIn(locale);
  return (
    <Table
      caption={t('title')}
      rows={forms}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'form',
          label: t('form'),
          cell: ({ id, task }) => (
            <a href={paths.archived(id)}>
              <bdi lang={names[task.name]?.lang}>{names[task.name]?.text ?? task.name}</bdi>
            </a>
          ),
        },
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ employee_name: name }) => <bdi>{name ?? t('unnamed')}</bdi>,
        },
        {
          id: 'withdrawn',
          label: t('withdrawn'),
          cell: ({ withdrawn }) => <Day moment={withdrawn.at} locale={locale} isShort />,
        },
        { id: 'kept', label: t('keptUntil'), cell: ({ task }) => <RetentionDate task={task} /> },
        {
          id: 'hold',
          label: t('hold'),
          cell: ({ is_held: isHeld }) =>
            isHeld ? (
              <StatusWord tone="warn" icon="lock" word={t('held')} />
            ) : (
              <span className="fd-muted">{t('notHeld')}</span>
            ),
        },
      ]}
    />
  );
}
