import { LinkUsers, SessionListQuery, UserId, UserSessionId } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { AdministratorLinksService } from './administrator-links.service.js';
import { UserSessionsService } from './user-sessions.service.js';

const SessionPath = z.object({ session_id: UserSessionId });
type SessionPath = z.infer<typeof SessionPath>;
const UserPath = z.object({ user_id: UserId });
type UserPath = z.infer<typeof UserPath>;
const UserSessionPath = z.object({ user_id: UserId, session_id: UserSessionId });
type UserSessionPath = z.infer<typeof UserSessionPath>;

@Controller()
export class UserSessionsController {
  constructor(
    private readonly sessions: UserSessionsService,
    private readonly links: AdministratorLinksService,
  ) {}

  @Operation('sessions.list')
  listOwn(@Ctx() ctx: Context, @Query({ schema: SessionListQuery }) query: SessionListQuery) {
    return this.sessions.listOwn(ctx, query);
  }

  @Operation('sessions.end')
  endOwn(@Ctx() ctx: Context, @Param({ schema: SessionPath }) path: SessionPath) {
    return this.sessions.endOwn(ctx, path.session_id);
  }

  @Operation('sessions.endOthers')
  endOthers(@Ctx() ctx: Context) {
    return this.sessions.endOthers(ctx);
  }

  @Operation('users.listSessions')
  list(
    @Ctx() ctx: Context,
    @Param({ schema: UserPath }) path: UserPath,
    @Query({ schema: SessionListQuery }) query: SessionListQuery,
  ) {
    return this.sessions.list(ctx, path.user_id, query);
  }

  @Operation('users.endSession')
  end(@Ctx() ctx: Context, @Param({ schema: UserSessionPath }) path: UserSessionPath) {
    return this.sessions.end(ctx, path.user_id, path.session_id);
  }

  @Operation('users.endSessions')
  endAll(@Ctx() ctx: Context, @Param({ schema: UserPath }) path: UserPath) {
    return this.sessions.endAll(ctx, path.user_id);
  }

  @Operation('users.linkAccounts')
  link(
    @Ctx() ctx: Context,
    @Param({ schema: UserPath }) path: UserPath,
    @Body({ schema: LinkUsers }) input: LinkUsers,
  ) {
    return this.links.link(ctx, path.user_id, input);
  }
}
