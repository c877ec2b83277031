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
      return isEmployeeThemself(actor) || isGivenToUser(ctx, actor, task);
    case 'api_token':
      return actorWithPermission(actor, permission) !== undefined;
    case 'user_session':
      return isGivenTo(ctx, actor, task);
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

type FormSession = Extract<Actor, { kind: 'form_session' }>;
type UserSession = Extract<Actor, { kind: 'user_session' }>;

/** Not the employer's side, nor whoever the employee handed the device to. */
const isEmployeeThemself = ({ side, reader }: FormSession): boolean =>
  side === 'employee' && reader.handover === null && reader.representative === null;

/** The person must have the permission by name, for this very task. */
async function isGivenTo(ctx: Context, user: UserSession, task: KeptApart): Promise<boolean> {
  const allowed = actorWithPermission(user, permission);
  return allowed !== undefined && isInScope({ ...ctx, actor: allowed }, 'tasks', task.id);
}

/**
 * On the employer's side, whoever signed in as a person who has it and sees sensitive values, which such forms are signed
 * with (ADR 89): a link says of nobody who they are.
 */
async function isGivenToUser(ctx: Context, session: FormSession, task: KeptApart): Promise<boolean> {
  const { side, sessionId, reader } = session;
  if (side !== 'employer' || reader.userId === null || reader.representative !== null) return false;
  if (!reader.seesSensitive) return false;
  const { userId, groups } = reader;
  const user = { kind: 'user_session', sessionId, userId, groups, rules: [], seesSensitive: false } as const;
  return isGivenTo(ctx, user, task);
}
