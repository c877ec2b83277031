import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';

/** Numbers of the records that users entered, by kind. */
export type RecordCounts = Readonly<
  Record<'client' | 'employee' | 'employer' | 'job' | 'placement' | 'task', number>
>;

/** What a room above this one keeps for the accounts of an organization. */
export interface OrganizationPart {
  /** How many records it keeps, by kind. */
  count?(db: Queries, accountIds: readonly string[]): Promise<Partial<RecordCounts>>;
  /** Ends sessions for good: they do not come back when the organization does. */
  endSessions?(db: Queries, accountIds: readonly string[], now: Date): Promise<void>;
  /** SQL over the id of an account: whether it has what must not be lost, for the law or somebody's hold keeps it. */
  keeps?(accountId: string): string;
}

/** All that the rooms keep for an organization. Each registers its part. */
@Injectable()
export class OrganizationPartsService {
  private readonly parts: OrganizationPart[] = [];

  register(part: OrganizationPart): void {
    this.parts.push(part);
  }

  async count(db: Queries, accountIds: readonly string[]): Promise<RecordCounts> {
    const counts = { employee: 0, employer: 0, client: 0, job: 0, placement: 0, task: 0 };
    for (const part of this.parts) Object.assign(counts, await part.count?.(db, accountIds));
    return counts;
  }

  /** SQL over the id of an account: whether any room keeps there what must not be lost. */
  keeps(accountId: string): string {
    const conditions = this.parts.flatMap((part) => part.keeps?.(accountId) ?? []);
    return conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`;
  }

  async endSessions(db: Queries, accountIds: readonly string[], now: Date): Promise<void> {
    for (const part of this.parts) await part.endSessions?.(db, accountIds, now);
  }
}
