import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { type Context, forbidden, tooManyRequests } from '../../context/index.js';
import { Metrics } from '../../observability/index.js';
import { ChangeFeed } from './change-feed.js';
import { ChangeStream } from './change-stream.js';
import { ChangeViewers } from './change-viewers.js';
import { type VisibleChanges, VisibleChangesStore } from './visible-changes.store.js';
import type { ChangedRecords } from './changed-records.js';

/** A person has a component, or the dashboard, open in a few tabs at most. */
const maxPerSession = 4;
const maxPerProcess = 2000;
/** When to try again, and to ask for the list from time to time until then. */
const refusedSeconds = 30;

/** Tells open components, and lists of the dashboard, what of theirs changed. */
@Injectable()
export class ComponentChangesService implements OnModuleDestroy {
  private readonly streams = new Set<ChangeStream>();
  /** How many each session has open. */
  private readonly openBySession = new Map<string, number>();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly store: VisibleChangesStore,
    private readonly viewers: ChangeViewers,
    figures: Metrics,
  ) {
    figures.gauge('component_streams', 'Components that are told of changes', () => this.streams.size);
  }

  /**
   * Answers with a stream that lasts as long as the session and the connection do.
   * @throws ProblemError 403 for who sees no list, and for an account that is not the session's own
   * @param isAgain whether it was interrupted: what it missed is not known, so the list is to be read again
   */
  async open(ctx: Context, response: Response, isAgain: boolean): Promise<void> {
    const { actor, account } = ctx;
    if (!('sessionId' in actor) || !(await this.viewers.find(ctx))) throw forbidden();
    const releaseSlot = this.takeSlot(actor.sessionId);
    response.once('close', releaseSlot);
    const open: { stream?: ChangeStream } = {};
    const unsubscribe = await this.feed.subscribe(account.id, (changed) => open.stream?.add(changed));
    if (response.destroyed) return unsubscribe();
    response.once('close', unsubscribe);
    // Only now: whoever reads the list after this answer has begun misses nothing between the two.
    const stream = new ChangeStream(response, (changed) => this.findVisibleTo(ctx, changed));
    open.stream = stream;
    this.streams.add(stream);
    response.once('close', () => this.streams.delete(stream));
    if (isAgain) stream.add(undefined);
  }

  /** Ends them, so that the process can: each connects anew, to another one. */
  onModuleDestroy(): void {
    for (const stream of this.streams) stream.end();
  }

  /** @returns what gives it back */
  private takeSlot(sessionId: string): () => void {
    const taken = this.openBySession.get(sessionId) ?? 0;
    if (taken >= maxPerSession || this.streams.size >= maxPerProcess) throw tooManyRequests(refusedSeconds);
    this.openBySession.set(sessionId, taken + 1);
    return () => {
      const left = (this.openBySession.get(sessionId) ?? 1) - 1;
      if (left > 0) this.openBySession.set(sessionId, left);
      else this.openBySession.delete(sessionId);
    };
  }

  private async findVisibleTo(ctx: Context, changed: ChangedRecords): Promise<VisibleChanges | undefined> {
    const viewer = await this.viewers.find(ctx);
    return viewer && this.store.findVisible(viewer, changed);
  }
}
