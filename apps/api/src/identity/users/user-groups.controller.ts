import type { CreateUserGroup, PathOf, UpdateUserGroup, UserGroupListQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { UserGroupsService } from './user-groups.service.js';

type UserGroupPath = PathOf<'user_groups.findById'>;

@Controller()
export class UserGroupsController {
  constructor(private readonly groups: UserGroupsService) {}

  @Operation('user_groups.list')
  list(@Ctx() ctx: Context, @Query() query: UserGroupListQuery) {
    return this.groups.list(ctx, query);
  }

  @Operation('user_groups.listRuleFacts')
  listRuleFacts(@Ctx() ctx: Context) {
    return this.groups.listRuleFacts(ctx);
  }

  @Operation('user_groups.create')
  create(@Ctx() ctx: Context, @Body() input: CreateUserGroup) {
    return this.groups.create(ctx, input);
  }

  @Operation('user_groups.findById')
  findById(@Ctx() ctx: Context, @Path() path: UserGroupPath) {
    return this.groups.findById(ctx, path.user_group_id);
  }

  @Operation('user_groups.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: UserGroupPath, @Body() input: UpdateUserGroup) {
    return this.groups.updateById(ctx, path.user_group_id, input);
  }

  @Operation('user_groups.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: UserGroupPath) {
    return this.groups.deleteById(ctx, path.user_group_id);
  }
}
