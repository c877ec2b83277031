import type { LinkUsers, PathOf, SessionListQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { AdministratorLinksService } from './administrator-links.service.js';
import { UserSessionsService } from './user-sessions.service.js';

type SessionPath = PathOf<'sessions.end'>;
type UserPath = PathOf<'users.listSessions'>;
type UserSessionPath = PathOf<'users.endSession'>;

@Controller()
export class UserSessionsController {
  constructor(
    private readonly sessions: UserSessionsService,
    private readonly links: AdministratorLinksService,
  ) {}

  @Operation('sessions.list')
  listOwn(@Ctx() ctx: Context, @Query() query: SessionListQuery) {
    return this.sessions.listOwn(ctx, query);
  }

  @Operation('sessions.end')
  endOwn(@Ctx() ctx: Context, @Path() path: SessionPath) {
    return this.sessions.endOwn(ctx, path.session_id);
  }

  @Operation('sessions.endOthers')
  endOthers(@Ctx() ctx: Context) {
    return this.sessions.endOthers(ctx);
  }

  @Operation('users.listSessions')
  list(@Ctx() ctx: Context, @Path() path: UserPath, @Query() query: SessionListQuery) {
    return this.sessions.list(ctx, path.user_id, query);
  }

  @Operation('users.endSession')
  end(@Ctx() ctx: Context, @Path() path: UserSessionPath) {
    return this.sessions.end(ctx, path.user_id, path.session_id);
  }

  @Operation('users.endSessions')
  endAll(@Ctx() ctx: Context, @Path() path: UserPath) {
    return this.sessions.endAll(ctx, path.user_id);
  }

  @Operation('users.linkAccounts')
  link(@Ctx() ctx: Context, @Path() path: UserPath, @Body() input: LinkUsers) {
    return this.links.link(ctx, path.user_id, input);
  }
}
