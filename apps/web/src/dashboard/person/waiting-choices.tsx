import type { CorrectionRequest, RehireOffer, UserSession } from '@firstday/domain';
import { readIfThere } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { CorrectionChoice } from './correction-choice';
import { readTasks } from './read-tasks';
import { WaitingRehire } from './waiting-rehire';

interface WaitingChoicesProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What a person has to decide before it goes on: a form for a rehire, a correction that the employee asks for. */
export async function WaitingChoices({ session, employee }: WaitingChoicesProps) {
  if (!hasPermission(session, 'task:edit')) return null;
  const [tasks, offers, requests] = await Promise.all([
    readTasks(employee),
    readOffers(employee),
    readRequests(session, employee),
  ]);
  return (
    <>
      {requests.map((request) => (
        <CorrectionChoice
          key={request.task_id}
          session={session}
          employee={employee}
          request={request}
          form={tasks.find(({ id }) => id === request.task_id)?.name ?? ''}
        />
      ))}
      {offers.map((offer) => (
        <WaitingRehire
          key={offer.task_id}
          session={session}
          employee={employee}
          offer={offer}
          form={tasks.find(({ id }) => id === offer.task_id)?.name ?? ''}
        />
      ))}
    </>
  );
}

/** Of all forms at once: a request for each would be as many as there are forms. */
async function readOffers(employee_id: string): Promise<readonly RehireOffer[]> {
  const path = paths.employee(employee_id);
  const input = { params: { employee_id } };
  return (await readIfThere(path, 'rehires.listOfEmployee', input))?.data ?? [];
}

async function readRequests(
  session: UserSession,
  employee_id: string,
): Promise<readonly CorrectionRequest[]> {
  if (!hasPermission(session, 'employee:view_sensitive')) return [];
  const path = paths.employee(employee_id);
  const input = { params: { employee_id } };
  return (await readIfThere(path, 'tasks.listCorrectionRequests', input))?.data ?? [];
}
