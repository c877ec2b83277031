import {
  ConnectedOrganizationListQuery,
  CreateConnectedOrganization,
  DeleteConnectedOrganizationQuery,
  UpdateConnectedOrganization,
  text,
} from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { ConnectedOrganizationDeletionService } from './connected-organization-deletion.service.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';

const OrganizationPath = z.object({ uid: text(128) });
type OrganizationPath = z.infer<typeof OrganizationPath>;

@Controller()
export class ConnectedOrganizationsController {
  constructor(
    private readonly organizations: ConnectedOrganizationsService,
    private readonly deletion: ConnectedOrganizationDeletionService,
  ) {}

  @Operation('connected_organizations.list')
  list(
    @Ctx() ctx: Context,
    @Query({ schema: ConnectedOrganizationListQuery }) query: ConnectedOrganizationListQuery,
  ) {
    return this.organizations.list(ctx, query);
  }

  @Operation('connected_organizations.create')
  create(
    @Ctx() ctx: Context,
    @Body({ schema: CreateConnectedOrganization }) input: CreateConnectedOrganization,
  ) {
    return this.organizations.create(ctx, input);
  }

  @Operation('connected_organizations.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: OrganizationPath }) path: OrganizationPath) {
    return this.organizations.findById(ctx, path.uid);
  }

  @Operation('connected_organizations.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: OrganizationPath }) path: OrganizationPath,
    @Body({ schema: UpdateConnectedOrganization }) input: UpdateConnectedOrganization,
  ) {
    return this.organizations.updateById(ctx, path.uid, input);
  }

  @Operation('connected_organizations.deleteById')
  deleteById(
    @Ctx() ctx: Context,
    @Param({ schema: OrganizationPath }) path: OrganizationPath,
    @Query({ schema: DeleteConnectedOrganizationQuery }) query: DeleteConnectedOrganizationQuery,
  ) {
    return this.deletion.deleteById(ctx, path.uid, query);
  }

  @Operation('connected_organizations.listDeleted')
  listDeleted(
    @Ctx() ctx: Context,
    @Query({ schema: ConnectedOrganizationListQuery }) query: ConnectedOrganizationListQuery,
  ) {
    return this.deletion.list(ctx, query);
  }

  @Operation('connected_organizations.restore')
  restore(@Ctx() ctx: Context, @Param({ schema: OrganizationPath }) path: OrganizationPath) {
    return this.deletion.restore(ctx, path.uid);
  }
}
