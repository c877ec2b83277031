import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../../context/index.js';
import { visitorAddress } from './forwarding.js';

const mebibyte = 2 ** 20;

/** How much a request may bring to a page, and how many large ones may be under way; above `small` it is large. */
export const gateLimits = {
  small: mebibyte,
  /** A page without JavaScript posts a file with its answers: 20 MiB and what multipart adds. */
  form: 21 * mebibyte,
  /** Ten files of 20 MiB, which are passed on as they come. */
  upload: 201 * mebibyte,
  ofAddress: 8,
  inAll: 40,
} as const;

type Arriving = Pick<IncomingMessage, 'headers' | 'socket' | 'url'>;

const tooMany = () =>
  new ProblemError(
    429,
    'TooManyRequestsError',
    'Too many uploads at the same time: try again in a second',
    {},
    { 'retry-after': '1' },
  );
export const tooLarge = () => new ProblemError(413, 'PayloadTooLargeError', 'The body is too large');

/** Decides by its head whether a request may bring its body: Next.js holds bodies of pages in memory. */
export class BodyGate {
  private readonly ofAddress = new Map<string, number>();
  private inAll = 0;

  /**
   * @param onEnd is given what is to be done when the request is over
   * @throws ProblemError 413 or 429 where it may not
   */
  admit(request: Arriving, onEnd: (leave: () => void) => void): void {
    const length = lengthOf(request);
    if (length <= gateLimits.small) return;
    if (length !== unknownLength && length > mostOf(request)) throw tooLarge();
    const address = visitorAddress(request);
    const before = this.ofAddress.get(address) ?? 0;
    if (before >= gateLimits.ofAddress || this.inAll >= gateLimits.inAll) throw tooMany();
    this.ofAddress.set(address, before + 1);
    this.inAll += 1;
    onEnd(() => this.leave(address));
  }

  private leave(address: string): void {
    this.inAll -= 1;
    const left = (this.ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
  }
}

const unknownLength = Number.POSITIVE_INFINITY;

/** In chunks it may be any: that counts as large. */
function lengthOf({ headers }: Arriving): number {
  if (headers['transfer-encoding'] !== undefined) return unknownLength;
  return Number(headers['content-length'] ?? 0);
}

export const hasBody = (request: Arriving): boolean => lengthOf(request) > 0;

/** Uploads are passed on as they come, and the API watches over their pace. */
export const isUpload = ({ url = '' }: Arriving): boolean =>
  /^\/o\/[^/?]+\/tasks\/[^/?]+\/uploads\/[^/?]+(?:\?|$)/.test(url);

/** How many bytes a request may bring. */
export function mostOf(request: Arriving): number {
  if (isUpload(request)) return gateLimits.upload;
  const { headers, url = '' } = request;
  const session = /^\/o\/([\w-]{1,64})(?:[/?]|$)/.exec(url)?.[1];
  const isOpened = session !== undefined && (headers.cookie ?? '').includes(`form_${session}=`);
  return isOpened ? gateLimits.form : gateLimits.small;
}
