import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { stateName } from '../../new-hires/state-name';
import { readChosen } from '../../record-picker/read-choices';
import { paths, withQuery } from '../../paths';
import { addressOf, type EmployeesSearch, isNarrowed, narrowing } from '../employees-search';

/** What narrows the list, each to be taken away by itself. */
export async function FilterChips({ asked }: { readonly asked: EmployeesSearch }) {
  if (!isNarrowed(asked)) return null;
  const [t, words] = [await getTranslations('employeesList'), await getTranslations('employees')];
  const said = await labelsOf(asked);
  return (
    <ul className="employee-chips" aria-label={t('filters')}>
      {narrowing.map((name) =>
        asked[name] === '' ? null : (
          <li key={name}>
            <a
              className="employee-chip"
              href={withQuery(paths.employees, { ...addressOf(asked), [name]: '' })}
              aria-label={t('removeFilter', { filter: said[name] })}
            >
              <bdi>{said[name]}</bdi>
              <Icon name="close" size={16} />
            </a>
          </li>
        ),
      )}
      <li>
        <a className="employee-clear" href={paths.employees}>
          {words('clear')}
        </a>
      </li>
    </ul>
  );
}

async function labelsOf(
  asked: EmployeesSearch,
): Promise<Readonly<Record<(typeof narrowing)[number], string>>> {
  const [t, words, components, employer, client] = await Promise.all([
    getTranslations('employeesList'),
    getTranslations('employees'),
    getTranslations('components'),
    readChosen('employer', asked.employer),
    readChosen('client', asked.client),
  ]);
  return {
    search: t('searched', { text: asked.search }),
    status: asked.status && components(`status_${asked.status}`),
    due: asked.due && words(`due_${asked.due}`),
    employer: employer?.label ?? t('employer'),
    client: client?.label ?? t('client'),
    starts: asked.starts && t(`starts_${asked.starts}`),
    from: t('fromDay', { day: asked.from }),
    to: t('toDay', { day: asked.to }),
    state: t('inState', { state: stateName(asked.state) }),
    reach: t('reach_unreached'),
  };
}
