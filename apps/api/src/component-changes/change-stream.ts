import type { ComponentChange } from '@firstday/domain';
import type { Response } from 'express';
import type { Seen } from './seen-changes.store.js';
import { type Touched, countOf } from './touched.js';

/** At most so often is anything said, and of a row at most once each time. */
const leastMilliseconds = 500;
const heartbeatMilliseconds = 15_000;
/** More rows than this are not told one by one. */
const mostRows = 200;
/** What changed out of the session's sight may have been in it before: so often at most is the list to be read again. */
const unseenMilliseconds = 30_000;
/** Who reads so slowly that this much waits to be sent is cut off. */
const mostWaiting = 64 * 1024;

/** Asks what the session sees of the touched rows now; nothing where it has ended. */
export type Look = (touched: Touched) => Promise<Seen | undefined>;

const none: Touched = { employees: [], tasks: [], placements: [], cases: [] };

/** One open component: tells it which of its rows changed, until its session ends or it goes away. */
export class ChangeStream {
  private waiting: Touched | 'many' = none;
  private timer: NodeJS.Timeout | undefined;
  private readonly heartbeat: NodeJS.Timeout;
  private lastSaid = -Infinity;
  private lastUnseen = -Infinity;
  private isTelling = false;

  constructor(
    private readonly response: Response,
    private readonly look: Look,
  ) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Not to be compressed: what is compressed waits until there is enough of it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.write('retry: 3000\n\n');
    this.heartbeat = setInterval(() => void this.tell(none, true), heartbeatMilliseconds).unref();
    response.once('close', () => this.stop());
  }

  /** Notes what was touched; it is told soon. */
  note(touched: Touched | undefined): void {
    this.waiting = touched === undefined || this.waiting === 'many' ? 'many' : joined(this.waiting, touched);
    if (this.waiting !== 'many' && countOf(this.waiting) > mostRows) this.waiting = 'many';
    const rest = Math.max(0, this.lastSaid + leastMilliseconds - performance.now());
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
    const { waiting } = this;
    this.waiting = none;
    this.lastSaid = performance.now();
    await this.tell(waiting, false);
  }

  private async tell(touched: Touched | 'many', isHeartbeat: boolean): Promise<void> {
    const isMany = touched === 'many';
    try {
      const found = await this.look(isMany ? none : touched);
      if (this.response.destroyed || this.response.writableEnded) return;
      if (!found) return this.end();
      if (isHeartbeat) return this.write(': still here\n\n');
      if (isMany || found.changes.length > mostRows) return this.say({ kind: 'many' });
      for (const change of found.changes) this.say(change);
      if (found.hasUnseen) this.sayUnseen();
    } catch {
      // Nothing is told without having asked what may be; the component asks again when it connects anew.
      this.end();
    }
  }

  private sayUnseen(): void {
    if (performance.now() - this.lastUnseen < unseenMilliseconds) return;
    this.lastUnseen = performance.now();
    this.say({ kind: 'many' });
  }

  private say(change: ComponentChange): void {
    this.write(`event: change\nid: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string): void {
    this.response.write(text);
    if (this.response.writableLength > mostWaiting) this.response.destroy();
  }
}

const joined = (one: Touched, other: Touched): Touched => ({
  employees: [...new Set([...one.employees, ...other.employees])],
  tasks: [...new Set([...one.tasks, ...other.tasks])],
  placements: [...new Set([...one.placements, ...other.placements])],
  cases: [...new Set([...one.cases, ...other.cases])],
});
