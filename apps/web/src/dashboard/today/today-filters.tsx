import type { UserSession } from '@firstday/domain';
import { Button, Icon } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import { isTodayNarrowed, type TodaySearch } from './today-search';

interface TodayFiltersProps {
  readonly session: UserSession;
  readonly asked: TodaySearch;
}

/** Whose work is shown. What is asked stands in the address, to be kept and sent on. */
export async function TodayFilters({ session, asked }: TodayFiltersProps) {
  const t = await getTranslations('today');
  return (
    <details className="dash-filters" open={isTodayNarrowed(asked)}>
      <summary>
        <Icon name="filter" size={18} />
        {t('filter')}
      </summary>
      <form className="dash-search" role="search" aria-label={t('filterTitle')}>
        <OrganizationPickers session={session} asked={asked} />
        <DateField id="starts" name="starts" label={t('starts')} defaultValue={asked.starts} />
        {asked.due === '' ? null : <input type="hidden" name="due" value={asked.due} />}
        <div className="fd-actions">
          <Button type="submit" variant="secondary">
            {t('find')}
          </Button>
          {isTodayNarrowed(asked) ? <a href={paths.home}>{t('clear')}</a> : null}
        </div>
      </form>
    </details>
  );
}
