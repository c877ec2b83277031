import type { DeletePlacements } from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { PlacementDeletionsService } from './placement-deletions.service.js';
import { toActStream } from './to-act-stream.js';

@Controller()
export class PlacementActsController {
  constructor(private readonly deletions: PlacementDeletionsService) {}

  @Operation('placement_acts.delete')
  async delete(
    @Ctx() ctx: Context,
    @Body() input: DeletePlacements,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toActStream(await this.deletions.delete(ctx, input), { type: 'application/x-ndjson' }, response);
  }
}
