import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { DigestService } from './digest.service.js';

/** Looks every minute for those whose morning has come. */
@Injectable()
export class DigestWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly digests: DigestService,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'digests',
      isOutbound: true,
      idleMilliseconds: 60_000,
      work: async (stopping) => {
        await this.digests.findNew();
        while (!stopping.aborted && (await this.digests.processNext()));
        return false;
      },
    });
  }
}
