import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../../tools/process/ports.mjs';
import { testEnvironment } from '../../tools/test/environment.mjs';
import { StartedService } from '../started-service.js';
import { Integrator } from '../stack.js';

/** A service whose account a journey has to itself, where it changes a setting that all others would meet. */
export class OwnService {
  private constructor(
    private readonly service: StartedService,
    private readonly dataDir: string,
    readonly api: Integrator,
  ) {}

  /** @param more settings that no other service of the run has */
  static async start(more: Readonly<Record<string, string>> = {}): Promise<OwnService> {
    const dataDir = temporaryFolder('firstday-own-');
    const port = String(await freePort());
    const { OFFICIAL_FORMS_DIR = '' } = testEnvironment();
    const service = new StartedService({
      ...{ DATA_DIR: dataDir, PORT: port, EVERIFY_SIMULATOR: 'off', OFFICIAL_FORMS_DIR, ...more },
    });
    await service.ready();
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    return new OwnService(service, dataDir, new Integrator(`http://localhost:${port}`, live.api_token));
  }

  async stop(): Promise<void> {
    this.service.kill('SIGTERM');
    await this.service.ended();
    removeDataFolder(this.dataDir);
  }
}
