import type { ExplainedPlacement, ExplainedPlacements, Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { actorWithPermission, isWithinRules } from '../../identity/index.js';
import { type PlacementEntity, PlacementExplanationsService } from '../../placements/index.js';
import { type PlaceNames, RecordNamesStore } from '../../records/index.js';
import { componentListing } from './place-within.js';
import { toPolicyReason } from './to-policy-reason.js';

const most = 20;
const kinds = ['employer', 'client', 'job'] as const;

/** Why an employee has which forms, placement by placement. */
@Injectable()
export class PlacementReasonsService {
  constructor(
    private readonly explanations: PlacementExplanationsService,
    private readonly names: RecordNamesStore,
  ) {}

  /** @throws ProblemError 404 where the employee is not there any more, or whoever made the link may not see them */
  async list(ctx: Context): Promise<ExplainedPlacements> {
    const { employeeId } = componentListing(ctx, 'placement_explanations');
    if (employeeId === null || !(await mayName(ctx, 'employee', employeeId))) throw notFound('employee');
    const person = (await this.names.findEmployees(ctx, [employeeId])).get(employeeId);
    if (!person || person.is_deleted) throw notFound('employee');
    const explained = await this.explanations.explainOfEmployee(ctx, employeeId, most);
    const places = await this.names.findPlaces(
      ctx,
      explained.map(({ row }) => row),
    );
    const data = await Promise.all(
      explained.map(async ({ row, start_date, policies }, at): Promise<ExplainedPlacement> => ({
        placement_id: row.id,
        ...(await seenNames(ctx, row, places[at])),
        start_date,
        decided_at: row.decided_at.toISOString(),
        policies: policies.map(toPolicyReason),
      })),
    );
    return { employee_name: person.name ?? employeeId, data };
  }
}

type Seen = Pick<ExplainedPlacement, 'client_name' | 'employer_name' | 'job_name'>;

/** What the records that a placement names are called, as far as whoever made the link may see them. */
async function seenNames(ctx: Context, row: PlacementEntity, names: PlaceNames | undefined): Promise<Seen> {
  const [employer_name, client_name, job_name] = await Promise.all(
    kinds.map(async (kind) => {
      const [id, name] = [row[`${kind}_id`], names?.[kind] ?? null];
      return id !== null && (await mayName(ctx, kind, id)) ? name : null;
    }),
  );
  return {
    employer_name: employer_name ?? null,
    client_name: client_name ?? null,
    job_name: job_name ?? null,
  };
}

/** Whether the permissions and access rules of whoever made the link let them see a record. */
async function mayName(ctx: Context, kind: 'employee' | (typeof kinds)[number], id: string) {
  const permission: Permission = `${kind}:view`;
  const actor = actorWithPermission(ctx.actor, permission);
  return actor !== undefined && (await isWithinRules({ ...ctx, actor }, `${kind}s`, id));
}
