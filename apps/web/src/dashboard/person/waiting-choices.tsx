import type { CorrectionRequest, RehireOffer, Task, UserSession } from '@firstday/domain';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
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
  const tasks = await readTasks(employee);
  const [offers, requests] = await Promise.all([readOffers(tasks), readRequests(session, tasks)]);
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

/** Most forms have none: the API answers so, and says no more of them. */
async function readOffers(tasks: readonly Task[]): Promise<RehireOffer[]> {
  const credential = await userCredential();
  const read = await Promise.all(
    tasks.map(({ id: task_id }) => call('rehires.find', { params: { task_id } }, credential)),
  );
  return read.flatMap((answer) =>
    answer.ok && answer.value.choices.length > 0 && answer.value.decision === null ? [answer.value] : [],
  );
}

async function readRequests(session: UserSession, tasks: readonly Task[]): Promise<CorrectionRequest[]> {
  if (!hasPermission(session, 'employee:view_sensitive')) return [];
  const credential = await userCredential();
  const read = await Promise.all(
    tasks.map(({ id: task_id }) => call('tasks.getCorrectionRequest', { params: { task_id } }, credential)),
  );
  return read.flatMap((answer) => (answer.ok && answer.value.status === 'asked' ? [answer.value] : []));
}
