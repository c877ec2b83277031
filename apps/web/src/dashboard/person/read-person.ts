import type { Employee } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { callRaw } from '../../api/call';
import { readAnswer } from '../../api/send-operation';
import { userCredential } from '../../api/user-credential';
import { paths, signInPath } from '../paths';
import { orRedirectToUnavailable } from '../session/current-session';

interface ReadPerson {
  readonly person: Employee;
  readonly etag: string;
}

/** Somebody's record and its version; sensitive values are masked whoever reads, so that to open a page is no look at them. */
export const readPerson = async (employee_id: string): Promise<ReadPerson> =>
  (await findPerson(employee_id)) ?? notFound();

/** The same, where the page is of more than this person. @returns undefined where nobody is found who may be seen */
export const findPerson = cache(async (employee_id: string): Promise<ReadPerson | undefined> => {
  const path = paths.employee(employee_id);
  const input = { params: { employee_id }, query: { mask_sensitive: 'true' as const } };
  const answer = await orRedirectToUnavailable(path, async () =>
    callRaw('employees.findById', input, await userCredential()),
  );
  if (answer.ok)
    return {
      person: await readAnswer('employees.findById', answer),
      etag: answer.headers.get('etag') ?? '',
    };
  if (answer.status === 401) redirect(signInPath(path, 'ended'));
  return undefined;
});

export const nameOf = ({ first_name, last_name }: Pick<Employee, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();
