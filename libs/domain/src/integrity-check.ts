import { z } from 'zod';
import { IntegrityCheckId, TaskId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { DateTimeUtc } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { creationTimesQuery } from './times-query.js';

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
    'edition',
    'index',
    'files',
    'versions',
    'documents',
    'anchors',
    'trails_missing',
  ])
  .meta({ id: 'IntegrityFindingKind' });
export type IntegrityFindingKind = z.infer<typeof IntegrityFindingKind>;

/** An id and a word: nothing that a record holds. */
export const IntegrityFinding = z.strictObject({
  task_id: TaskId.nullable().describe('The task that it is about; null for what belongs to none.'),
  what: IntegrityFindingKind.describe('What is wrong.'),
});
export type IntegrityFinding = z.infer<typeof IntegrityFinding>;

/** What was looked at, by what the audit trails name. */
export const IntegrityCounts = z.strictObject({
  tasks: z.number().describe('How many tasks.'),
  audit_entries: z.number().describe('How many entries of audit trails.'),
  signatures: z.number().describe('How many signatures.'),
  versions: z.number().describe('How many kept versions.'),
  files: z.number().describe('How many uploaded files.'),
  documents: z.number().describe('How many finished documents.'),
});
export type IntegrityCounts = z.infer<typeof IntegrityCounts>;

/** Everything that an account keeps, compared with what was recorded when it was made (8 CFR 274a.2(e)(1)(iii)). */
export const IntegrityCheck = z
  .strictObject({
    id: IntegrityCheckId,
    status: IntegrityCheckStatus.describe('How far it is, and what came of it.'),
    started_by: z
      .strictObject({
        kind: SecurityActorKind.describe('What kind of credential it was.'),
        id: z.string().nullable().describe('Id of the user or the token; null for the service itself.'),
      })
      .describe('Who asked for it; `system` for one that was due.'),
    checked: IntegrityCounts.describe('What was looked at so far.'),
    includes_anchors: z
      .boolean()
      .describe(
        'Whether the log of anchors was verified too: it belongs to the installation, and to the checks of its first account.',
      ),
    findings_count: z.number().describe('How many things are wrong.'),
    findings: z.array(IntegrityFinding).describe('The first hundred of them.'),
    created_at: DateTimeUtc.describe('When it was asked for.'),
    finished_at: DateTimeUtc.nullable().describe('When it was done; null before.'),
  })
  .meta({ id: 'IntegrityCheck' });
export type IntegrityCheck = z.infer<typeof IntegrityCheck>;

export const IntegrityCheckListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  status: IntegrityCheckStatus.optional().describe('In this state.'),
});
export type IntegrityCheckListQuery = z.infer<typeof IntegrityCheckListQuery>;
export const IntegrityCheckPage = page(IntegrityCheck);
