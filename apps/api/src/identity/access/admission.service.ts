import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { RateLimitService, type RateLimitStatus, windowSeconds } from '../../http/index.js';
import { type ApiRequest, Clock, requestOrigin, tooManyRequests } from '../../context/index.js';
import { CredentialsService, type PresentedCredential } from './credentials.service.js';
import { isInNetworks } from './is-in-networks.js';
import { TokensStore } from './tokens.store.js';

/** A request after authentication; `presented` is undefined where no valid credential was sent. */
export type AdmittedRequest = ApiRequest & { presented?: PresentedCredential | undefined };

/**
 * Authenticates a request and counts it against the credential's rate limit, or the address's where there is none.
 * This happens before the body is read, so that no response is given, not even to a malformed body, without having
 * been counted.
 */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly tokens: TokensStore,
    private readonly limits: RateLimitService,
    private readonly clock: Clock,
  ) {}

  /** For `app.use`. */
  readonly middleware = (request: AdmittedRequest, response: Response, next: NextFunction): void => {
    const now = this.clock.now();
    const known = this.credentials.cached(request.headers);
    if (!known) return void this.lookUp(request, response, now).then(() => next(), next);
    this.admit(request, response, known, now);
    next();
  };

  /** Sign-in requests count for the address even with a valid credential. */
  countSignIn(request: AdmittedRequest, response: Response): void {
    if (request.presented)
      setRateLimitHeaders(response, this.limits.countAddress(request.ip ?? '', this.clock.now()));
  }

  private async lookUp(request: AdmittedRequest, response: Response, now: Date): Promise<void> {
    const found = await this.credentials.find(request.headers, now);
    this.admit(request, response, found, now);
    const { account, actor, isUseDue } = request.presented?.credential ?? {};
    if (isUseDue && account && actor?.kind === 'api_token')
      this.tokens.noteUse(account.id, actor.tokenId, now);
  }

  /** A valid credential is never limited by other traffic from its address. */
  private admit(
    request: AdmittedRequest,
    response: Response,
    found: PresentedCredential | undefined,
    now: Date,
  ): void {
    const presented = found && isFromAllowedNetwork(found, request) ? found : undefined;
    request.presented = presented;
    setRateLimitHeaders(
      response,
      presented
        ? this.limits.countActor(presented.credential.actor, now)
        : this.limits.countAddress(request.ip ?? '', now),
    );
  }
}

/**
 * A token from outside its allowed networks is treated like an unknown one: the same response, counted for the
 * address. Whoever stole it learns nothing, and cannot use up its owner's rate limit.
 */
function isFromAllowedNetwork(
  { credential: { actor } }: PresentedCredential,
  request: AdmittedRequest,
): boolean {
  const networks = actor.kind === 'api_token' ? actor.limits.networks : null;
  return networks === null || isInNetworks(requestOrigin(request).ip, networks);
}

/** @throws ProblemError 429 where the limit is exceeded */
function setRateLimitHeaders(response: Response, status: RateLimitStatus | undefined): void {
  if (!status) return;
  const { limit, remaining, reset } = status;
  response.setHeader('ratelimit-limit', limit);
  response.setHeader('ratelimit-remaining', remaining);
  response.setHeader('ratelimit-reset', reset);
  response.setHeader('ratelimit-policy', `${limit};w=${windowSeconds}`);
  if (status.isRefused) throw tooManyRequests(reset);
}
