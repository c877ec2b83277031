import type { SessionRepresentative } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, type NamedRepresentative } from '../../context/index.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksStore } from '../tasks.store.js';
import { RepresentativeDevices } from './representative-devices.js';
import { representativeLimits } from './representative-limits.js';

/** Says of a session what concerns whoever was named to examine the documents. */
@Injectable()
export class SessionRepresentativeService {
  constructor(
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly devices: RepresentativeDevices,
  ) {}

  async require(ctx: Context, actor: IdentifiedSession): Promise<SessionRepresentative> {
    const found = await this.find(ctx, actor);
    if (!found) throw forbidden();
    return found;
  }

  /** Null in the sessions of everybody else. */
  async find(
    ctx: Context,
    { reader, sessionId, taskIds }: Pick<IdentifiedSession, 'reader' | 'sessionId' | 'taskIds'>,
  ): Promise<SessionRepresentative | null> {
    const { representative, proved } = reader;
    if (!representative) return null;
    const [task_id = ''] = taskIds ?? [];
    const isProved = proved === 'one_time_code';
    return {
      id: representative.id,
      name: representative.name,
      title: representative.title,
      status: statusOf(representative, isProved, await this.devices.isEmployees(ctx, { sessionId })),
      tries_left: isProved ? null : representativeLimits.codeTries - representative.wrongTries,
      signed_at: representative.signedAt?.toISOString() ?? null,
      task_id,
      warns_notaries: await this.isInCalifornia(ctx, task_id),
    };
  }

  /**
   * California Business and Professions Code 22440-22449: there a notary public completes no Form I-9 for others, unless
   * they are a bonded immigration consultant. Whoever may be asked there is warned: the employer's site or the employee's
   * home is in California.
   */
  private async isInCalifornia(ctx: Context, taskId: string): Promise<boolean> {
    const task = await this.tasks.find(ctx, taskId);
    if (!task) return false;
    const { employee, employer } = (await this.aggregates.assemble(ctx, task)).records;
    return [employee?.address?.state, employer?.address?.state].includes('CA');
  }
}

function statusOf(
  representative: NamedRepresentative,
  isProved: boolean,
  isEmployeesDevice: boolean,
): SessionRepresentative['status'] {
  if (representative.signedAt) return 'signed';
  if (isEmployeesDevice) return 'employees_device';
  if (isProved) return 'working';
  return representative.codeProvedAt ? 'code_used' : 'code_required';
}
