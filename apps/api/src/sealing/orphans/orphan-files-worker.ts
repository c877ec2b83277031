import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Metrics } from '../../observability/index.js';
import { OrphanFilesService } from './orphan-files.service.js';

const sixHours = 6 * 3_600_000;

/**
 * Removes files that no row names any more, so that nothing outlives its retention on the disk. A copy of the
 * installation removes nothing: its files may be those of the original.
 */
@Injectable()
export class OrphanFilesWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger('orphan_files');

  constructor(
    private readonly background: BackgroundWork,
    private readonly orphans: OrphanFilesService,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'orphan_files',
      idleMilliseconds: sixHours,
      isOutbound: true,
      work: async () => {
        await this.pass(new Date());
        return false;
      },
    });
  }

  async pass(now: Date): Promise<void> {
    const { files, orphans, isPlausible } = await this.orphans.find(now);
    const outcome = isPlausible ? 'removed' : 'kept';
    for (const key of orphans)
      this.metrics.count('orphan_files', { folder: key.split('/')[0] ?? '', outcome });
    if (!isPlausible) {
      this.logger.error(
        { files, orphans: orphans.length },
        'most files belong to no row: is this the database of DATA_DIR? Nothing was removed',
      );
      return;
    }
    await this.orphans.remove(orphans);
    if (orphans.length > 0) this.background.note('orphan_files', { removed: orphans.length });
  }
}
