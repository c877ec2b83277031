import { CreateUserGroup, UpdateUserGroup, UserGroupId, UserGroupListQuery } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { UserGroupsService } from './user-groups.service.js';

const UserGroupPath = z.object({ user_group_id: UserGroupId });
type UserGroupPath = z.infer<typeof UserGroupPath>;

@Controller()
export class UserGroupsController {
  constructor(private readonly groups: UserGroupsService) {}

  @Operation('user_groups.list')
  list(@Ctx() ctx: Context, @Query({ schema: UserGroupListQuery }) query: UserGroupListQuery) {
    return this.groups.list(ctx, query);
  }

  @Operation('user_groups.listRuleFacts')
  listRuleFacts(@Ctx() ctx: Context) {
    return this.groups.listRuleFacts(ctx);
  }

  @Operation('user_groups.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateUserGroup }) input: CreateUserGroup) {
    return this.groups.create(ctx, input);
  }

  @Operation('user_groups.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: UserGroupPath }) path: UserGroupPath) {
    return this.groups.findById(ctx, path.user_group_id);
  }

  @Operation('user_groups.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: UserGroupPath }) path: UserGroupPath,
    @Body({ schema: UpdateUserGroup }) input: UpdateUserGroup,
  ) {
    return this.groups.updateById(ctx, path.user_group_id, input);
  }

  @Operation('user_groups.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: UserGroupPath }) path: UserGroupPath) {
    return this.groups.deleteById(ctx, path.user_group_id);
  }
}
