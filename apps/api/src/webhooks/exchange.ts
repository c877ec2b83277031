import type { Dispatcher } from 'undici';

const keptBytes = 4096;
const largestAnswer = 65_536;

/** What a receiver answered. */
export interface Answer {
  readonly status: number;
  /** The beginning of its body. */
  readonly text: string;
  readonly retryAfter: string | string[] | undefined;
  /** Whether it was longer than an honest one would be, and not read to its end. */
  readonly isEndless: boolean;
}

/** One request and its answer, of which as much is read as is kept, and no more than an honest one would have. */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Rejects with what went wrong, or with what it was given up for. */
  readonly answer: Promise<Answer>;
  private succeed: (answer: Answer) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private givenUp: Error | undefined;
  private status = 0;
  private retryAfter: Answer['retryAfter'];
  private readonly kept: Buffer[] = [];
  private length = 0;

  constructor() {
    this.answer = new Promise((succeed, fail) => {
      this.succeed = succeed;
      this.fail = fail;
    });
  }

  /** What the request has to wait for; rejects once it is given up. */
  inTime<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.answer.then(() => work)]);
  }

  giveUp(reason: Error): void {
    this.givenUp = reason;
    this.fail(reason);
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.givenUp) controller.abort(this.givenUp);
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.status = status;
    this.retryAfter = headers['retry-after'];
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.length < keptBytes) this.kept.push(chunk.subarray(0, keptBytes - this.length));
    this.length += chunk.length;
    if (this.length <= largestAnswer) return;
    this.succeed(this.read(true));
    controller.abort(new Error('the answer is too long'));
  }

  onResponseEnd(): void {
    this.succeed(this.read(false));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  private read(isEndless: boolean): Answer {
    const [first] = this.kept;
    const all = first && this.kept.length === 1 ? first : Buffer.concat(this.kept);
    return { status: this.status, text: textOf(all), retryAfter: this.retryAfter, isEndless };
  }
}

/** PostgreSQL's text holds no NUL; what is not UTF-8 is shown as such, and takes more room than it did. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8').replaceAll('\0', '\uFFFD');
  if (Buffer.byteLength(text) <= keptBytes) return text;
  // What is begun and not ended at the cut is left out.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, keptBytes), { stream: true });
}
