import type { CreateImport, ImportMapping } from '@firstday/domain';
import type { Context } from '../../context/index.js';
import { securityActorOf } from '../../identity/index.js';
import type { ImportEntity } from './import.entity.js';

/** How long the file, and what is known of its rows, is kept. */
const keptMilliseconds = 30 * 86_400_000;

/** What the caller says of a file. */
export type ImportSettings = Omit<CreateImport, 'content'>;

const noCounts = {
  create: 0,
  update: 0,
  skip: 0,
  error: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
};

/** An import whose dry run is about to begin. */
export function toNewImport(
  ctx: Context,
  id: string,
  {
    kind,
    format = 'csv',
    on_duplicate = 'skip',
    date_format = 'YYYY-MM-DD',
    create_tasks = false,
  }: ImportSettings,
  {
    delimiter,
    ...resolved
  }: Pick<ImportEntity, 'name' | 'ignored_columns'> & {
    readonly mapping: ImportMapping;
    readonly delimiter: string;
  },
): ImportEntity {
  const { actor_kind, actor_id } = securityActorOf(ctx.actor);
  return {
    ...resolved,
    id,
    account_id: ctx.account.id,
    kind,
    format,
    status: 'checking',
    options: { on_duplicate, date_format, create_tasks, delimiter },
    rows: null,
    rows_done: 0,
    last_row: 0,
    counts: noCounts,
    problem: null,
    created_by_kind: actor_kind,
    created_by_id: actor_id,
    committed_by: null,
    run_at: ctx.now,
    attempts: 0,
    last_error: null,
    created_at: ctx.now,
    checked_at: null,
    completed_at: null,
    available_until: new Date(ctx.now.getTime() + keptMilliseconds),
  };
}
