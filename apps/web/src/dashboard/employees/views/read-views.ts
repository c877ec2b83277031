import type { EmployeeView, UserSession } from '@firstday/domain';
import { cache } from 'react';
import { call } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { hasPermission } from '../../session/current-session';

/** As many as a menu shows. */
const mostViews = 100;

const readAll = cache(async (): Promise<readonly EmployeeView[]> => {
  const answer = await call(
    'employee_views.list',
    { query: { per_page: mostViews } },
    await userCredential(),
  );
  return answer.ok ? answer.value.data : [];
});

/** The views that somebody finds, read once a page; none where they cannot be read: a menu keeps no page away. */
export const readViews = async (session: UserSession): Promise<readonly EmployeeView[]> =>
  hasPermission(session, 'employee:view') ? readAll() : [];
