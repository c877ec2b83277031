import { redirect } from 'next/navigation';
import { readQueueReturn } from '../../../../../../hosted/queue/read-queue-return';
import { nextPath } from '../../../../../../hosted/task/next-path';
import { readTask } from '../../../../../../hosted/task/read-task';

interface TaskPageProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

/** Leads to where this side goes on: the first page with something left to do, the review, or what there is to see. */
export default async function TaskPage({ params }: TaskPageProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  redirect(nextPath(view, (await readQueueReturn(view.session)) !== undefined));
}
