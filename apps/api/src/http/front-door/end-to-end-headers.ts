import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection: they are never handed on (RFC 9110, 7.6.1). */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What is handed on of a message's headers; as Node reads them, each single one only once. */
export function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = namesIn(headers.connection);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !named.has(name)),
  );
}

/** A connection may name more headers that are its own. Those by which a message is read or judged are not among them. */
function namesIn(connection: string | undefined): ReadonlySet<string> {
  const names = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => name !== '' && !kept.test(name)));
}

const kept = /^(?:content-.*|cookie|host|origin|sec-fetch-.*|set-cookie|x-forwarded-.*|x-firstday-.*)$/;
