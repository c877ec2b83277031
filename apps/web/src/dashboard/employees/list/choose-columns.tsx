import { Button, Checkbox, Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { addressOf, type EmployeesSearch } from '../employees-search';
import { choosableColumns, shownColumns } from './shown-columns';

/** Which columns the list has. They stand in the address, and in a view that is kept. */
export async function ChooseColumns({ asked }: { readonly asked: EmployeesSearch }) {
  const t = await getTranslations('employeesList');
  const shown = shownColumns(asked.columns);
  const labels = await columnLabels();
  return (
    <details className="employee-menu employee-columns" name="employee-menu" data-screen-only="">
      <summary>
        <Icon name="columns" size={18} />
        {t('columns')}
      </summary>
      <form className="employee-menu-box" aria-label={t('columns')}>
        {/* Without a column chosen, the name alone. */}
        <input type="hidden" name="columns" value="name" />
        {choosableColumns.map((name) => (
          <Checkbox
            key={name}
            id={`column-${name}`}
            name="columns"
            value={name}
            defaultChecked={shown.includes(name)}
            label={labels[name]}
          />
        ))}
        {Object.entries({ ...addressOf(asked), columns: '' }).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" variant="secondary">
          {t('showColumns')}
        </Button>
      </form>
    </details>
  );
}

async function columnLabels() {
  const [t, words] = [await getTranslations('employeesList'), await getTranslations('components')];
  return {
    name: words('name'),
    email: t('column_email'),
    progress: words('progress'),
    next_due: words('nextDue'),
    employer: t('employer'),
    client: t('client'),
    start_date: t('column_start_date'),
    placements: words('placements'),
    last_visit: words('lastVisit'),
    created: words('created'),
  } as const;
}
