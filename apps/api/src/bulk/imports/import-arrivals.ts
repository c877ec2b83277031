import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Tells this process's worker that there is an import to do; workers elsewhere look of their own accord. */
@Injectable()
export class ImportArrivals {
  private readonly emitter = new EventEmitter();

  announce(): void {
    this.emitter.emit('arrived');
  }

  onArrival(listener: () => void): void {
    this.emitter.on('arrived', listener);
  }
}
