import type { UserSession } from '@firstday/domain';
import { usStates } from '@firstday/domain/places';
import { Button, SearchField, Select, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { OrganizationPickers } from '../record-picker/organization-pickers';
import { hasPermission } from '../session/current-session';
import {
  dueChoices,
  employeeStatuses,
  type EmployeesSearch,
  reachChoices,
  startChoices,
} from './employees-search';
import { LiveSearch } from './list/live-search';

interface EmployeeFiltersProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
}

/** What is asked stands in the address, to be kept and sent on. It is asked while one types. */
export async function EmployeeFilters({ session, asked }: EmployeeFiltersProps) {
  const [t, words] = [await getTranslations('employees'), await getTranslations('components')];
  return (
    <LiveSearch label={t('searchTitle')}>
      <div className="employee-filters">
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
        {hasPermission(session, 'placement:view') ? <Starts asked={asked} /> : null}
        <Button type="submit" variant="secondary" className="employee-find">
          {t('find')}
        </Button>
      </div>
      <MoreFilters session={session} asked={asked} />
      <input type="hidden" name="sort" value={asked.sort} />
      <input type="hidden" name="dir" value={asked.dir} />
      <input type="hidden" name="columns" value={asked.columns.join(',')} />
      <input type="hidden" name="view" value={asked.view} />
    </LiveSearch>
  );
}

async function Starts({ asked }: Pick<EmployeeFiltersProps, 'asked'>) {
  const t = await getTranslations('employeesList');
  return (
    <Select
      id="starts"
      name="starts"
      label={t('starts')}
      defaultValue={asked.starts}
      options={[
        { value: '', label: t('startsAny') },
        ...startChoices.map((starts) => ({ value: starts, label: t(`starts_${starts}`) })),
      ]}
    />
  );
}

/** What is asked seldom is folded, unless it is asked. */
async function MoreFilters({ session, asked }: EmployeeFiltersProps) {
  const t = await getTranslations('employeesList');
  const mayPlace = hasPermission(session, 'placement:view');
  const { employer, client, from, to, state, reach } = asked;
  const isOpen = [employer, client, from, to, state, reach].some((one) => one !== '');
  return (
    <details className="employee-more" open={isOpen}>
      <summary>{t('moreFilters')}</summary>
      <div className="employee-filters">
        {mayPlace ? (
          <>
            <OrganizationPickers session={session} asked={asked} />
            <TextInput id="from" name="from" type="date" label={t('from')} defaultValue={asked.from} />
            <TextInput id="to" name="to" type="date" label={t('to')} defaultValue={asked.to} />
          </>
        ) : null}
        {/* An address is told of: whoever may not see the records that have it does not ask. */}
        {mayPlace && hasPermission(session, 'employer:view') && hasPermission(session, 'job:view') ? (
          <Select
            id="state"
            name="state"
            label={t('state')}
            defaultValue={asked.state}
            options={[
              { value: '', label: t('stateAny') },
              ...usStates.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        ) : null}
        <Select
          id="reach"
          name="reach"
          label={t('reach')}
          defaultValue={asked.reach}
          options={[
            { value: '', label: t('reachAny') },
            ...reachChoices.map((reach) => ({ value: reach, label: t(`reach_${reach}`) })),
          ]}
        />
      </div>
    </details>
  );
}
