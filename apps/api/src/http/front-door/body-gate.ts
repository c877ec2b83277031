import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../../context/index.js';

const mebibyte = 2 ** 20;

/** How much a request may bring to a page, and how many large ones may be under way; above `small` it is large. */
export const gateLimits = {
  small: mebibyte,
  /** A page without JavaScript posts a file with its answers: 20 MiB and what multipart adds. */
  form: 21 * mebibyte,
  /** Ten files of 20 MiB, which are passed on as they come. */
  upload: 201 * mebibyte,
  ofSession: 4,
  inAll: 40,
} as const;

type Arriving = Pick<IncomingMessage, 'headers' | 'url'>;

/** @returns the id of the form session that a token opens; undefined where it opens none */
export type FindFormSession = (token: string) => Promise<string | undefined>;

/** What an admitted body may be. */
export interface AdmittedBody {
  readonly maxBytes: number;
  /** Uploads are passed on as they come, and may take as long as they keep their pace. */
  readonly isUpload: boolean;
  /** To be called once the request is over. */
  readonly leave: () => void;
}

const tooMany = () =>
  new ProblemError(
    429,
    'TooManyRequestsError',
    'Too many uploads at the same time: try again in a second',
    {},
    { 'retry-after': '1' },
  );
export const tooLarge = () => new ProblemError(413, 'PayloadTooLargeError', 'The body is too large');

/**
 * Decides, before a byte of it is read, whether a request may bring its body: Next.js holds bodies of pages in memory.
 * Large ones are for those who have a form session open, and are counted by session.
 */
export class BodyGate {
  private readonly ofSession = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly findSession: FindFormSession) {}

  /** @throws ProblemError 413 or 429 where it may not */
  async admit(request: Arriving): Promise<AdmittedBody> {
    const length = lengthOf(request);
    const small = { maxBytes: gateLimits.small, isUpload: false, leave: () => undefined };
    if (length <= gateLimits.small) return small;
    const session = await this.openSession(request);
    if (session === undefined && length === unknownLength) return small;
    const isUpload = session !== undefined && isUploadPath(request);
    const maxBytes =
      session === undefined ? gateLimits.small : isUpload ? gateLimits.upload : gateLimits.form;
    if (session === undefined || (length !== unknownLength && length > maxBytes)) throw tooLarge();
    return { maxBytes, isUpload, leave: this.enter(session) };
  }

  /** The session whose page is asked for, where the request has its token. */
  private async openSession({ headers, url = '' }: Arriving): Promise<string | undefined> {
    const session = /^\/o\/([\w-]{1,64})(?:[/?]|$)/.exec(url)?.[1];
    const token = session && cookieOf(headers.cookie, `__form_${session}`);
    return token && (await this.findSession(token)) === session ? session : undefined;
  }

  private enter(session: string): () => void {
    const before = this.ofSession.get(session) ?? 0;
    if (before >= gateLimits.ofSession || this.inAll >= gateLimits.inAll) throw tooMany();
    this.ofSession.set(session, before + 1);
    this.inAll += 1;
    return () => {
      this.inAll -= 1;
      const left = (this.ofSession.get(session) ?? 1) - 1;
      if (left > 0) this.ofSession.set(session, left);
      else this.ofSession.delete(session);
    };
  }
}

const unknownLength = Number.POSITIVE_INFINITY;

/** In chunks it may be any: that counts as large. */
function lengthOf({ headers }: Arriving): number {
  if (headers['transfer-encoding'] !== undefined) return unknownLength;
  return Number(headers['content-length'] ?? 0);
}

export const hasBody = (request: Arriving): boolean => lengthOf(request) > 0;

const isUploadPath = ({ url = '' }: Arriving): boolean =>
  /^\/o\/[^/?]+\/tasks\/[^/?]+\/uploads\/[^/?]+(?:\?|$)/.test(url);

function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}
