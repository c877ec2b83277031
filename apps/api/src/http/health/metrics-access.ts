import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { isInternal } from '../front-door/forwarding.js';
import { isReachedDirectly } from '../front-door/trusted-proxies.js';
import { CONFIG, type Config, notFound, unauthorized } from '../../context/index.js';

/** What a proxy adds for the one who asked it, whether it is trusted or not. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * Who may read the metrics, and what is wrong with a process: the holder of the token; without one set, programs of this
 * machine that ask directly. Where a proxy stands before the service, only the token counts: not every proxy says
 * for whom it asks.
 */
@Injectable()
export class MetricsAccess {
  private readonly digest: Buffer | undefined;
  private readonly isBehindProxy: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    const { metricsToken, role } = config;
    this.digest = metricsToken === undefined ? undefined : digestOf(metricsToken);
    this.isBehindProxy = role !== 'worker' && !isReachedDirectly(config);
  }

  mayRead(request: Request): boolean {
    if (isInternal(request)) return true;
    return this.digest ? isShown(request, this.digest) : !this.isBehindProxy && isOfThisMachine(request);
  }

  /** @throws ProblemError for anyone else; without a token the answer does not reveal that metrics exist */
  assertAllowed(request: Request): void {
    if (!this.mayRead(request)) throw this.digest ? unauthorized() : notFound('route');
  }
}

function isShown({ headers }: Request, digest: Buffer): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digestOf(given), digest);
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A proxy on this machine forwards requests from others, so a proxied request does not count as local. */
function isOfThisMachine({ rawHeaders, socket }: Request): boolean {
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  return !rawHeaders.some((text, at) => at % 2 === 0 && forwarding.includes(text.toLowerCase()));
}
