import { Button, SearchField, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { dueChoices, employeeStatuses, type EmployeesSearch, isNarrowed } from './employees-search';

/** What is asked stands in the address, to be kept and sent on. */
export async function EmployeeFilters({ asked }: { readonly asked: EmployeesSearch }) {
  const [t, words] = [await getTranslations('employees'), await getTranslations('components')];
  return (
    <form className="dash-search" role="search" aria-label={t('searchTitle')}>
      <SearchField
        id="search"
        name="search"
        label={t('search')}
        isLabelShown
        defaultValue={asked.search}
        maxLength={200}
      />
      <Select
        id="status"
        name="status"
        label={t('status')}
        defaultValue={asked.status}
        options={[
          { value: '', label: words('anyStatus') },
          ...employeeStatuses.map((status) => ({ value: status, label: words(`status_${status}`) })),
        ]}
      />
      <Select
        id="due"
        name="due"
        label={t('due')}
        defaultValue={asked.due}
        options={[
          { value: '', label: t('dueAny') },
          ...dueChoices.map((due) => ({ value: due, label: t(`due_${due}`) })),
        ]}
      />
      <input type="hidden" name="sort" value={asked.sort} />
      <input type="hidden" name="dir" value={asked.dir} />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {isNarrowed(asked) ? <a href={paths.employees}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
