import type { WorkItem } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { toEverifyMandate, toMissingFacts } from '../../placements/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { withoutDay } from './to-work-item.js';
import type { PlacementNoticeRow } from './work-item-row.js';

/** Shows what the records of placements lack, and which employers a state requires to use E-Verify. */
@Injectable()
export class PlacementNoticeItems {
  constructor(private readonly names: RecordNamesStore) {}

  /** By the ids of the rows. */
  async present(ctx: Context, rows: readonly PlacementNoticeRow[]): Promise<ReadonlyMap<string, WorkItem>> {
    if (rows.length === 0) return new Map();
    const people = await this.names.find(
      ctx,
      rows.map(({ employee_id, employer_id }) => ({ employee_id: employee_id ?? '', employer_id })),
    );
    const named = rows.map(referencesOf);
    const places = await this.names.findPlaces(ctx, named);
    return new Map(
      rows.map((row, at) => {
        const { employee_name = null, employer_name = null } = people[at] ?? {};
        const { client = null, job = null } = places[at] ?? {};
        const item = {
          ...withoutDay(row.source, row),
          employee_id: row.employee_id,
          employee_name,
          employer_id: row.employer_id,
          employer_name,
          placement_id: row.placement_id,
          placements_count: row.placements_count,
        };
        const names = {
          employee: employee_name,
          placement: employee_name,
          employer: employer_name,
          client,
          job,
        };
        return [row.id, { ...item, ...aboutOf(row, names) }];
      }),
    );
  }
}

type RecordNamesByKind = Readonly<
  Record<'client' | 'employee' | 'employer' | 'job' | 'placement', string | null>
>;

function aboutOf(row: PlacementNoticeRow, names: RecordNamesByKind): Partial<WorkItem> {
  const named = { ...referencesOf(row), id: row.placement_id, employee_id: row.employee_id ?? '' };
  if (row.source === 'everify_mandate') {
    const everify_mandate = toEverifyMandate(named, row.notice);
    return everify_mandate ? { everify_mandate } : {};
  }
  const { record, facts } = row.notice;
  return { missing_facts: toMissingFacts(named, facts), record_name: names[record] };
}

/** The records that a notice names: of what is undecided, the one that lacks something. */
function referencesOf(row: PlacementNoticeRow) {
  const ofRecord = (kind: 'client' | 'job') =>
    row.source === 'undecided_facts' && row.notice.record === kind ? row.notice.record_id : null;
  return { employer_id: row.employer_id, client_id: ofRecord('client'), job_id: ofRecord('job') };
}
