import type { UpdateDigestSettings } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { DigestSettingsService } from './digest-settings.service.js';

@Controller()
export class DigestSettingsController {
  constructor(private readonly settings: DigestSettingsService) {}

  @Operation('digest_settings.find')
  find(@Ctx() ctx: Context) {
    return this.settings.find(ctx);
  }

  @Operation('digest_settings.update')
  update(@Ctx() ctx: Context, @Body() input: UpdateDigestSettings) {
    return this.settings.update(ctx, input);
  }
}
