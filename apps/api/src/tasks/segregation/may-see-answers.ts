import type { Actor, Context } from '../../context/index.js';
import { forbidden, type ProblemError } from '../../context/index.js';
import { actorWithPermission, isInScope } from '../../identity/index.js';
import type { TaskEntity } from '../task.entity.js';

type KeptApart = Pick<TaskEntity, 'id' | 'is_segregated'>;

const permission = 'answer:view_segregated';

/** Whether the caller may read what a task's form says, and so write it. Everybody may where it is not kept apart. */
export async function maySeeAnswers(ctx: Context, task: KeptApart): Promise<boolean> {
  const { actor } = ctx;
  if (!task.is_segregated) return true;
  switch (actor.kind) {
    case 'system':
      return true;
    case 'form_session':
      return isEmployeeThemself(actor);
    case 'api_token':
      return actorWithPermission(actor, permission) !== undefined;
    case 'user_session': {
      const allowed = actorWithPermission(actor, permission);
      return allowed !== undefined && isInScope({ ...ctx, actor: allowed }, 'tasks', task.id);
    }
    default:
      // An embedded component is on somebody else's page, whoever made its link.
      return false;
  }
}

/** @throws ProblemError 403 */
export async function assertMaySeeAnswers(ctx: Context, task: KeptApart): Promise<void> {
  if (!(await maySeeAnswers(ctx, task))) throw keptApart();
}

const keptApart = (): ProblemError =>
  forbidden(
    'The answers of this form are kept apart: the employee sees them, and who was given answer:view_segregated',
  );

/** Not the employer's side, nor whoever the employee handed the device to. */
const isEmployeeThemself = ({ side, reader }: Extract<Actor, { kind: 'form_session' }>): boolean =>
  side === 'employee' && reader.handover === null && reader.representative === null;
