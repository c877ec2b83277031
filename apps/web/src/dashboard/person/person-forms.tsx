import type { UserSession } from '@firstday/domain';
import { EmployeeForms } from '../employees/employee-forms';
import { EmployeeLinks } from '../employees/employee-links';
import { EmployeePlacements } from '../employees/employee-placements';
import { hasPermission } from '../session/current-session';
import { PossibleDuplicates } from './possible-duplicates';
import { WaitingChoices } from './waiting-choices';

interface PersonFormsProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What waits for a choice, the forms and whose turn each is, why each is needed or not, and the links that are open. */
export function PersonForms({ session, employee }: PersonFormsProps) {
  const seesForms = hasPermission(session, 'task:view');
  return (
    <>
      {seesForms ? <PossibleDuplicates session={session} employee={employee} /> : null}
      {seesForms ? <WaitingChoices session={session} employee={employee} /> : null}
      {seesForms ? <EmployeeForms session={session} employee={employee} /> : null}
      {hasPermission(session, 'placement:view') ? (
        <EmployeePlacements session={session} employee={employee} />
      ) : null}
      <EmployeeLinks session={session} employee={employee} />
    </>
  );
}
