import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database.js';
import { type KnownRequest, operationOf } from '../platform/operation.decorator.js';
import { originOf } from '../platform/origin.js';
import { forbidden, unauthorized } from '../platform/problems.js';
import { Credentials } from './credentials.js';

/** Turns the request's credential into its context and asks the operation's table whether it may pass. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly credentials: Credentials,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const operation = operationOf(host);
    if (!operation || operation.allows === 'nobody') return true;
    const request = host.switchToHttp().getRequest<KnownRequest>();
    const now = this.clock.now();
    const holder = await this.credentials.findHolder(request.headers.authorization, now);
    if (!holder) throw unauthorized();
    if (!operation.allows.some((kind) => kind === holder.actor.kind)) throw forbidden();
    request.ctx = { ...holder, requestId: request.id, now, origin: originOf(request), db: this.database };
    return true;
  }
}
