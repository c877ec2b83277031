import { z } from 'zod';
import { IntegrityCheckId, TaskId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { DateTimeUtc } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

export const IntegrityCheckStatus = z
  .enum(['waiting', 'running', 'passed', 'failed', 'broken_off'])
  .meta({ id: 'IntegrityCheckStatus' });
export type IntegrityCheckStatus = z.infer<typeof IntegrityCheckStatus>;

/** What of a task can differ from what was recorded; the last two are of the installation, and of no task. */
export const IntegrityFindingKind = z
  .enum([
    'task_missing',
    'trail_changed',
    'trail_cut',
    'signatures',
    'answers',
    'files',
    'versions',
    'documents',
    'anchors',
    'trails_missing',
  ])
  .meta({ id: 'IntegrityFindingKind' });
export type IntegrityFindingKind = z.infer<typeof IntegrityFindingKind>;

/** An id and a word: nothing that a record holds. */
export const IntegrityFinding = z.strictObject({ task_id: TaskId.nullable(), what: IntegrityFindingKind });
export type IntegrityFinding = z.infer<typeof IntegrityFinding>;

/** What was looked at, by what the audit trails name. */
export const IntegrityCounts = z.strictObject({
  tasks: z.number(),
  audit_entries: z.number(),
  signatures: z.number(),
  versions: z.number(),
  files: z.number(),
  documents: z.number(),
});
export type IntegrityCounts = z.infer<typeof IntegrityCounts>;

/** Everything that an account keeps, compared with what was recorded when it was made (8 CFR 274a.2(e)(1)(iii)). */
export const IntegrityCheck = z
  .strictObject({
    id: IntegrityCheckId,
    status: IntegrityCheckStatus,
    /** Who asked for it; `system` for one that was due. */
    started_by: z.strictObject({ kind: SecurityActorKind, id: z.string().nullable() }),
    checked: IntegrityCounts,
    /** Whether the log of anchors was verified too: it belongs to the installation, and to the checks of its first account. */
    includes_anchors: z.boolean(),
    findings_count: z.number(),
    /** The first hundred. */
    findings: z.array(IntegrityFinding),
    created_at: DateTimeUtc,
    finished_at: DateTimeUtc.nullable(),
  })
  .meta({ id: 'IntegrityCheck' });
export type IntegrityCheck = z.infer<typeof IntegrityCheck>;

export const IntegrityCheckListQuery = z.object({ ...pageQuery(), status: IntegrityCheckStatus.optional() });
export type IntegrityCheckListQuery = z.infer<typeof IntegrityCheckListQuery>;
export const IntegrityCheckPage = page(IntegrityCheck);
