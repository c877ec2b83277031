import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TrailEvidence } from '../trail/trail-evidence.js';
import type { TaskVersionEntity } from './task-version.entity.js';
import { TaskVersionsStore } from './task-versions.store.js';
import { type VersionContent, versionHash } from './version-content.js';
import { VersionSealer } from './version-sealer.js';

export interface ReadVersions {
  readonly contents: readonly VersionContent[];
  /** Whether all are as they were kept, and none is missing or too many. */
  readonly areRecorded: boolean;
}

interface ReadVersion {
  readonly row: TaskVersionEntity;
  readonly content: VersionContent | undefined;
  /** The one that should be of it. */
  readonly entry: ChainedAuditEntry | undefined;
}

/** Reads the versions of a task from the first, and compares each with what was recorded when it was kept. */
@Injectable()
export class VersionReader {
  constructor(
    private readonly store: TaskVersionsStore,
    private readonly sealer: VersionSealer,
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
  ) {}

  async read(ctx: Context, taskId: string): Promise<ReadVersions> {
    const [rows, entries] = await Promise.all([
      this.store.listOfTask(ctx, taskId),
      this.trail.listOfKind(ctx, taskId, 'version_kept'),
    ]);
    const read = rows.map((row) => ({ row, content: this.sealer.open(row), entry: entries[row.number - 1] }));
    return {
      contents: read.flatMap(({ content }) => content ?? []),
      areRecorded: rows.length === entries.length && read.every((version) => this.isRecorded(version)),
    };
  }

  private isRecorded({ row, content, entry }: ReadVersion): boolean {
    return (
      content !== undefined &&
      entry !== undefined &&
      content.task_id === row.task_id &&
      content.number === row.number &&
      content.replaced.at === row.kept_at.toISOString() &&
      entry.task_id === row.task_id &&
      entry.detail['version'] === row.number &&
      entry.detail['version_sha256'] === versionHash(content) &&
      this.evidence.isGenuine(entry)
    );
  }
}
