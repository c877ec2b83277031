import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../operation.decorator.js';
import { SystemHealthService } from './system-health.service.js';

@Controller()
export class SystemHealthController {
  constructor(private readonly health: SystemHealthService) {}

  @Operation('system_health.find')
  find(@Ctx() ctx: Context) {
    return this.health.find(ctx);
  }
}
