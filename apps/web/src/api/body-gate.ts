import type { IncomingMessage } from 'node:http';

const mebibyte = 2 ** 20;

/** How much a request may bring, and how many large ones may be under way; what is above `small` is large. */
export const gateLimits = {
  small: mebibyte,
  /** A page without JavaScript posts a file with its answers: 20 MiB and what multipart adds. */
  form: 21 * mebibyte,
  /** Ten files of 20 MiB, which are passed on as they come. */
  upload: 201 * mebibyte,
  ofAddress: 8,
  inAll: 40,
} as const;

/** Why a request is refused before anything reads it. */
export interface Refusal {
  readonly status: 400 | 413 | 429;
  readonly tag: string;
  readonly message: string;
}

const malformed: Refusal = { status: 400, tag: 'BadRequestError', message: 'The address could not be read' };
export const tooLarge: Refusal = {
  status: 413,
  tag: 'PayloadTooLargeError',
  message: 'The body is too large',
};
const tooMany: Refusal = {
  status: 429,
  tag: 'TooManyRequestsError',
  message: 'Too many uploads at the same time: try again in 1 seconds',
};

type Arriving = Pick<IncomingMessage, 'headers' | 'url'>;

/** Decides by its head whether a request may bring its body: Next.js holds bodies of pages in memory. */
export class BodyGate {
  private readonly ofAddress = new Map<string, number>();
  private inAll = 0;

  /**
   * @param onEnd is given what is to be done when the request is over
   * @returns why the request is refused; nothing where it is let in
   */
  admit(request: Arriving, onEnd: (leave: () => void) => void): Refusal | undefined {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return malformed;
    const length = lengthOf(request);
    if (length <= gateLimits.small) return undefined;
    if (length !== unknownLength && length > mostOf(path, request)) return tooLarge;
    const address = addressOf(request);
    const before = this.ofAddress.get(address) ?? 0;
    if (before >= gateLimits.ofAddress || this.inAll >= gateLimits.inAll) return tooMany;
    this.ofAddress.set(address, before + 1);
    this.inAll += 1;
    onEnd(() => this.leave(address));
    return undefined;
  }

  private leave(address: string): void {
    this.inAll -= 1;
    const left = (this.ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
  }
}

/** The path as it reads; nothing where its percent signs mean nothing, or a control character. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return /\p{Cc}/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

const unknownLength = Number.POSITIVE_INFINITY;

/** In chunks it may be any: that counts as large. */
function lengthOf({ headers }: Arriving): number {
  if (headers['transfer-encoding'] !== undefined) return unknownLength;
  return Number(headers['content-length'] ?? 0);
}

/** What may be said only while it comes: uploads pass, and the API watches over their pace and size. */
export function mostArriving(request: Arriving): number | undefined {
  const path = pathOf(request.url ?? '/') ?? '/';
  return lengthOf(request) === 0 || isUpload(path) ? undefined : mostOf(path, request);
}

const isUpload = (path: string): boolean =>
  /^\/api\//.test(path) || /^\/o\/[^/]+\/tasks\/[^/]+\/uploads\//.test(path);

function mostOf(path: string, { headers }: Arriving): number {
  if (isUpload(path)) return gateLimits.upload;
  const session = /^\/o\/([\w-]{1,64})(?:\/|$)/.exec(path)?.[1];
  const isOpened = session !== undefined && (headers.cookie ?? '').includes(`form_${session}=`);
  return isOpened ? gateLimits.form : gateLimits.small;
}

/** Whoever is at the other end, or whom a trusted proxy names: the front door has dropped what others say. */
function addressOf({ headers }: Arriving): string {
  const hops = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-2) ?? hops.at(-1) ?? '';
}
