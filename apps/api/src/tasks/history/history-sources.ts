import { Injectable } from '@nestjs/common';
import { EmployeeCaseHistory } from './employee-case-history.js';
import type { HistorySource } from './history-source.js';
import { LinkHistoryStore } from './link-history.store.js';
import { PlacementHistory } from './placement-history.js';
import { RecordHistory } from './record-history.js';
import { SensitiveReadHistoryStore } from './sensitive-read-history.store.js';
import { TrailHistoryStore } from './trail-history.store.js';

/** Everything that keeps what happened to people. */
@Injectable()
export class HistorySources {
  readonly all: readonly HistorySource[];

  constructor(
    records: RecordHistory,
    placements: PlacementHistory,
    links: LinkHistoryStore,
    trails: TrailHistoryStore,
    cases: EmployeeCaseHistory,
    reads: SensitiveReadHistoryStore,
  ) {
    this.all = [records, placements, links, trails, cases, reads];
  }
}
