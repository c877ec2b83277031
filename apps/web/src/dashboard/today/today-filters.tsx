import type { UserSession } from '@firstday/domain';
import { Button, Icon, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { RecordPicker } from '../record-picker/record-picker';
import { hasPermission } from '../session/current-session';
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
        {hasPermission(session, 'employer:view') ? (
          <RecordPicker
            kind="employer"
            name="employer"
            label={t('employer')}
            chosen={asked.employer}
            placeholder={t('anyEmployer')}
          />
        ) : null}
        {hasPermission(session, 'client:view') ? (
          <RecordPicker
            kind="client"
            name="client"
            label={t('client')}
            chosen={asked.client}
            placeholder={t('anyClient')}
          />
        ) : null}
        <TextInput
          id="starts"
          name="starts"
          type="date"
          label={t('starts')}
          defaultValue={asked.starts}
          maxLength={undefined}
        />
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
