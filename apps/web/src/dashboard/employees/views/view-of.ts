import { type CreateEmployeeView, employeeSearch, type EmployeeView } from '@firstday/domain';
import { z } from 'zod';
import { paths, withQuery } from '../../paths';
import { addressOf, type EmployeesSearch, parseEmployeesSearch } from '../employees-search';

/** What of a list is kept in a view: whom it is of, its order and its columns, and not where one reads. */
export function viewOf(asked: EmployeesSearch): Pick<CreateEmployeeView, 'columns' | 'search'> {
  const given = Object.entries(asked).filter(([name, value]) => name in employeeSearch && value !== '');
  const search = z.strictObject(employeeSearch).partial().parse(Object.fromEntries(given));
  return { search, columns: [...asked.columns] };
}

/** The address of the list that a view keeps. */
export const viewHref = ({ id, search, columns }: EmployeeView): string =>
  withQuery(paths.employees, {
    ...addressOf(parseEmployeesSearch({ ...search, columns: columns.join(',') })),
    view: id,
  });
