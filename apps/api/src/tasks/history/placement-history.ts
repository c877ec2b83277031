import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { listPlacementsOf } from '../../placements/index.js';
import { type HistoryPart, type HistorySource, isBefore, unknownActor } from './history-source.js';
import { LogHistory } from './log-history.js';

/** Where the person was placed, and what was changed of that. */
@Injectable()
export class PlacementHistory implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['placement'];
  readonly needs = 'placement:view';

  constructor(private readonly log: LogHistory) {}

  async list(ctx: Context, part: HistoryPart): Promise<HistoryEntry[]> {
    const placements = await listPlacementsOf(ctx, part.employeeId);
    const subjects = placements.map(({ id }) => ({ type: 'placement' as const, id, name: null }));
    const changes = await this.log.list(ctx, part, {
      kind: 'placement',
      events: ['placement.updated', 'placement.deleted'],
      subjects,
    });
    const created = placements.map(({ id, created_at }): HistoryEntry => ({
      id: `${id}.created`,
      at: created_at.toISOString(),
      kind: 'placement',
      action: 'created',
      actor: unknownActor,
      subject: { type: 'placement', id, name: null },
      detail: {},
    }));
    return [...changes, ...created.filter((entry) => isBefore(entry, part.before))];
  }
}
