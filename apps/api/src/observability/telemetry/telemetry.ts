import type { Registry } from 'prom-client';
import { errorKind } from '../safe-error.js';

/** What is said of a span: names, numbers and ids of ours. Nothing that anybody typed, and no address. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanFacts {
  /** One of few: of an operation, a statement or a job. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /** What the caller says of its own trace (W3C `traceparent`), where it is believed. */
  readonly traceparent?: string | undefined;
  /** It is worth nothing by itself: without a trace that is under way there is none. */
  readonly isOnlyPart?: boolean;
  /** It is a trace of its own, whatever it was started by. */
  readonly isRoot?: boolean;
}

export interface SpanEnd {
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** Its kind, never its message. */
  readonly error?: string | undefined;
}

/** A piece of work while it lasts. */
export interface Span {
  readonly traceId: string;
  /** For whoever does a part of it elsewhere. */
  readonly traceparent: string;
  end(how?: SpanEnd): void;
}

/** Tells a collector of OpenTelemetry how work went. */
export abstract class Telemetry {
  /** Where it is off, nothing is asked of it on paths that are to be fast. */
  abstract readonly isOn: boolean;

  /** Begins a span: within that which is under way, else within the caller's, else by itself. */
  abstract begin(facts: SpanFacts): Span | undefined;

  /** Runs work whose spans are parts of another. */
  abstract within<Result>(span: Span | undefined, work: () => Result): Result;

  /** The same figures as `/metrics` has, sent in intervals. */
  abstract exportMetrics(registry: Registry): void;

  /** Sends what waits, if that is possible soon. */
  abstract stop(): Promise<void>;

  /**
   * Work as a span, which ends with it.
   * @param describe what is said of it by what came out
   */
  async trace<Result>(
    facts: SpanFacts,
    work: () => Promise<Result>,
    describe: (result: Result) => SpanEnd = () => ({}),
  ): Promise<Result> {
    const span = this.begin(facts);
    if (!span) return work();
    try {
      const result = await this.within(span, work);
      span.end(describe(result));
      return result;
    } catch (error) {
      span.end({ error: errorKind(error) });
      throw error;
    }
  }
}

/** Where nothing is to be sent: it does nothing, and loads nothing. */
class NoTelemetry extends Telemetry {
  readonly isOn = false;

  begin(): undefined {
    return undefined;
  }

  within<Result>(_span: Span | undefined, work: () => Result): Result {
    return work();
  }

  exportMetrics(): void {}

  stop(): Promise<void> {
    return Promise.resolve();
  }
}

export const noTelemetry: Telemetry = new NoTelemetry();
