import type { ExpansionName, Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden } from '../context/index.js';
import { actorWithPermission } from '../identity/index.js';
import { ClientsService } from './clients/clients.service.js';
import { EmployeesService } from './employees/employees.service.js';
import { EmployersService } from './employers/employers.service.js';
import { JobsService } from './jobs/jobs.service.js';

/** Reads the records of a kind that the caller may see, as each answers itself. */
export interface ExpansionReader {
  readonly permission: Permission;
  findMany(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

type Readers = Readonly<Partial<Record<ExpansionName, ExpansionReader>>>;
type Expanded = Readonly<Record<string, unknown>>;

/** Brings the records along that others name: one statement for each kind, however many name them. */
@Injectable()
export class RecordExpansion {
  private readonly readers: Readers;

  constructor(
    employees: EmployeesService,
    employers: EmployersService,
    clients: ClientsService,
    jobs: JobsService,
  ) {
    const reader = (permission: Permission, records: Pick<ExpansionReader, 'findMany'>): ExpansionReader => ({
      permission,
      findMany: (ctx, ids) => records.findMany(ctx, ids),
    });
    this.readers = {
      employee: reader('employee:view', employees),
      employer: reader('employer:view', employers),
      client: reader('client:view', clients),
      job: reader('job:view', jobs),
    };
  }

  /**
   * @param more readers of what other rooms have
   * @throws ProblemError 403 where the caller may not read what is asked for
   */
  async expand<Resource extends object>(
    ctx: Context,
    resources: readonly Resource[],
    names: readonly ExpansionName[] | undefined,
    more: Readers = {},
  ): Promise<(Resource & { readonly expanded?: Expanded })[]> {
    if (names === undefined) return [...resources];
    const readers = { ...this.readers, ...more };
    const found = await Promise.all(
      names.map(async (name) => {
        const byId = await read(ctx, name, readers[name], idsOf(resources, name));
        return (resource: Resource) => [name, byId.get(String(idOf(resource, name))) ?? null] as const;
      }),
    );
    return resources.map((resource) => ({
      ...resource,
      expanded: Object.fromEntries(found.map((pairOf) => pairOf(resource))),
    }));
  }
}

const idOf = (resource: object, name: ExpansionName): unknown => Reflect.get(resource, `${name}_id`);

const idsOf = (resources: readonly object[], name: ExpansionName): string[] => [
  ...new Set(
    resources.map((resource) => idOf(resource, name)).filter((id): id is string => typeof id === 'string'),
  ),
];

/** With the permission to read this kind, and the access rules of the groups that give it: not with those of the operation. */
function read(
  ctx: Context,
  name: ExpansionName,
  reader: ExpansionReader | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const isStaff = ctx.actor.kind === 'api_token' || ctx.actor.kind === 'user_session';
  const actor = reader && isStaff ? actorWithPermission(ctx.actor, reader.permission) : undefined;
  if (!reader || !actor) throw forbidden(`This credential may not expand ${name}`);
  return ids.length === 0 ? Promise.resolve(new Map()) : reader.findMany({ ...ctx, actor }, ids);
}
