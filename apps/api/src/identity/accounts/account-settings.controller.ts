import { UpdateAccountSettings } from '@firstday/domain';
import { Body, Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { AccountSettingsService } from './account-settings.service.js';

@Controller()
export class AccountSettingsController {
  constructor(private readonly settings: AccountSettingsService) {}

  @Operation('account_settings.find')
  find(@Ctx() ctx: Context) {
    return this.settings.find(ctx);
  }

  @Operation('account_settings.update')
  update(@Ctx() ctx: Context, @Body({ schema: UpdateAccountSettings }) input: UpdateAccountSettings) {
    return this.settings.update(ctx, input);
  }
}
