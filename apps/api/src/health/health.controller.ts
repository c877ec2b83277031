import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Described } from '../platform/described.js';
import { type Readiness, ReadinessChecks } from './readiness-checks.js';

/** For balancers and the start command: outside of `/api/v1`, without a credential, saying nothing of the data. */
@Described(({ ApiExcludeController }) => [ApiExcludeController()])
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessChecks) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Late workers are no reason to send people elsewhere: elsewhere they are as late. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.read();
    response.status(readiness.status === 'failed' ? 503 : 200);
    return readiness;
  }
}
