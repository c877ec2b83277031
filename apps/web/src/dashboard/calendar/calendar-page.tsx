import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { EmptyState, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { ListPage } from '../shell/list-page';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { hasPermission } from '../session/current-session';
import { CalendarFilters } from './calendar-filters';
import { type CalendarSearch, calendarQuery } from './calendar-search';
import { DeadlineTable } from './deadline-table';
import { dueGroupOf, dueGroups } from './due-group';

interface CalendarPageProps {
  readonly session: UserSession;
  readonly asked: CalendarSearch;
}

/** What the law asks to be done, and by when: what is overdue first. */
export async function CalendarPage({ session, asked: given }: CalendarPageProps) {
  const t = await getTranslations('calendar');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="calendar"
      needs="task:view"
      title={t('title')}
      hint={t('hint')}
      action={
        <div className="fd-actions">
          {hasPermission(session, 'placement:view') ? (
            <LinkButton variant="secondary" icon="people" href={paths.newHires}>
              {t('newHires')}
            </LinkButton>
          ) : null}
          {hasPermission(session, 'everify:edit') ? (
            <LinkButton variant="secondary" icon="shield" href={paths.statusChanges}>
              {t('statusChanges')}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {() => (
        <>
          <GoneChoices gone={gone} />
          <Deadlines session={session} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

async function Deadlines({ session, asked }: CalendarPageProps) {
  const here = withQuery(paths.calendar, { ...asked });
  const answer = await readOrRedirect(here, 'compliance_calendar.list', { query: calendarQuery(asked) });
  const { data, next_cursor: next } = answer;
  const isAsked = Object.values(asked).some(Boolean);
  if (data.length === 0 && !isAsked && (await hasNoDay(here))) return <NothingDue asked={asked} />;
  return (
    <>
      <CalendarFilters session={session} asked={asked} />
      {data.length === 0 ? (
        <NothingDue asked={asked} />
      ) : (
        <Groups session={session} asked={asked} deadlines={data} next={next} />
      )}
    </>
  );
}

/** Of no kind, so that there is nothing to narrow. */
async function hasNoDay(here: string): Promise<boolean> {
  const all = await readOrRedirect(here, 'compliance_calendar.list', { query: { per_page: 1 } });
  return all.data.length === 0;
}

interface GroupsProps extends CalendarPageProps {
  readonly deadlines: readonly ComplianceDeadline[];
  readonly next: string | null;
}

async function Groups({ session, asked, deadlines: data, next }: GroupsProps) {
  const t = await getTranslations('calendar');
  const here = withQuery(paths.calendar, { ...asked });
  const now = new Date();
  const groups = dueGroups.map((group) => ({
    group,
    deadlines: data.filter(({ due_at }) => dueGroupOf(due_at, now) === group),
  }));
  return (
    <>
      {groups
        .filter(({ deadlines }) => deadlines.length > 0)
        .map(({ group, deadlines }) => (
          <section key={group} className="hosted-section" aria-labelledby={`due-${group}`}>
            <h2 id={`due-${group}`}>{t(group)}</h2>
            <DeadlineTable session={session} here={here} caption={t(group)} deadlines={deadlines} />
          </section>
        ))}
      <More asked={asked} next={next} />
    </>
  );
}

async function NothingDue({ asked }: Pick<CalendarPageProps, 'asked'>) {
  const t = await getTranslations('calendar');
  const isAsked = Object.values(asked).some(Boolean);
  return (
    <EmptyState icon="calendar" title={isAsked ? t('noneFound') : t('empty')}>
      {isAsked ? <a href={paths.calendar}>{t('clear')}</a> : t('emptyHint')}
    </EmptyState>
  );
}

interface MoreProps extends Pick<CalendarPageProps, 'asked'> {
  readonly next: string | null;
}

/** What is due later than what this page shows, and back to what is due first. */
async function More({ asked, next }: MoreProps) {
  const t = await getTranslations('calendar');
  if (next === null && !asked.from) return null;
  return (
    <nav className="fd-actions" aria-label={t('pages')}>
      {asked.from ? <a href={withQuery(paths.calendar, { ...asked, from: '' })}>{t('first')}</a> : null}
      {next ? <a href={withQuery(paths.calendar, { ...asked, from: next })}>{t('next')}</a> : null}
    </nav>
  );
}
