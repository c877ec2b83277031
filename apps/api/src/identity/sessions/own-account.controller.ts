import type { ChangePassword, LinkAccount, OwnLanguage, ConfirmPassword } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { AccountLinksService } from './account-links.service.js';
import { IdentityProofService } from './identity-proof.service.js';
import { OwnLanguageService } from './own-language.service.js';
import { PasswordChangeService } from './password-change.service.js';

/** What people change about themselves. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly links: AccountLinksService,
    private readonly passwordChange: PasswordChangeService,
    private readonly language: OwnLanguageService,
    private readonly proof: IdentityProofService,
  ) {}

  @Operation('sessions.linkAccount', { beginsTransaction: true })
  linkAccount(@Ctx() ctx: Context, @Body() input: LinkAccount) {
    return this.links.link(ctx, input);
  }

  @Operation('sessions.unlinkAccount')
  unlinkAccount(@Ctx() ctx: Context) {
    return this.links.unlink(ctx);
  }

  @Operation('sessions.proveIdentity', { beginsTransaction: true })
  proveIdentity(@Ctx() ctx: Context, @Body() input: ConfirmPassword) {
    return this.proof.prove(ctx, input);
  }

  @Operation('sessions.changePassword', { beginsTransaction: true })
  changePassword(@Ctx() ctx: Context, @Body() input: ChangePassword) {
    return this.passwordChange.change(ctx, input);
  }

  @Operation('sessions.setLanguage')
  setLanguage(@Ctx() ctx: Context, @Body() input: OwnLanguage) {
    return this.language.set(ctx, input);
  }
}
