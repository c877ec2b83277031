import type { Permission, PlacementBounds, PlacementChoices, PlacementChoicesQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { actorWithPermission, type ComponentActor } from '../../identity/index.js';
import { ClientsService, EmployersService, JobsService } from '../../records/index.js';
import { componentListing } from './place-within.js';

/** So many are offered; who means another one types its name. */
const most = 20;

type Choice = PlacementChoices['data'][number];

/** What can be chosen where somebody is added, within the component's link and what its maker sees. */
@Injectable()
export class PlacementChoicesService {
  constructor(
    private readonly employers: EmployersService,
    private readonly clients: ClientsService,
    private readonly jobs: JobsService,
  ) {}

  async findBounds(ctx: Context): Promise<PlacementBounds> {
    const actor = componentListing(ctx, 'new_placements');
    const [employer, client, job] = await Promise.all([
      this.named(ctx, 'employer', actor),
      this.named(ctx, 'client', actor),
      this.named(ctx, 'job', actor),
    ]);
    if (!employer) throw notFound('employer');
    return {
      employer,
      client,
      job,
      may_choose_client: client === null && as(ctx, 'client:view') !== undefined,
      may_choose_job: job === null && as(ctx, 'job:view') !== undefined,
    };
  }

  async list(ctx: Context, { kind, name }: PlacementChoicesQuery): Promise<PlacementChoices> {
    componentListing(ctx, 'new_placements');
    const reader = as(ctx, `${kind}:view`);
    if (!reader) return { data: [] };
    const records = kind === 'client' ? this.clients : this.jobs;
    const { data } = await records.list(reader, { name, sort: 'name', page: 1, per_page: most });
    return { data: data.map(toChoice) };
  }

  /** The record that the link names; null where it names none. */
  private async named(
    ctx: Context,
    kind: 'client' | 'employer' | 'job',
    { filters }: ComponentActor,
  ): Promise<Choice | null> {
    const id = filters[`${kind}_id`];
    if (id === undefined) return null;
    const services = { client: this.clients, employer: this.employers, job: this.jobs } as const;
    const reader = as(ctx, `${kind}:view`);
    const found = reader ? await services[kind].findManyMasked(reader, [id]) : [];
    const [record] = found;
    if (!record) throw notFound(kind);
    return toChoice(record);
  }
}

const toChoice = ({ id, name }: Choice): Choice => ({ id, name });

/** The caller with what a permission lets them see; undefined where they do not hold it. */
function as(ctx: Context, permission: Permission): Context | undefined {
  const actor = actorWithPermission(ctx.actor, permission);
  return actor && { ...ctx, actor };
}
