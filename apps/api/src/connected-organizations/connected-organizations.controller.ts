import {
  ConnectedOrganizationListQuery,
  CreateConnectedOrganization,
  UpdateConnectedOrganization,
  text,
} from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../platform/context.js';
import { Ctx, Operation } from '../platform/operation.decorator.js';
import { ConnectedOrganizationsService } from './connected-organizations.service.js';

const OrganizationPath = z.object({ uid: text(128) });
type OrganizationPath = z.infer<typeof OrganizationPath>;

@Controller()
export class ConnectedOrganizationsController {
  constructor(private readonly organizations: ConnectedOrganizationsService) {}

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
  deleteById(@Ctx() ctx: Context, @Param({ schema: OrganizationPath }) path: OrganizationPath) {
    return this.organizations.deleteById(ctx, path.uid);
  }
}
