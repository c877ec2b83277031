import './employees.css';
import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { EmployeeForms } from './employee-forms';
import { EmployeeLinks } from './employee-links';
import { EmployeePlacements } from './employee-placements';

interface EmployeePageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One person: the forms and whose turn each is, the placements with what they need and why, the links that are open. */
export async function EmployeePage({ session, id, done }: EmployeePageProps) {
  const t = await getTranslations('employees');
  return (
    <RequirePermission
      session={session}
      section="employees"
      needs="employee:view"
      title={t('title')}
      done={done}
    >
      {async () => {
        const { first_name, last_name, email, created_at } = await readPerson(id);
        return (
          <div className="dash-column employee-page">
            <Back href={paths.employees}>{t('back')}</Back>
            <Heading title={{ text: `${first_name} ${last_name}`.trim() || t('unnamed') }}>
              <p className="fd-hint">
                {email === null ? null : (
                  <>
                    <bdi>{email}</bdi>
                    {' · '}
                  </>
                )}
                {t('addedOn')} <Day moment={created_at} locale={await getLocale()} />
              </p>
            </Heading>
            {hasPermission(session, 'task:view') ? <EmployeeForms session={session} employee={id} /> : null}
            {hasPermission(session, 'placement:view') ? <EmployeePlacements employee={id} /> : null}
            <EmployeeLinks session={session} employee={id} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

/** What the head of the page shows; numbers and dates of birth have no place in it. */
const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
});

const readPerson = async (id: string) =>
  Person.parse(
    await readOrRedirect(paths.employee(id), 'employees.findById', { params: { employee_id: id } }),
  );
