import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiDescription } from '../api-description.js';
import { Metrics } from '../../observability/index.js';
import { MetricsAccess } from './metrics-access.js';

/** The metrics of this process, for Prometheus. */
@ApiDescription(({ ApiExcludeController }) => [ApiExcludeController()])
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly access: MetricsAccess,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.access.assertAllowed(request);
    const { registry } = this.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
