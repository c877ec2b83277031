import type { UserSession } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import { daysOf, periodNames, type ReportsSearch } from './reports-search';
import { today } from '../../i18n/today';

interface ReportFiltersProps {
  readonly session: UserSession;
  readonly asked: ReportsSearch;
}

/** The days that are shown are those of the period; others count once the period is one's own. */
export async function ReportFilters({ session, asked }: ReportFiltersProps) {
  const t = await getTranslations('reports');
  const { from, to } = daysOf(asked, await today());
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <input type="hidden" name="report" value={asked.report} />
      <Select
        id="period"
        name="period"
        label={t('period')}
        defaultValue={asked.period}
        options={periodNames.map((value) => ({ value, label: t(`period_${value}`) }))}
      />
      <DateField id="from" name="from" label={t('from')} defaultValue={from} />
      <DateField id="to" name="to" label={t('to')} defaultValue={to} />
      <OrganizationPickers session={session} asked={asked} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </div>
    </form>
  );
}
