import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import busboy from 'busboy';
import { badRequest, forbidden, ProblemError } from '../../context/index.js';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What Next.js answers 500 to, and writes to its log each time: methods that no page has, forms and actions of other sites'
 * pages, and multipart bodies without a boundary.
 * @returns why a request is not passed to the web; undefined where it may be
 */
export function refusedByPages(
  { method = '', headers }: IncomingMessage,
  ownHost: string,
): ProblemError | undefined {
  if (method === 'TRACE')
    return new ProblemError(
      405,
      'MethodNotAllowedError',
      'This address has no such method',
      {},
      { allow: 'GET, HEAD, POST' },
    );
  if (!reading.has(method) && isOfAnotherSite(headers, ownHost))
    return forbidden('Pages of other sites may not send this');
  if (isMultipart(headers) && !parserFor(headers)) return unreadable();
  return undefined;
}

/** A sandboxed page and one that keeps its address to itself say `null`: the page that is asked decides. */
function isOfAnotherSite(headers: IncomingMessage['headers'], ownHost: string): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined || origin === 'null') return false;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from !== ownHost && from !== (forwarded ?? host);
}

export const isMultipart = ({ 'content-type': type = '' }: IncomingMessage['headers']): boolean =>
  /^multipart\/form-data\b/i.test(type);

/**
 * Passes a multipart body on and reads it on the way, keeping nothing but its last piece: the web gets that one only once
 * the body is known to be whole.
 * @param refuse is called once it turns out to be malformed; nothing comes any more then
 */
export function multipartCheck(
  headers: IncomingMessage['headers'],
  refuse: (problem: ProblemError) => void,
): Transform {
  const parser = parserFor(headers);
  let last: Buffer | undefined;
  parser?.on('file', (_part, stream) => stream.on('error', () => undefined).resume());
  parser?.on('error', () => refuse(unreadable()));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (parser?.writable) parser.write(chunk);
      const before = last;
      last = chunk;
      done(null, before);
    },
    flush(done) {
      if (!parser) return done(null, last);
      parser.once('finish', () => done(null, last));
      if (parser.writable) parser.end();
    },
  });
}

function parserFor(headers: IncomingMessage['headers']): busboy.Busboy | undefined {
  try {
    return busboy({ headers });
  } catch {
    return undefined;
  }
}

const unreadable = () => badRequest('The form could not be read');
