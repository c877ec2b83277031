import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { actorWithPermission, type BindValue, recordScope, seesSensitive } from '../../identity/index.js';
import { CaseDeadlines, type DeadlineSource } from '../compliance/case-deadlines.js';
import { selectDeadlines } from '../compliance/compliance-calendar.store.js';
import { deadlineSources } from '../compliance/deadline-sources.js';
import { NewHireDeadlinesStore } from '../compliance/new-hire-deadlines.store.js';
import { bucketBounds } from './bucket-bounds.js';
import { EarlierEditionsStore } from './earlier-editions.store.js';
import { EverifyProblems } from './everify-problems.js';
import { FailingWebhooks } from './failing-webhooks.js';
import { PlacementNoticesStore } from './placement-notices.store.js';
import { workItemConditions } from './work-item-conditions.js';
import { hasDayless, type WorkAsked, type WorkSource } from './work-source.js';

/** Where that which waits for the employer is found; of what the caller may see, and no more. */
@Injectable()
export class WorkItemSources {
  constructor(
    private readonly cases: CaseDeadlines,
    private readonly newHires: NewHireDeadlinesStore,
    private readonly webhooks: FailingWebhooks,
    private readonly editions: EarlierEditionsStore,
    private readonly everify: EverifyProblems,
    private readonly notices: PlacementNoticesStore,
  ) {}

  async list(ctx: Context, asked: WorkAsked, mark: BindValue): Promise<WorkSource[]> {
    const viewer = actorWithPermission(ctx.actor, 'task:view');
    const ofTasks = viewer ? this.ofTasks({ ...ctx, actor: viewer }, asked, mark) : [];
    const hires = await this.ofNewHires(ctx, asked, mark);
    const editions = this.editions.source(ctx, asked, mark);
    return [
      ...ofTasks,
      ...hires,
      ...this.ofWebhooks(ctx, asked),
      ...this.ofEverify(ctx, asked, mark),
      ...(editions ? [editions] : []),
      ...this.notices.sources(ctx, asked, mark),
    ];
  }

  private ofTasks(ctx: Context, asked: WorkAsked, mark: BindValue): WorkSource[] {
    const scope = recordScope(ctx.actor, 'tasks', mark);
    const seen = [...workItemConditions.ofTasks(asked, mark), ...(scope === undefined ? [] : [scope])];
    const kinds = ['section', 'reverification', 'receipt'] as const;
    const wanted = { kinds, seesSensitive: seesSensitive(ctx.actor, 'task:view'), now: ctx.now };
    const ofCases = this.cases.source(ctx, mark);
    const now = `${mark(ctx.now)}::timestamptz`;
    const dated = [...deadlineSources(wanted, mark), ...(ofCases ? [ofCases] : [])].map((source) =>
      ofDeadlines(source, [
        ...seen,
        ...(source.taskId === null
          ? [workItemConditions.isEmployersTurn, workItemConditions.isOpenTask(now)]
          : []),
        ...bucketBounds(source.dueAt, asked.bucket, ctx.now, mark),
      ]),
    );
    return hasDayless(asked.bucket) ? [...dated, ofCorrections(seen), ofConfirmations(seen)] : dated;
  }

  private async ofNewHires(ctx: Context, asked: WorkAsked, mark: BindValue): Promise<WorkSource[]> {
    // Who was hired has begun: there is nothing to ask of a start to come.
    if (asked.starts_on_gte !== undefined || asked.starts_on_lte !== undefined) return [];
    const source = await this.newHires.source(ctx, asked, mark);
    if (!source) return [];
    const { select, dueAt, id } = source;
    const conditions = ['TRUE', ...bucketBounds(dueAt, asked.bucket, ctx.now, mark)];
    return [{ source: 'deadline', select, dueAt, id, conditions }];
  }

  /** They are of no employee, employer or client. */
  private ofEverify(ctx: Context, { bucket, ...filters }: WorkAsked, mark: BindValue): WorkSource[] {
    if (Object.values(filters).some((value) => value !== undefined)) return [];
    // A person can solve all of it today, and before its day: it is never among what is due in a week.
    if (bucket === 'week' || bucket === 'later') return [];
    const select = this.everify.select(ctx, mark);
    if (select === undefined) return [];
    const conditions = bucket === undefined ? ['TRUE'] : [isEverifyDue(bucket, ctx.now, mark)];
    const source = 'everify_connection';
    return [{ source, select: selectEverify(select), dueAt: everifyDueAt, id: everifyItemId, conditions }];
  }

  /** They are of no employee, employer or client. */
  private ofWebhooks(ctx: Context, asked: WorkAsked): WorkSource[] {
    const { bucket, ...filters } = asked;
    const select = hasDayless(bucket) ? this.webhooks.select(ctx) : undefined;
    if (select === undefined || Object.values(filters).some((value) => value !== undefined)) return [];
    return [
      {
        source: 'webhook',
        select: selectWebhooks(select),
        dueAt: 'since',
        id: webhookItemId,
        conditions: ['TRUE'],
      },
    ];
  }
}

function isEverifyDue(bucket: 'late' | 'today', now: Date, mark: BindValue): string {
  const late = ['expires_on IS NOT NULL', ...bucketBounds(everifyDueAt, 'late', now, mark)].join(' AND ');
  return bucket === 'late' ? late : `NOT (${late})`;
}

const everifyItemId = `'everify_connection:' || problem COLLATE "C"`;
const isReport = `problem = 'status_change_report'`;
/** What stops cases has no day and is to be solved today; a password expires at the end of its day. */
const everifyDueAt = `coalesce((expires_on::date + 1)::timestamp AT TIME ZONE 'UTC', since)`;
const selectEverify = (problems: string): string =>
  `SELECT ${everifyItemId} AS id, CASE WHEN ${isReport} THEN problem ELSE 'everify_connection' END AS kind, ${everifyDueAt} AS due_at, expires_on AS due_on, NULL::text AS task_id,
          NULL::text AS placement_id, NULL::text AS work_state, NULL::text AS reports_to, NULL::text AS form_id, NULL::text AS form_key,
          FALSE AS is_due_given, FALSE AS is_segregated, NULL::text AS next_action, NULL::text AS section_id,
          NULL::text AS everify_case_id, NULL::text AS employee_id, NULL::text AS employer_id,
          NULL::text AS webhook_id, NULL::text AS webhook_url, NULL::boolean AS is_disabled, NULL::text AS form_name,
          NULL::int AS open_forms, CASE WHEN NOT ${isReport} THEN problem END AS everify_problem, NULL::jsonb AS notice, NULL::int AS placements_count FROM (${problems}) AS problems`;

const webhookItemId = `'webhook:' || webhook_id COLLATE "C"`;
/** With the columns of deadlines, which are empty. */
const selectWebhooks = (failing: string): string =>
  `SELECT ${webhookItemId} AS id, 'webhook' AS kind, since AS due_at, NULL::text AS due_on, NULL::text AS task_id,
          NULL::text AS placement_id, NULL::text AS work_state, NULL::text AS reports_to, NULL::text AS form_id, NULL::text AS form_key,
          FALSE AS is_due_given, FALSE AS is_segregated, NULL::text AS next_action, NULL::text AS section_id,
          NULL::text AS everify_case_id, NULL::text AS employee_id, NULL::text AS employer_id,
          webhook_id, webhook_url, is_disabled, NULL::text AS form_name, NULL::int AS open_forms,
          NULL::text AS everify_problem, NULL::jsonb AS notice, NULL::int AS placements_count FROM (${failing}) AS failing`;

const ofDeadlines = (source: DeadlineSource, conditions: readonly string[]): WorkSource => ({
  source: 'deadline',
  select: selectDeadlines(source),
  dueAt: source.dueAt,
  id: source.id,
  conditions: ['tasks.account_id = $1', 'tasks.deleted_at IS NULL', ...source.conditions, ...conditions],
});

/** Forms whose examiner the employee named: they wait for the employer's confirmation. */
function ofConfirmations(conditions: readonly string[]): WorkSource {
  const source: DeadlineSource = {
    table: 'tasks',
    taskId: null,
    kind: `'section'`,
    id: `'confirmation:' || tasks.id`,
    dueAt: 'tasks.confirmation_asked_at',
    dueOn: 'NULL',
    sectionId: 'NULL',
    caseId: 'NULL',
    conditions: ['tasks.confirmation_asked_at IS NOT NULL'],
  };
  return { ...ofDeadlines(source, conditions), source: 'confirmation' };
}

/** Forms whose employees ask to correct what they signed, and wait for an answer. */
function ofCorrections(conditions: readonly string[]): WorkSource {
  const source: DeadlineSource = {
    table: 'tasks',
    taskId: null,
    kind: `'section'`,
    id: `'correction:' || tasks.id`,
    dueAt: 'tasks.correction_requested_at',
    dueOn: 'NULL',
    sectionId: 'NULL',
    caseId: 'NULL',
    conditions: ['tasks.correction_requested_at IS NOT NULL'],
  };
  return { ...ofDeadlines(source, conditions), source: 'correction' };
}
