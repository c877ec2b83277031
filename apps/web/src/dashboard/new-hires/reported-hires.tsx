import type { UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { LinkToEmployee } from '../employees/link-to-employee';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { stateName } from './state-name';

interface ReportedHiresProps {
  readonly session: UserSession;
  readonly id: string;
}

/** Who is in a file, in its order. */
export async function ReportedHires({ session, id }: ReportedHiresProps) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  const input = { params: { new_hire_report_id: id } };
  const { data } = await readOrRedirect(paths.newHireReport(id), 'new_hire_reports.listHires', input);
  return (
    <section className="hosted-section" aria-labelledby="hires">
      <h2 id="hires">{t('hiresTitle')}</h2>
      <Table
        caption={t('hiresTitle')}
        rows={data}
        keyOf={({ placement_id }) => placement_id}
        columns={[
          {
            id: 'employee',
            label: t('employee'),
            cell: ({ employee_id: of, employee_name: name }) => (
              <LinkToEmployee session={session} id={of} name={name} unnamed={t('unnamed')} />
            ),
          },
          {
            id: 'hired',
            label: t('hired'),
            cell: ({ hired_on: day }) => <time dateTime={day}>{longDate(day, locale)}</time>,
          },
          {
            id: 'state',
            label: t('workState'),
            cell: ({ work_state: state }) =>
              state === null ? null : <bdi lang="en">{stateName(state)}</bdi>,
          },
        ]}
      />
    </section>
  );
}
