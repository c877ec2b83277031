import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiDescription } from '../api-description.js';
import { softwareVersion } from '../software-version.js';
import { MetricsAccess } from './metrics-access.js';
import { type Readiness, ReadinessService } from './readiness.service.js';

/** For load balancers and the start command: outside `/api/v1`, without a credential, and silent about the data. */
@ApiDescription(({ ApiExcludeController }) => [ApiExcludeController()])
@Controller('health')
export class HealthController {
  constructor(
    private readonly access: MetricsAccess,
    private readonly readiness: ReadinessService,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Late workers are no reason to route traffic elsewhere: every process shares the same queues. */
  @Get('ready')
  async ready(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<(Readiness & { readonly version: string }) | Pick<Readiness, 'status'>> {
    const readiness = await this.readiness.read();
    response.status(readiness.status === 'failed' ? 503 : 200);
    const { status } = readiness;
    return this.access.mayRead(request) ? { version: softwareVersion, ...readiness } : { status };
  }
}
