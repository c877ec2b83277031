import type { TaskAudit } from '@firstday/domain';
import { findField } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, ProblemError } from '../../context/index.js';
import { displayedValue } from '../answers-visible-to.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { resignings } from './resignings.js';
import { VersionHistory } from './version-history.js';

type Changes = Pick<TaskAudit['events'][number], 'changes'>;
type ChangesOf = (entry: Pick<ChainedAuditEntry, 'kind' | 'detail'>) => Changes;

export const noChanges: ChangesOf = () => ({});

/** The values of fields that the audit trail says were corrected, before and after. */
@Injectable()
export class CorrectedValuesService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly history: VersionHistory,
  ) {}

  /** @returns what an entry of the trail changed, masked; nothing of entries that changed nothing that was signed */
  async load(ctx: Context, task: TaskEntity, entries: readonly ChainedAuditEntry[]): Promise<ChangesOf> {
    if (!entries.some(({ kind }) => kind === 'corrected')) return noChanges;
    const aggregate = await this.aggregates.assemble(ctx, task).catch(undefinedIfTampered);
    if (!aggregate) return noChanges;
    const { edition } = aggregate;
    const versions = await this.history.load(ctx, aggregate);
    const all = resignings(
      edition,
      versions.map(({ attestation }) => attestation),
    );
    return ({ kind, detail }) => {
      if (kind !== 'corrected') return {};
      const made = all.filter(({ signature }) => signature.id === detail['signature_id']);
      const changes = made
        .flatMap((it) => it.changes)
        .flatMap(({ path, before, after }) => {
          const field = findField(edition, path);
          if (!field) return [];
          const [old, current] = [before, after].map((value) => displayedValue(field, value, false));
          return [{ path, before: old, after: current }];
        });
      return { changes };
    };
  }
}

/** Answers that are not those that were signed are shown nowhere; the trail itself is. */
function undefinedIfTampered(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 500) return undefined;
  throw error;
}
