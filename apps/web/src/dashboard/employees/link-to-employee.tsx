import type { UserSession } from '@firstday/domain';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';

interface LinkToEmployeeProps {
  readonly session: UserSession;
  readonly id: string;
  /** Null where nobody is called anything, or the record is gone. */
  readonly name: string | null;
  /** What is said then. */
  readonly unnamed: string;
}

/** What somebody is called: the way to their page, for whoever may see it. */
export function LinkToEmployee({ session, id, name, unnamed }: LinkToEmployeeProps) {
  if (name === null) return unnamed;
  const shown = <bdi>{name}</bdi>;
  return hasPermission(session, 'employee:view') ? <a href={paths.employee(id)}>{shown}</a> : shown;
}
