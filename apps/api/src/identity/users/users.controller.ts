import type {
  CreateUser,
  PathOf,
  UpdateUser,
  UserListQuery,
  UserMembershipListQuery,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { UsersService } from './users.service.js';

type UserPath = PathOf<'users.findById'>;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Operation('users.list')
  list(@Ctx() ctx: Context, @Query() query: UserListQuery) {
    return this.users.list(ctx, query);
  }

  @Operation('users.listMemberships')
  listMemberships(@Ctx() ctx: Context, @Query() query: UserMembershipListQuery) {
    return this.users.listMemberships(ctx, query);
  }

  @Operation('users.create')
  create(@Ctx() ctx: Context, @Body() input: CreateUser) {
    return this.users.create(ctx, input);
  }

  @Operation('users.findById')
  findById(@Ctx() ctx: Context, @Path() path: UserPath) {
    return this.users.findById(ctx, path.user_id);
  }

  @Operation('users.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: UserPath, @Body() input: UpdateUser) {
    return this.users.updateById(ctx, path.user_id, input);
  }

  @Operation('users.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: UserPath) {
    return this.users.deleteById(ctx, path.user_id);
  }
}
