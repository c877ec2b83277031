import type { SecurityEventExportQuery, SecurityEventListQuery } from '@firstday/domain';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { SecurityEventsService } from './security-events.service.js';

@Controller()
export class SecurityEventsController {
  constructor(private readonly events: SecurityEventsService) {}

  @Operation('security_events.list')
  list(@Ctx() ctx: Context, @Query() query: SecurityEventListQuery) {
    return this.events.list(ctx, query);
  }

  @Operation('security_events.export')
  async export(
    @Ctx() ctx: Context,
    @Query() query: SecurityEventExportQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('cache-control', 'no-store');
    const file = new StreamableFile(await this.events.export(ctx, query), {
      type: 'application/x-ndjson',
      disposition: 'attachment; filename="security-events.ndjson"',
    });
    // An export that breaks off must not look like one that is complete.
    return file.setErrorHandler((_, answer) => answer.destroy?.());
  }
}
