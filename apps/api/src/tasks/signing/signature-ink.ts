import { InkReader } from '@firstday/documents/renderer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Looks for ink in drawn signatures on a thread of its own, which ends with the process. */
@Injectable()
export class SignatureInk extends InkReader implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
