import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import type { Queries } from '../context/index.js';
import { type OrganizationPart, OrganizationPartsService } from '../identity/index.js';
import { keepsSql } from './keeps-sql.js';
import { FormSessionEntity } from './onboarding/form-session.entity.js';
import { TaskEntity } from './task.entity.js';

/** The tasks of an organization, and the sessions in which they are filled in. */
@Injectable()
export class OrganizationTasks implements OrganizationPart, OnModuleInit {
  constructor(private readonly parts: OrganizationPartsService) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  /** A withdrawn task counts too, since the law may require keeping it. */
  async count({ manager }: Queries, accountIds: readonly string[]) {
    const kept = { account_id: In(accountIds), purged_at: IsNull() };
    return { task: await manager.countBy(TaskEntity, kept) };
  }

  /** Forms that somebody signed, until they are destroyed; and whatever is held. */
  keeps(accountId: string): string {
    return keepsSql(accountId);
  }

  async endSessions({ manager }: Queries, accountIds: readonly string[], now: Date): Promise<void> {
    const open = { account_id: In(accountIds), expires_at: MoreThan(now) };
    await manager.update(FormSessionEntity, open, { expires_at: now });
  }
}
