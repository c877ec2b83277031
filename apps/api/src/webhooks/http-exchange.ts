import type { Dispatcher } from 'undici';

const maxKeptBytes = 4096;
const maxAnswerBytes = 65_536;

/** What a receiver answered. */
export interface HttpAnswer {
  readonly status: number;
  /** The beginning of its body. */
  readonly text: string;
  readonly retryAfter: string | string[] | undefined;
  /** Whether it was longer than an honest one would be, and not read to its end. */
  readonly isTooLong: boolean;
}

/** One request and its answer, of which as much is read as is kept, and no more than an honest one would have. */
export class HttpExchange implements Dispatcher.DispatchHandler {
  /** Rejects with what went wrong, or with what it was given up for. */
  readonly answer: Promise<HttpAnswer>;
  private succeed: (answer: HttpAnswer) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private abortReason: Error | undefined;
  private status = 0;
  private retryAfter: HttpAnswer['retryAfter'];
  private readonly kept: Buffer[] = [];
  private length = 0;

  constructor() {
    this.answer = new Promise((succeed, fail) => {
      this.succeed = succeed;
      this.fail = fail;
    });
  }

  /** What the request has to wait for; rejects once it is given up. */
  race<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.answer.then(() => work)]);
  }

  abort(reason: Error): void {
    this.abortReason = reason;
    this.fail(reason);
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.abortReason) controller.abort(this.abortReason);
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
    if (this.length < maxKeptBytes) this.kept.push(chunk.subarray(0, maxKeptBytes - this.length));
    this.length += chunk.length;
    if (this.length <= maxAnswerBytes) return;
    this.succeed(this.read(true));
    controller.abort(new Error('the answer is too long'));
  }

  onResponseEnd(): void {
    this.succeed(this.read(false));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  private read(isEndless: boolean): HttpAnswer {
    const [first] = this.kept;
    const all = first && this.kept.length === 1 ? first : Buffer.concat(this.kept);
    return { status: this.status, text: textOf(all), retryAfter: this.retryAfter, isTooLong: isEndless };
  }
}

/** PostgreSQL's text holds no NUL; what is not UTF-8 is shown as such, and takes more room than it did. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8').replaceAll('\0', '\uFFFD');
  if (Buffer.byteLength(text) <= maxKeptBytes) return text;
  // What is begun and not ended at the cut is left out.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, maxKeptBytes), { stream: true });
}
