import type { UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { readOrRedirect } from '../forms/write';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { restoreTask } from './restore-task';

interface RestorePageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function RestorePage({ session, id }: RestorePageProps) {
  const t = await getTranslations('archive');
  const here = paths.restore(id);
  return (
    <RequirePermission session={session} section="archive" needs="task:edit" title={t('title')}>
      {async () => {
        const params = { archived_task_id: id };
        const form = await readOrRedirect(here, 'archived_tasks.findById', { params });
        const name = form.employee_name ?? t('unnamed');
        return (
          <Confirm
            title={t('restoreTitle', {
              form: formNamesIn(await getLocale())[form.task.name]?.text ?? form.task.name,
              name,
            })}
            send={restoreTask.bind(null, toActionContext(session, here), id)}
            submit={t('restoreSubmit')}
            isSafe
            keep={paths.archived(id)}
          >
            <p>{form.is_employee_deleted ? t('restoreWithEmployee', { name }) : t('restoreHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
