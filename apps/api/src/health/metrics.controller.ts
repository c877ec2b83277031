import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Described } from '../platform/described.js';
import { Figures } from '../platform/figures.js';
import { MetricsAccess } from './metrics-access.js';

/** The figures of this process, for Prometheus. */
@Described(({ ApiExcludeController }) => [ApiExcludeController()])
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly access: MetricsAccess,
    private readonly figures: Figures,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.access.refuseStrangers(request);
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
