import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { Clock } from '../context/index.js';
import { FormsService } from './forms.service.js';

const tenMinutes = 600_000;

/** Gives every account the editions of the day, while the service runs on through it. */
@Injectable()
export class FormEditionsWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly forms: FormsService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'form_editions',
      idleMilliseconds: tenMinutes,
      work: async () => {
        await this.forms.synchroniseAll(this.clock.now());
        return false;
      },
    });
  }
}
