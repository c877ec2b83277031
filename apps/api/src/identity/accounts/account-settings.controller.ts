import type { UpdateAccountSettings } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { AccountSettingsService } from './account-settings.service.js';

@Controller()
export class AccountSettingsController {
  constructor(private readonly settings: AccountSettingsService) {}

  @Operation('account_settings.find')
  find(@Ctx() ctx: Context) {
    return this.settings.find(ctx);
  }

  @Operation('account_settings.update')
  update(@Ctx() ctx: Context, @Body() input: UpdateAccountSettings) {
    return this.settings.update(ctx, input);
  }
}
