import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { toActionContext } from '../session/current-session';
import { deletePerson } from './delete-person';
import { nameOf, readPerson } from './read-person';

interface DeletePersonPageProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** Before somebody's record leaves every list: what goes, and what the law keeps. */
export async function DeletePersonPage({ session, employee }: DeletePersonPageProps) {
  const [t, words] = [await getTranslations('person'), await getTranslations('employees')];
  return (
    <RequirePermission session={session} section="employees" needs="employee:edit" title={t('actDelete')}>
      {async () => {
        const { person, etag } = await readPerson(employee);
        const place = toActionContext(session, paths.deleteEmployee(employee));
        return (
          <Confirm
            title={t('deleteTitle', { name: nameOf(person) || words('unnamed') })}
            send={deletePerson.bind(null, place, { id: employee, etag })}
            submit={t('deleteSubmit')}
            keep={paths.employee(employee)}
          >
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
