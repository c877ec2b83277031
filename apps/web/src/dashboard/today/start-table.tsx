import type { UpcomingStart, UserSession } from '@firstday/domain';
import { LinkButton, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { nearDate } from '../../i18n/near-date';
import { shortFormName } from '../../i18n/short-form-name';
import { LinkToEmployee } from '../employees/link-to-employee';
import { OpenTaskButton } from '../employees/open-task-button';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { today } from '../../i18n/today';
import { missingFactTexts } from '../undecided/missing-fact-texts';
import { editHref } from '../undecided/missing-facts';

interface StartTableProps {
  readonly session: UserSession;
  readonly here: string;
  readonly caption: string;
  readonly starts: readonly UpcomingStart[];
}

/** Who starts when and where, and what they wait for. */
export async function StartTable({ session, here, caption, starts }: StartTableProps) {
  const [t, locale, now] = [await getTranslations('today'), await getLocale(), await today()];
  return (
    <Table
      caption={caption}
      rows={starts}
      keyOf={({ placement_id }) => placement_id}
      columns={[
        {
          id: 'who',
          label: t('who'),
          cell: ({ employee_id: id, employee_name: name }) => (
            <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
          ),
        },
        { id: 'waits', label: t('waitsFor'), cell: (start) => <WaitsFor start={start} /> },
        {
          id: 'day',
          label: t('firstDay'),
          cell: ({ starts_on }) => (
            <time className="fd-day" dateTime={starts_on}>
              {nearDate(starts_on, now, locale)}
            </time>
          ),
        },
        {
          id: 'where',
          label: t('where'),
          cell: ({ employer_name, client_name, job_name }) => (
            <bdi>{[employer_name, client_name, job_name].filter((name) => name !== null).join(', ')}</bdi>
          ),
        },
      ]}
      actions={{ label: t('act'), of: (start) => <StartAct session={session} here={here} start={start} /> }}
    />
  );
}

interface OfStart {
  readonly start: UpcomingStart;
}

/** For whom, and for what: the first of several is named. */
async function WaitsFor({ start }: OfStart) {
  const { readiness, waits_for: blockers, undecided_facts: facts = [] } = start;
  const [t, words, locale] = [
    await getTranslations('today'),
    await getTranslations('missingFacts'),
    await getLocale(),
  ];
  const undecided = <StatusWord tone="warn" icon="alert" word={words('some')} />;
  if (readiness === 'ready') return <StatusWord tone="good" icon="check" word={t('ready')} />;
  if (readiness === 'undecided') {
    if (facts.length === 0) return undecided;
    const textOf = await missingFactTexts();
    return <bdi>{[...new Set(facts.map(textOf))].join(' · ')}</bdi>;
  }
  const [first] = blockers;
  if (!first) return t('waitsUnseen');
  const name = shortFormName(first.form_key, first.form_name, locale);
  const more = blockers.length - 1;
  return (
    <>
      {t(`waits_${first.task_id === null ? 'nobodyAsked' : (first.assignee_type ?? 'system')}`)}{' '}
      <bdi lang={name.lang}>{name.text}</bdi>
      {more > 0 ? <span className="fd-muted"> {t('andMore', { count: more })}</span> : null}
      {facts.length > 0 ? <> {undecided}</> : null}
    </>
  );
}

interface StartActProps extends Omit<StartTableProps, 'caption' | 'starts'>, OfStart {}

/** Ours is opened; to whom or what else it waits for leads the person's page. */
async function StartAct({ session, here, start }: StartActProps) {
  const t = await getTranslations('today');
  const name = start.employee_name ?? t('unnamed');
  const ours = start.waits_for.find(({ assignee_type: side, task_id: task }) => side === 'employer' && task);
  if (ours?.task_id && hasPermission(session, 'task:edit'))
    return (
      <OpenTaskButton
        session={session}
        here={here}
        task={ours.task_id}
        side="employer"
        label={t('act_section')}
        name={name}
      />
    );
  const [fact] = start.undecided_facts ?? [];
  const edit = start.readiness === 'undecided' && fact ? editHref(session, fact) : undefined;
  if (edit !== undefined && fact)
    return (
      <LinkButton
        variant="secondary"
        size="small"
        href={edit}
        aria-label={t('actOf', { label: t('act_undecided_facts'), name })}
      >
        {t('act_undecided_facts')}
      </LinkButton>
    );
  if (start.readiness === 'ready' || !hasPermission(session, 'employee:view')) return null;
  const label = t('openPerson');
  return (
    <LinkButton
      variant="secondary"
      size="small"
      href={paths.employee(start.employee_id)}
      aria-label={t('actOf', { label, name })}
    >
      {label}
    </LinkButton>
  );
}
