import type { UpdateAppearance } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { AppearanceService } from './appearance.service.js';

@Controller()
export class AppearanceController {
  constructor(private readonly appearance: AppearanceService) {}

  @Operation('appearance.find')
  find(@Ctx() ctx: Context) {
    return this.appearance.find(ctx);
  }

  @Operation('appearance.update')
  update(@Ctx() ctx: Context, @Body() input: UpdateAppearance) {
    return this.appearance.update(ctx, input);
  }
}
