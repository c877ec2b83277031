import { ChangePassword, LinkAccount } from '@firstday/domain';
import { Body, Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { AccountLinksService } from './account-links.service.js';
import { PasswordChangeService } from './password-change.service.js';

/** What people change about themselves. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly links: AccountLinksService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  @Operation('sessions.linkAccount')
  linkAccount(@Ctx() ctx: Context, @Body({ schema: LinkAccount }) input: LinkAccount) {
    return this.links.link(ctx, input);
  }

  @Operation('sessions.unlinkAccount')
  unlinkAccount(@Ctx() ctx: Context) {
    return this.links.unlink(ctx);
  }

  @Operation('sessions.changePassword')
  changePassword(@Ctx() ctx: Context, @Body({ schema: ChangePassword }) input: ChangePassword) {
    return this.passwordChange.change(ctx, input);
  }
}
