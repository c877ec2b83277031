import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { removeAbandonedPins } from '../../backup/index.js';
import { CONFIG, type Config } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';

const hour = 3_600_000;

/** Removes uploads that were left behind, and files that a killed backup still holds, once an hour: neither rests for as long. */
@Injectable()
export class AbandonedUploadsWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly background: BackgroundWork,
    private readonly storage: FileStorage,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'abandoned_uploads',
      idleMilliseconds: hour,
      work: async () => {
        // By the computer's clock, as the times of files are.
        await this.storage.removeUnfinished(new Date(Date.now() - hour));
        await removeAbandonedPins(this.config.dataDir);
        return false;
      },
    });
  }
}
