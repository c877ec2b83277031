import type { ComponentChange } from '@firstday/domain';
import type { Response } from 'express';
import type { VisibleChanges } from './visible-changes.store.js';
import { type ChangedRecords, countRecords, mergeRecords, noRecords } from './changed-records.js';

/** At most so often is anything said, and of a row at most once each time. */
const minIntervalMilliseconds = 500;
const heartbeatMilliseconds = 15_000;
/** More rows than this are not told one by one. */
const maxChanges = 200;
/** What changed out of the session's view may have been in it before: so often at most is the list to be read again. */
const hiddenIntervalMilliseconds = 30_000;
/** Who reads so slowly that this much waits to be sent is cut off. */
const maxBufferedBytes = 64 * 1024;

/** Asks what the session sees of the changed rows now; nothing where it has ended. */
export type FindVisibleChanges = (changed: ChangedRecords) => Promise<VisibleChanges | undefined>;

/** One open component: tells it which of its rows changed, until its session ends or it goes away. */
export class ChangeStream {
  private pending: ChangedRecords | 'many' = noRecords;
  private timer: NodeJS.Timeout | undefined;
  private readonly heartbeat: NodeJS.Timeout;
  private lastSent = -Infinity;
  private lastHidden = -Infinity;
  private isSending = false;

  constructor(
    private readonly response: Response,
    private readonly findVisible: FindVisibleChanges,
  ) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Not to be compressed: what is compressed waits until there is enough of it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.write('retry: 3000\n\n');
    this.heartbeat = setInterval(() => void this.send(noRecords, true), heartbeatMilliseconds).unref();
    response.once('close', () => this.stop());
  }

  /** Notes what was changed; it is told soon. */
  add(changed: ChangedRecords | undefined): void {
    this.pending =
      changed === undefined || this.pending === 'many' ? 'many' : mergeRecords(this.pending, changed);
    if (this.pending !== 'many' && countRecords(this.pending) > maxChanges) this.pending = 'many';
    const rest = Math.max(0, this.lastSent + minIntervalMilliseconds - performance.now());
    this.timer ??= setTimeout(() => void this.flush(), rest).unref();
  }

  end(): void {
    this.stop();
    this.response.end();
  }

  private stop(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const { pending } = this;
    this.pending = noRecords;
    this.lastSent = performance.now();
    await this.send(pending, false);
  }

  private async send(changed: ChangedRecords | 'many', isHeartbeat: boolean): Promise<void> {
    const isMany = changed === 'many';
    try {
      const found = await this.findVisible(isMany ? noRecords : changed);
      if (this.response.destroyed || this.response.writableEnded) return;
      if (!found) return this.end();
      if (isHeartbeat) return this.write(': still here\n\n');
      if (isMany || found.changes.length > maxChanges) return this.writeChange({ kind: 'many' });
      for (const change of found.changes) this.writeChange(change);
      if (found.hasHidden) this.writeHidden();
    } catch {
      // Nothing is told without having asked what may be; the component asks again when it connects anew.
      this.end();
    }
  }

  private writeHidden(): void {
    if (performance.now() - this.lastHidden < hiddenIntervalMilliseconds) return;
    this.lastHidden = performance.now();
    this.writeChange({ kind: 'many' });
  }

  private writeChange(change: ComponentChange): void {
    this.write(`event: change\nid: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string): void {
    this.response.write(text);
    if (this.response.writableLength > maxBufferedBytes) this.response.destroy();
  }
}
