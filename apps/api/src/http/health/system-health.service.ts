import {
  type SystemHealth,
  SystemHealthKind,
  type SystemHealthLine,
  SystemHealthState,
} from '@firstday/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import {
  type HealthFinding,
  type SystemHealthCheck,
  SystemHealthChecks,
  toSafeError,
} from '../../observability/index.js';
import { softwareVersion } from '../software-version.js';

const nothingWaits = {
  state: 'ok',
  reason: null,
  since: null,
  waiting: null,
  failing: null,
  webhook_id: null,
  webhook_url: null,
  records: [],
} as const satisfies Omit<SystemHealthLine, 'kind'>;

/** What works for an account and what does not, as far as the caller may see it. */
@Injectable()
export class SystemHealthService {
  private readonly logger = new Logger('system_health');

  constructor(private readonly registry: SystemHealthChecks) {}

  async find(ctx: Context): Promise<SystemHealth> {
    const found = await Promise.all(this.registry.checks.map((check) => this.read(ctx, check)));
    const lines = found.flat().toSorted((one, other) => placeOf(one) - placeOf(other));
    const state = SystemHealthState.options.findLast((worst) => lines.some((line) => line.state === worst));
    return {
      state: state ?? 'ok',
      checked_at: ctx.now.toISOString(),
      version: softwareVersion,
      lines,
    };
  }

  /** One that cannot be read is a line of its own: the others are needed the more. */
  private async read(ctx: Context, { kind, read }: SystemHealthCheck): Promise<SystemHealthLine[]> {
    try {
      return (await read(ctx)).map((finding) => toLine(kind, finding));
    } catch (error) {
      this.logger.error({ check: kind, ...toSafeError(error) }, 'unexpected error');
      return [toLine(kind, { state: 'failing', reason: 'unreadable' })];
    }
  }
}

const toLine = (kind: SystemHealthKind, finding: HealthFinding): SystemHealthLine => ({
  kind,
  ...nothingWaits,
  ...finding,
});

const placeOf = ({ kind }: SystemHealthLine): number => SystemHealthKind.options.indexOf(kind);
