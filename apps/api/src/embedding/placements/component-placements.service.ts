import type {
  ComponentPlacement,
  CreateComponentPlacement,
  ExplainComponentPlacement,
  PolicyReasons,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction, ProblemError } from '../../context/index.js';
import { contextWithPermission, isComponentActor, isInScope } from '../../identity/index.js';
import { PlacementBatchesService, PlacementExplanationsService } from '../../placements/index.js';
import { EmployeesService } from '../../records/index.js';
import { NewHireLinksService } from './new-hire-links.service.js';
import { componentListing, placeWithin } from './place-within.js';
import { toPolicyReason } from './to-policy-reason.js';

/** Adds somebody at the employer of a component's link: the employee, the placement and its tasks together. */
@Injectable()
export class ComponentPlacementsService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly batches: PlacementBatchesService,
    private readonly explanations: PlacementExplanationsService,
    private readonly links: NewHireLinksService,
  ) {}

  async explainUnsaved(
    ctx: Context,
    { address, ...work }: ExplainComponentPlacement,
  ): Promise<PolicyReasons> {
    const place = placeWithin(componentListing(ctx, 'new_placements'), work);
    const { policies } = await this.explanations.explainUnsaved(ctx, {
      ...work,
      ...place,
      employee: { address: address ?? null },
    });
    return { policies: policies.map(toPolicyReason) };
  }

  /** @throws ProblemError where anything is refused: then nobody is added */
  async create(ctx: Context, given: CreateComponentPlacement): Promise<ComponentPlacement> {
    const { first_name, last_name, email, address, locale, ...work } = given;
    const actor = componentListing(ctx, 'new_placements');
    const place = placeWithin(actor, work);
    const person = { first_name, last_name, address, ...(email === undefined ? {} : { email }) };
    await this.batches.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      const employee = drafted(await this.employees.draft(ctx, [person]));
      const adding = { ...ctx, actor: { ...actor, employeeId: employee.id } };
      const wanted = { employee, given: { ...work, ...place } };
      const placement = drafted(await this.batches.draft(adding, [wanted]));
      const editing = contextWithPermission(adding, 'employee:edit');
      await this.employees.insertDraft(beforePlacement(editing), employee, person);
      await this.batches.insertDrafts(adding, [placement], { createsTasks: true });
      if (!(await isInScope(editing, 'employees', employee.id)))
        throw forbidden('The groups of whoever made this component would not let them see this person');
      return {
        placement_id: placement.id,
        employee_id: employee.id,
        url: await this.links.create(adding, employee.id, locale),
      };
    });
  }
}

/** A rule about employers lets somebody be seen by a placement, which is written after them: it is asked once that is there. */
const beforePlacement = (ctx: Context): Context =>
  isComponentActor(ctx.actor) ? { ...ctx, actor: { ...ctx.actor, rules: null } } : ctx;

function drafted<Row>([row]: readonly (Row | ProblemError)[]): Row {
  if (row === undefined) throw new Error('No draft was made');
  if (row instanceof ProblemError) throw row;
  return row;
}
