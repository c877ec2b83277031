import type { KeyObject } from 'node:crypto';
import type { Queries } from '../../context/index.js';
import { type Anchor, anchorStart, isAnchorGenuine, isMadeOf } from './anchor.js';
import type { AnchorLog } from './anchor-log.js';
import { anchorsStore } from './anchors.store.js';

/** Anchors that are read at a time, with all their heads. */
const batch = 100;

/** The anchors of a database from the first to the last, beside those that were written down outside of it. */
export class AnchorHistory {
  constructor(
    private readonly log: AnchorLog,
    private readonly publicKey: KeyObject,
  ) {}

  /** What is not as it was made, a sentence each: anchors, the heads that they hold, the lines of the log. */
  async *faults(db: Queries): AsyncGenerator<string> {
    const lines = new LogLines(this.log);
    let previous = { sequence: 0, hash: anchorStart };
    for (;;) {
      const anchors = await anchorsStore.after(previous.sequence, batch, db);
      if (anchors.length === 0) break;
      const heads = await anchorsStore.headsOf(anchors, db);
      for (const anchor of anchors) {
        yield* this.faultsOf(anchor, previous);
        if (!isMadeOf(anchor, heads.get(anchor.sequence) ?? []))
          yield `Anchor ${anchor.sequence} was made of other heads than the database has`;
        yield* lines.faultsUpTo(anchor);
        previous = anchor;
      }
    }
    yield* lines.faultsOfRest();
  }

  private *faultsOf(anchor: Anchor, previous: Pick<Anchor, 'sequence' | 'hash'>): Generator<string> {
    if (!isAnchorGenuine(anchor, this.publicKey)) yield `Anchor ${anchor.sequence} was changed`;
    if (anchor.sequence !== previous.sequence + 1 || anchor.previous_hash !== previous.hash)
      yield `Anchor ${anchor.sequence} does not follow from the one before`;
  }
}

/** The lines of the log, read along with the anchors of the database: both are in the order of their sequence. */
class LogLines {
  private readonly lines: AsyncGenerator<Anchor>;
  private next: Anchor | undefined;
  private isRead = false;

  constructor(log: AnchorLog) {
    this.lines = log.all();
  }

  /** What the log says of an anchor; one that the log has not reached yet is none of its faults. */
  async *faultsUpTo({ sequence, hash }: Anchor): AsyncGenerator<string> {
    let isThere = false;
    for (let line = await this.peek(); line && line.sequence <= sequence; line = await this.advance()) {
      if (line.sequence < sequence) yield lacking(line);
      else if (line.hash !== hash) yield `The log has another anchor ${sequence} than the database`;
      isThere ||= line.sequence === sequence;
    }
    if (!isThere && (await this.peek())) yield `The log lacks anchor ${sequence}`;
  }

  async *faultsOfRest(): AsyncGenerator<string> {
    for (let line = await this.peek(); line; line = await this.advance()) yield lacking(line);
  }

  private async peek(): Promise<Anchor | undefined> {
    return this.isRead ? this.next : this.advance();
  }

  private async advance(): Promise<Anchor | undefined> {
    const { value, done } = await this.lines.next();
    this.isRead = true;
    this.next = done ? undefined : value;
    return this.next;
  }
}

const lacking = ({ sequence, at }: Anchor): string =>
  `The log has anchor ${sequence} of ${at}, which the database lacks`;
