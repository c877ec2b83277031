import { componentDefinition, type RowChoices, type RowChoicesQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import {
  actorWithPermission,
  type BindValue,
  type ComponentActor,
  filterConditions,
  isComponentActor,
  isFilter,
  placementsSeen,
  rulesScope,
} from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';
import { EmployeesService, NamedRecordsStore } from '../../records/index.js';

/** So many are offered; who means another one types its name. */
const most = 20;
const tables = { client: 'clients', employer: 'employers' } as const;
const places: readonly string[] = ['employer_id', 'client_id'];

/** The employers and clients by which the rows of a component can be filtered. */
@Injectable()
export class RowChoicesService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly names: NamedRecordsStore,
  ) {}

  async list(ctx: Context, { kind, employee_id, name, id }: RowChoicesQuery): Promise<RowChoices> {
    const actor = listingPeople(ctx);
    const employeeId = actor.employeeId ?? employee_id;
    if (employeeId !== undefined) await this.employees.getRow(ctx, employeeId);
    const reader = actorWithPermission(actor, `${kind}:view`);
    if (!reader || !isBoundByPlacesAlone(actor)) return { data: [] };
    const table = tables[kind];
    const rules = 'rules' in reader ? reader.rules : null;
    const wanted = { name: name?.trim() || undefined, id, most };
    const data = await this.names.find(ctx, table, wanted, (mark) => [
      ...isPlaceOf(actor, { kind, employeeId }, mark),
      ...rulesScope(rules, table, mark),
    ]);
    return { data: data.map((one) => ({ id: one.id, name: one.name })) };
  }
}

/** @throws ProblemError 404 in a component that lists neither employees nor their tasks */
function listingPeople({ actor }: Context): ComponentActor {
  const rows = isComponentActor(actor) ? componentDefinition(actor.component).rows : undefined;
  if (!isComponentActor(actor) || (rows !== 'employees' && rows !== 'tasks'))
    throw notFound('component of this kind');
  return actor;
}

/** Whether the link asks nothing of its rows but where somebody is placed. */
const isBoundByPlacesAlone = ({ component, filters, views }: ComponentActor): boolean =>
  views.length === 0 &&
  Object.keys(filters).every((name) => places.includes(name) || !isFilter(component, name));

interface Asked {
  readonly kind: RowChoicesQuery['kind'];
  readonly employeeId: string | undefined;
}

/** That somebody is placed there whom the session sees, by a placement that whoever made its link sees. */
function isPlaceOf(actor: ComponentActor, { kind, employeeId }: Asked, mark: BindValue): string[] {
  const seen = placementsSeen(actor, mark);
  if (!seen) return ['FALSE'];
  const ofLink = Object.fromEntries(Object.entries(actor.filters).filter(([name]) => places.includes(name)));
  const conditions = [
    `placements.${kind}_id = ${tables[kind]}.id COLLATE "default"`,
    ...(employeeId === undefined ? [] : [`placements.employee_id = ${mark(employeeId)}::text`]),
    ...filterConditions('employees', ofLink, mark).ofPlacement,
    ...seen,
  ];
  return [placementSql.exists(`${tables[kind]}.account_id`, conditions.join(' AND '))];
}
