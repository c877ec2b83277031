import type { EmployeeView, UserSession } from '@firstday/domain';
import { Checkbox, Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../../forms/action-form';
import { formLabels } from '../../forms/form-labels';
import { FormTextInput } from '../../forms/form-text-input';
import { Submit } from '../../forms/submit';
import { paths, withQuery } from '../../paths';
import { hasPermission, toActionContext } from '../../session/current-session';
import { addressOf, type EmployeesSearch } from '../employees-search';
import { readViews } from './read-views';
import { deleteView } from './delete-view';
import { keepView } from './keep-view';

interface KeepListProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
}

/** Keeps the list as it is shown; one that is kept already is renamed, changed or deleted. */
export async function KeepList({ session, asked }: KeepListProps) {
  const t = await getTranslations('employeesList');
  const view = (await readViews(session)).find(({ id }) => id === asked.view);
  const isOurs = view !== undefined && (view.is_own || hasPermission(session, 'user:edit'));
  return (
    <details className="employee-menu" name="employee-menu" data-screen-only="">
      <summary>
        <Icon name="pen" size={18} />
        {isOurs ? t('editList') : t('keepList')}
      </summary>
      <div className="employee-menu-box">
        <ViewForm session={session} asked={asked} view={isOurs ? view : undefined} />
        {isOurs ? <DeleteForm session={session} asked={asked} id={view.id} /> : null}
      </div>
    </details>
  );
}

async function ViewForm({
  session,
  asked,
  view,
}: KeepListProps & { readonly view: EmployeeView | undefined }) {
  const t = await getTranslations('employeesList');
  const place = toActionContext(session, withQuery(paths.employees, addressOf(asked)));
  return (
    <ActionForm
      send={keepView.bind(null, place, { asked, ...(view ? { id: view.id } : {}) })}
      words={await formLabels()}
    >
      <FormTextInput
        name="view-name"
        label={t('viewName')}
        hint={t('viewNameHint')}
        initial={view?.name ?? ''}
        maxLength={80}
        autoComplete="off"
      />
      <Checkbox
        name="view-shared"
        value="yes"
        label={t('viewShared')}
        hint={t('viewSharedHint')}
        defaultChecked={view?.is_shared ?? false}
      />
      <Submit variant="secondary">{view ? t('saveView') : t('keep')}</Submit>
    </ActionForm>
  );
}

async function DeleteForm({ session, asked, id }: KeepListProps & { readonly id: string }) {
  const t = await getTranslations('employeesList');
  const place = toActionContext(session, withQuery(paths.employees, addressOf(asked)));
  return (
    <ActionForm send={deleteView.bind(null, place, id)} words={await formLabels()}>
      <Submit variant="ghost" icon="trash">
        {t('deleteView')}
      </Submit>
    </ActionForm>
  );
}
