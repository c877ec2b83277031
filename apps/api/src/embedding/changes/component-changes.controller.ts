import { Controller, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { ComponentChangesService } from './component-changes.service.js';

@Controller()
export class ComponentChangesController {
  constructor(private readonly changes: ComponentChangesService) {}

  /** The stream answers by itself, for as long as it lasts. */
  @Operation('component_changes.stream')
  stream(@Ctx() ctx: Context, @Res() response: Response, @Headers('last-event-id') last: string | undefined) {
    return this.changes.open(ctx, response, Boolean(last));
  }
}
