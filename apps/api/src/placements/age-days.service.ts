import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { visibilityOf } from '../records/index.js';
import type { PlacementEntity } from './placement.entity.js';
import { PlacementsStore } from './placements.store.js';
import { startDayOf } from './start-day-of.js';

/** Says at which day policies take an employee's age, so that no one learns a date of birth by moving a first day. */
@Injectable()
export class AgeDaysService {
  constructor(private readonly store: PlacementsStore) {}

  /**
   * The first day where someone who may see dates of birth says when the placement starts. For all others it stays as it was; an
   * employee whose age was never taken has it taken once, and other placements of theirs only at a day that was asked before.
   */
  async of(ctx: Context, row: PlacementEntity, givesStart: boolean): Promise<string | null> {
    const start = startDayOf(row);
    if (givesStart && visibilityOf(ctx) === 'clear') return start;
    if (row.age_on !== null || start === null) return row.age_on;
    const known = await this.store.listAgeDays(ctx, row.employee_id);
    return known.length === 0 || known.includes(start) ? start : null;
  }
}
