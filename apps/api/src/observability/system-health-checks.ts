import type { SystemHealthKind, SystemHealthLine } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';

/** What a check says of its line: the rest is as if nothing waited. */
export type HealthFinding = Partial<Omit<SystemHealthLine, 'kind'>>;

export interface SystemHealthCheck {
  readonly kind: SystemHealthKind;
  /** Of the caller's account, and of what they may see; nothing where they may see none of it. */
  readonly read: (ctx: Context) => Promise<readonly HealthFinding[]>;
}

/** Registry of what an account can be told of its system health: each owner registers its part. */
@Injectable()
export class SystemHealthChecks {
  private readonly registered: SystemHealthCheck[] = [];

  get checks(): readonly SystemHealthCheck[] {
    return this.registered;
  }

  register(check: SystemHealthCheck): void {
    this.registered.push(check);
  }
}
