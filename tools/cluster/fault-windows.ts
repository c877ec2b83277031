import type { LoggedAnswer } from './answer-log.ts';

/** From when until when something was wrong on purpose. */
export interface FaultWindow {
  readonly kind: 'failover' | 'kill' | 'rolling restart' | 'storage';
  readonly of: string;
  readonly from: number;
  readonly to: number;
}

/** Failures of a kind of fault: how many there were, and in how many of the seconds. */
export interface ExplainedFailures {
  readonly kind: string;
  readonly windows: number;
  readonly failures: number;
  /** How often each status came, such as `503 12 times`. */
  readonly statuses: string;
  /** From the fault to the last failing answer, for each fault that had any. */
  readonly seconds: readonly number[];
}

const endOf = ({ at, milliseconds }: LoggedAnswer): number => at + milliseconds;
const isWithin = (answer: LoggedAnswer, { from, to }: FaultWindow): boolean =>
  endOf(answer) >= from && answer.at <= to;

/** Rarest first: a kill during a failover explains nothing that the failover does. */
const kinds = ['failover', 'storage', 'kill', 'rolling restart'] as const;

/** Which failing answers a fault explains, and which nothing does. */
export function explainFailures(failures: readonly LoggedAnswer[], windows: readonly FaultWindow[]) {
  let left = failures;
  const explained: ExplainedFailures[] = [];
  for (const kind of kinds) {
    const own = windows.filter((window) => window.kind === kind);
    const of = (window: FaultWindow) => left.filter((answer) => isWithin(answer, window));
    const seconds = own.flatMap((window) => {
      const last = of(window)
        .map(endOf)
        .toSorted((one, other) => other - one)[0];
      return last === undefined ? [] : [(last - window.from) / 1000];
    });
    const rest = left.filter((answer) => !own.some((window) => isWithin(answer, window)));
    const found = left.filter((answer) => !rest.includes(answer));
    explained.push({
      kind,
      windows: own.length,
      failures: found.length,
      statuses: statusesOf(found),
      seconds,
    });
    left = rest;
  }
  return { explained, unexplained: left };
}

function statusesOf(answers: readonly LoggedAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'none' : status} ${count} times`)
    .join(', ');
}
