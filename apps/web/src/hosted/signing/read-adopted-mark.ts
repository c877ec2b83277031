import type { OnboardingSession } from '@firstday/domain';
import { readTask } from '../task/read-task';
import { taskPaths } from '../task/task-paths';

/** A signature made in this session, as the next form shows it. */
export interface AdoptedMark {
  readonly id: string;
  readonly name: string;
  /** A PNG data URL; null where the name was typed. */
  readonly image: string | null;
  /** The form that it was made on. */
  readonly taskId: string;
  /** Where another one is made. */
  readonly anotherHref: string;
}

/** What the employee adopted in this session, as the form shows on which it was made. */
export async function readAdoptedMark(
  { id: session, adopted_signature: adopted }: OnboardingSession,
  task: string,
): Promise<AdoptedMark | undefined> {
  if (!adopted) return undefined;
  const { signature_id: id, task_id: taskId, section_id, name, method } = adopted;
  const anotherHref = `${taskPaths(session, task).sign}?signature=new#signing`;
  if (method === 'typed') return { id, name, image: null, taskId, anotherHref };
  const { sheet } = await readTask(session, taskId);
  const image = sheet.sections.find((section) => section.id === section_id)?.signature?.image;
  return image ? { id, name, image, taskId, anotherHref } : undefined;
}
