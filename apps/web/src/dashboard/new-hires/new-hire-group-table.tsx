import type { UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { LinkToEmployee } from '../employees/link-to-employee';
import { hasPermission } from '../session/current-session';
import { HireDue } from './hire-due';
import { HireStanding } from './hire-standing';
import { MakeReportForm } from './make-report-form';
import type { NewHireGroup } from './new-hire-groups';
import { stateName } from './state-name';

interface NewHireGroupTableProps {
  readonly session: UserSession;
  readonly here: string;
  readonly group: NewHireGroup;
  readonly today: string;
}

/** Who goes into one file: of an employer, to a state; and the way to make it. */
export async function NewHireGroupTable({ session, here, group, today }: NewHireGroupTableProps) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  const { employerName, employerId, state, hires, key } = group;
  const employer = employerName ?? employerId;
  const title =
    state === null ? t('groupNowhere', { employer }) : t('groupTitle', { employer, state: stateName(state) });
  const mayMake = (['placement:edit', 'task:view', 'employee:view_sensitive'] as const).every((needed) =>
    hasPermission(session, needed),
  );
  return (
    <section aria-labelledby={`group-${key}`}>
      <h3 id={`group-${key}`}>{title}</h3>
      <Table
        caption={title}
        rows={hires}
        keyOf={({ placement_id }) => placement_id}
        columns={[
          {
            id: 'employee',
            label: t('employee'),
            cell: ({ employee_id: id, employee_name: name }) => (
              <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
            ),
          },
          { id: 'due', label: t('due'), cell: (hire) => <HireDue hire={hire} /> },
          {
            id: 'hired',
            label: t('hired'),
            cell: ({ hired_on: day }) => (
              <time className="due-short" dateTime={day}>
                {longDate(day, locale)}
              </time>
            ),
          },
          {
            id: 'standing',
            label: t('standing'),
            cell: (hire) => <HireStanding hire={hire} today={today} />,
          },
        ]}
      />
      {mayMake && state !== null ? (
        <MakeReportForm
          session={session}
          here={here}
          group={group}
          state={state}
          title={title}
          today={today}
        />
      ) : null}
    </section>
  );
}
