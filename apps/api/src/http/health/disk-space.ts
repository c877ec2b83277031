import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { Metrics } from '../../observability/index.js';

/** How much room there is for files. */
@Injectable()
export class DiskSpace implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.metrics.gauge('disk_free_bytes', 'Room for files in DATA_DIR', () => this.freeBytes());
  }

  /** Somebody is to make room while all that comes can still be stored. */
  async readiness(): Promise<'ok' | 'warning'> {
    return (await this.freeBytes()) < this.config.diskWarningMegabytes * 2 ** 20 ? 'warning' : 'ok';
  }

  private async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.config.dataDir);
    return bavail * bsize;
  }
}
