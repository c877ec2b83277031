import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { readLastBackup } from '../../backup/index.js';
import { Clock, CONFIG, type Config } from '../../context/index.js';
import { Metrics } from '../../observability/index.js';

/** How old the last backup is that was made here, so that somebody is told when there are no more. */
@Injectable()
export class BackupAge implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'Seconds since the last backup by the command of this service; NaN where none was made here';
    this.metrics.gauge('backup_age_seconds', help, () => this.seconds());
  }

  private async seconds(): Promise<number> {
    const last = await readLastBackup(this.config.dataDir);
    return last ? (this.clock.now().getTime() - Date.parse(last.madeAt)) / 1000 : Number.NaN;
  }
}
