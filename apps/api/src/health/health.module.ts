import { Controller, Get, Module, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Database, statement } from '../platform/database.js';

const ping = statement('health.ping', 'SELECT 1');

/** For balancers and the start command: outside of `/api/v1`, without a credential, saying nothing of the data. */
@ApiExcludeController()
@Controller('health')
class HealthController {
  constructor(private readonly database: Database) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    await this.database.run(ping).catch(() => {
      throw new ServiceUnavailableException();
    });
    return { status: 'ok' };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
