import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { RateLimits } from '../limits/rate-limits.js';
import { type Standing, windowSeconds } from '../limits/request-window.js';
import { Clock } from '../platform/clock.js';
import type { KnownRequest } from '../platform/known-request.js';
import { originOf } from '../platform/origin.js';
import { tooManyRequests } from '../platform/problems.js';
import { Credentials, type Presented } from './credentials.js';
import { isInNetworks } from './networks.js';
import { TokensStore } from './tokens.store.js';

/** A request whose credential was looked up; it has none that holds where `presented` is missing. */
export type AdmittedRequest = KnownRequest & { presented?: Presented | undefined };

/**
 * Finds the credential of a request and counts the request for it, or for its address where none holds: before the
 * body is read, so that no answer, not even to a body that cannot be read, is given without having been counted.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly credentials: Credentials,
    private readonly tokens: TokensStore,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** For `app.use`. */
  readonly middleware = (request: AdmittedRequest, response: Response, next: NextFunction): void => {
    const now = this.clock.now();
    const known = this.credentials.remembered(request.headers);
    if (!known) return void this.lookUp(request, response, now).then(() => next(), next);
    this.admit(request, response, known, now);
    next();
  };

  /** Signing in counts for the address also where the caller has a credential. */
  countArrival(request: AdmittedRequest, response: Response): void {
    if (request.presented) tell(response, this.limits.ofAddress(request.ip ?? '', this.clock.now()));
  }

  private async lookUp(request: AdmittedRequest, response: Response, now: Date): Promise<void> {
    const found = await this.credentials.find(request.headers, now);
    this.admit(request, response, found, now);
    const { actor, isUseDue } = request.presented?.holder ?? {};
    if (isUseDue && actor?.kind === 'api_token') this.tokens.noteUse(actor.tokenId, now);
  }

  /** A credential that holds is never refused for what others do from the same address. */
  private admit(request: AdmittedRequest, response: Response, found: Presented | undefined, now: Date): void {
    const presented = found && isFromAllowedNetwork(found, request) ? found : undefined;
    request.presented = presented;
    tell(
      response,
      presented
        ? this.limits.ofActor(presented.holder.actor, now)
        : this.limits.ofAddress(request.ip ?? '', now),
    );
  }
}

/**
 * A token from a network that is not its own is like one that does not exist: the same answer, counted for the address.
 * Whoever stole it learns nothing, and cannot use up the requests of its owner.
 */
function isFromAllowedNetwork({ holder: { actor } }: Presented, request: AdmittedRequest): boolean {
  const networks = actor.kind === 'api_token' ? actor.limits.networks : null;
  return networks === null || isInNetworks(originOf(request).ip, networks);
}

/** @throws ProblemError 429 where this was one request too many */
function tell(response: Response, standing: Standing | undefined): void {
  if (!standing) return;
  const { limit, remaining, reset } = standing;
  response.setHeader('ratelimit-limit', limit);
  response.setHeader('ratelimit-remaining', remaining);
  response.setHeader('ratelimit-reset', reset);
  response.setHeader('ratelimit-policy', `${limit};w=${windowSeconds}`);
  if (standing.isRefused) throw tooManyRequests(reset);
}
