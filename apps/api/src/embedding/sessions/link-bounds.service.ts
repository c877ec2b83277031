import { componentDefinition, type ComponentName } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import { contextWithPermission } from '../../identity/index.js';
import { ClientsService, EmployersService, JobsService } from '../../records/index.js';

/** Holds the link of a component that adds somebody to places that whoever makes it sees. */
@Injectable()
export class LinkBoundsService {
  constructor(
    private readonly employers: EmployersService,
    private readonly clients: ClientsService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * @throws ProblemError 400 where a filter names a record that is not there, is another account's, or is not shown to the caller;
   * 403 where they may see none of that kind
   */
  async assertNamed(
    ctx: Context,
    component: ComponentName,
    filters: Readonly<Record<string, string>>,
  ): Promise<void> {
    if (componentDefinition(component).rows !== 'new_placements') return;
    const services = { employer: this.employers, client: this.clients, job: this.jobs };
    for (const kind of ['employer', 'client', 'job'] as const) {
      const id = filters[`${kind}_id`];
      if (id === undefined) continue;
      const reader = contextWithPermission(ctx, `${kind}:view`);
      if ((await services[kind].findManyMasked(reader, [id])).length === 0)
        throw badRequest(`filters.${kind}_id: There is no such ${kind}`);
    }
  }
}
