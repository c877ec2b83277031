'use server';
import { CreateEmployeeView } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../../forms/action-state';
import { errorText } from '../../forms/error-text';
import { write } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import type { ActionContext } from '../../session/current-session';
import { addressOf, type EmployeesSearch } from '../employees-search';
import { viewOf } from './view-of';

interface KeptList {
  readonly asked: EmployeesSearch;
  /** The view that is changed; a new one without it. */
  readonly id?: string;
}

/** Keeps the list as it is shown, or a view with it, under the name that was given. */
export async function keepView(
  place: ActionContext,
  { asked, id }: KeptList,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('employeesList');
  const body = CreateEmployeeView.safeParse({
    name: readText(form, 'view-name'),
    is_shared: readText(form, 'view-shared') === 'yes',
    ...viewOf(asked),
  });
  if (!body.success) return rejectForm(before, form, [{ target: 'view-name', message: t('nameMissing') }]);
  const kept =
    id === undefined
      ? await write(place, 'employee_views.create', { body: body.data })
      : await write(place, 'employee_views.updateById', {
          params: { employee_view_id: id },
          body: body.data,
        });
  if (kept.ok)
    redirect(
      withQuery(paths.employees, {
        ...addressOf(asked),
        view: kept.value.id,
        done: id === undefined ? 'viewKept' : 'viewSaved',
      }),
    );
  const message = kept.errorCode === 'refused' ? t('tooMany') : await errorText(kept.errorCode);
  return rejectForm(before, form, [{ message }]);
}
