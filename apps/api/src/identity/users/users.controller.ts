import { CreateUser, UpdateUser, UserId, UserListQuery, UserMembershipListQuery } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { UsersService } from './users.service.js';

const UserPath = z.object({ user_id: UserId });
type UserPath = z.infer<typeof UserPath>;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Operation('users.list')
  list(@Ctx() ctx: Context, @Query({ schema: UserListQuery }) query: UserListQuery) {
    return this.users.list(ctx, query);
  }

  @Operation('users.listMemberships')
  listMemberships(
    @Ctx() ctx: Context,
    @Query({ schema: UserMembershipListQuery }) query: UserMembershipListQuery,
  ) {
    return this.users.listMemberships(ctx, query);
  }

  @Operation('users.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateUser }) input: CreateUser) {
    return this.users.create(ctx, input);
  }

  @Operation('users.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: UserPath }) path: UserPath) {
    return this.users.findById(ctx, path.user_id);
  }

  @Operation('users.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: UserPath }) path: UserPath,
    @Body({ schema: UpdateUser }) input: UpdateUser,
  ) {
    return this.users.updateById(ctx, path.user_id, input);
  }

  @Operation('users.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: UserPath }) path: UserPath) {
    return this.users.deleteById(ctx, path.user_id);
  }
}
