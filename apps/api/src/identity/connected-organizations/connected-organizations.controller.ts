import type {
  ConnectedOrganizationListQuery,
  CreateConnectedOrganization,
  DeleteConnectedOrganizationQuery,
  PathOf,
  UpdateConnectedOrganization,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { ConnectedOrganizationDeletionService } from './connected-organization-deletion.service.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';

type OrganizationPath = PathOf<'connected_organizations.findById'>;

@Controller()
export class ConnectedOrganizationsController {
  constructor(
    private readonly organizations: ConnectedOrganizationsService,
    private readonly deletion: ConnectedOrganizationDeletionService,
  ) {}

  @Operation('connected_organizations.list')
  list(@Ctx() ctx: Context, @Query() query: ConnectedOrganizationListQuery) {
    return this.organizations.list(ctx, query);
  }

  @Operation('connected_organizations.create')
  create(@Ctx() ctx: Context, @Body() input: CreateConnectedOrganization) {
    return this.organizations.create(ctx, input);
  }

  @Operation('connected_organizations.findById')
  findById(@Ctx() ctx: Context, @Path() path: OrganizationPath) {
    return this.organizations.findById(ctx, path.uid);
  }

  @Operation('connected_organizations.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Path() path: OrganizationPath,
    @Body() input: UpdateConnectedOrganization,
  ) {
    return this.organizations.updateById(ctx, path.uid, input);
  }

  @Operation('connected_organizations.deleteById')
  deleteById(
    @Ctx() ctx: Context,
    @Path() path: OrganizationPath,
    @Query() query: DeleteConnectedOrganizationQuery,
  ) {
    return this.deletion.deleteById(ctx, path.uid, query);
  }

  @Operation('connected_organizations.listDeleted')
  listDeleted(@Ctx() ctx: Context, @Query() query: ConnectedOrganizationListQuery) {
    return this.deletion.list(ctx, query);
  }

  @Operation('connected_organizations.restore')
  restore(@Ctx() ctx: Context, @Path() path: OrganizationPath) {
    return this.deletion.restore(ctx, path.uid);
  }
}
