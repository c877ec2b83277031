import type { Task } from '@firstday/domain';
import { cache } from 'react';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';

/** The forms of a person, what is due first on top. */
export const readTasks = cache(async (employee_id: string): Promise<readonly Task[]> => {
  const query = { employee_id, order_by: 'due_at', limit: 100 } as const;
  const { data } = await readOrRedirect(paths.employee(employee_id), 'component_rows.listTasks', { query });
  return data.map(({ task }) => task);
});
