import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { SessionsStore } from '../access/sessions.store.js';
import { Clock } from '../platform/clock.js';
import type { Actor, Context } from '../platform/context.js';
import { Figures } from '../platform/figures.js';
import { forbidden, tooManyRequests } from '../platform/problems.js';
import { ChangeFeed } from './change-feed.js';
import { ChangeStream } from './change-stream.js';
import { type Seen, SeenChangesStore } from './seen-changes.store.js';
import type { Touched } from './touched.js';

/** A person has a component open in a few tabs at most. */
const mostOfSession = 4;
const mostOfProcess = 2000;
/** When to try again, and to ask for the list from time to time until then. */
const refusedSeconds = 30;

/** Tells open components what of theirs changed. */
@Injectable()
export class ComponentChanges implements OnModuleDestroy {
  private readonly streams = new Set<ChangeStream>();
  /** How many each session has open. */
  private readonly places = new Map<string, number>();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly store: SeenChangesStore,
    private readonly sessions: SessionsStore,
    private readonly clock: Clock,
    figures: Figures,
  ) {
    figures.gauge('component_streams', 'Components that are told of changes', () => this.streams.size);
  }

  /**
   * Answers with a stream that lasts as long as the session and the connection do.
   * @param isAgain whether it was interrupted: what it missed is not known, so the list is to be read again
   */
  async open(ctx: Context, response: Response, isAgain: boolean): Promise<void> {
    const { actor, account } = ctx;
    if (actor.kind !== 'component_session' && actor.kind !== 'component_token') throw forbidden();
    const leave = this.takePlace(actor.sessionId);
    response.once('close', leave);
    const open: { stream?: ChangeStream } = {};
    const deafen = await this.feed.listen(account.id, (touched) => open.stream?.note(touched));
    if (response.destroyed) return deafen();
    response.once('close', deafen);
    // Only now: whoever reads the list after this answer has begun misses nothing between the two.
    const stream = new ChangeStream(response, (touched) => this.seenBy(ctx, actor, touched));
    open.stream = stream;
    this.streams.add(stream);
    response.once('close', () => this.streams.delete(stream));
    if (isAgain) stream.note(undefined);
  }

  /** Ends them, so that the process can: each connects anew, to another one. */
  onModuleDestroy(): void {
    for (const stream of this.streams) stream.end();
  }

  /** @returns what gives it back */
  private takePlace(sessionId: string): () => void {
    const taken = this.places.get(sessionId) ?? 0;
    if (taken >= mostOfSession || this.streams.size >= mostOfProcess) throw tooManyRequests(refusedSeconds);
    this.places.set(sessionId, taken + 1);
    return () => {
      const left = (this.places.get(sessionId) ?? 1) - 1;
      if (left > 0) this.places.set(sessionId, left);
      else this.places.delete(sessionId);
    };
  }

  /** The session is looked up each time: it may have ended, and what whoever made it may see may have changed. */
  private async seenBy(
    ctx: Context,
    { sessionId, kind }: ComponentActor,
    touched: Touched,
  ): Promise<Seen | undefined> {
    const now = this.clock.now();
    const holder = await this.sessions.findComponentById(sessionId, now, kind);
    return holder && this.store.seen({ ...ctx, actor: holder.actor, now }, touched);
  }
}

type ComponentActor = Extract<Actor, { kind: 'component_session' | 'component_token' }>;
