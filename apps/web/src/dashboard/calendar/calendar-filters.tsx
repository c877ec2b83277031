import { ComplianceDeadlineKind, type UserSession } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import type { CalendarSearch } from './calendar-search';

interface CalendarFiltersProps {
  readonly session: UserSession;
  readonly asked: CalendarSearch;
}

/** What is asked stands in the address, to be kept and sent on. */
export async function CalendarFilters({ session, asked }: CalendarFiltersProps) {
  const [t, words] = [await getTranslations('calendar'), await getTranslations('components')];
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <Select
        id="kind"
        name="kind"
        label={t('kind')}
        defaultValue={asked.kind}
        options={[
          { value: '', label: t('anyKind') },
          ...ComplianceDeadlineKind.options.map((kind) => ({
            value: kind,
            label: words(`deadline_${kind}`),
          })),
        ]}
      />
      <OrganizationPickers session={session} asked={asked} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {asked.kind || asked.employer ? <a href={paths.calendar}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
