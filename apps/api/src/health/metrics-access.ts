import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { Config } from '../platform/config.js';
import { CONFIG } from '../platform/platform.module.js';
import { notFound, unauthorized } from '../platform/problems.js';

/** What a proxy adds for the one who asked it. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Who may read the figures: the holder of the token; without one set, programs of this machine that ask directly. */
@Injectable()
export class MetricsAccess {
  private readonly digest: Buffer | undefined;

  constructor(@Inject(CONFIG) { metricsToken }: Config) {
    this.digest = metricsToken === undefined ? undefined : digestOf(metricsToken);
  }

  /** @throws ProblemError for anyone else; without a token it does not say that there is anything to see */
  refuseStrangers(request: Request): void {
    if (!this.digest) {
      if (!isOfThisMachine(request)) throw notFound('route');
      return;
    }
    const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (given === undefined || !timingSafeEqual(digestOf(given), this.digest)) throw unauthorized();
  }
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A proxy on this machine hands on what others ask: that is not this machine asking. */
function isOfThisMachine({ headers, socket }: Request): boolean {
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  return forwarding.every((name) => headers[name] === undefined);
}
