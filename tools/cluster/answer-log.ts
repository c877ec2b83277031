/** An answer, or that none came (status 0). */
export interface LoggedAnswer {
  readonly at: number;
  readonly milliseconds: number;
  readonly what: string;
  readonly status: number;
}

/** How long answers took, in milliseconds: half of them at most the median, and so on. */
export interface Latencies {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

/** Every answer that came, with when, and what it was to. */
export class AnswerLog {
  readonly answers: LoggedAnswer[] = [];

  note(answer: LoggedAnswer): void {
    this.answers.push(answer);
  }

  /** Of those that began within a time and were answered with success. */
  latencies(from: number, to: number): Latencies {
    const times = this.answers
      .filter(({ at, status }) => at >= from && at < to && status >= 200 && status < 400)
      .map(({ milliseconds }) => milliseconds)
      .toSorted((one, other) => one - other);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    return { count: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
  }

  /** Answers that say that something is wrong with the service: 5xx, and none at all. */
  get failures(): readonly LoggedAnswer[] {
    return this.answers.filter(({ status }) => status === 0 || status >= 500);
  }
}
