import { Logger } from '@nestjs/common';
import { toSafeError } from '../safe-error.js';

const noteMilliseconds = 60_000;
/** After a failure nothing is made ready to be sent for a while: what would be sent is dropped instead. */
const restMilliseconds = 15_000;

/** Whether a collector is worth asking. That it is away costs a line a minute, and none of the work. */
export class QuietExports {
  private readonly logger = new Logger('telemetry');
  private failedAt = -Infinity;
  private notedAt = -Infinity;
  private dropped = 0;

  get isResting(): boolean {
    return performance.now() - this.failedAt < restMilliseconds;
  }

  drop(count: number): void {
    this.dropped += count;
  }

  /** Neither the address nor the answer is logged: both may hold what is nobody's business. */
  onFailure(error: unknown, count: number): void {
    this.failedAt = performance.now();
    this.dropped += count;
    if (performance.now() - this.notedAt < noteMilliseconds) return;
    this.notedAt = performance.now();
    const { name, code } = toSafeError(error);
    this.logger.warn(
      { name, ...(code !== undefined && { code }), dropped: this.dropped },
      'the collector of telemetry does not take what is sent',
    );
    this.dropped = 0;
  }
}
