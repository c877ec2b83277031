/** Headers of one connection: they are never handed on (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

export function requestHeaders(incoming: Headers): Headers {
  const headers = endToEnd(incoming);
  // `fetch` sets its own for the connection that it opens, and decodes what it is answered.
  for (const name of ['host', 'content-length', 'accept-encoding', 'expect']) headers.delete(name);
  for (const name of [...headers.keys()]) if (name.startsWith('x-middleware-')) headers.delete(name);
  const host = incoming.get('x-forwarded-host') ?? incoming.get('host');
  if (host) headers.set('x-forwarded-host', host);
  return headers;
}

export function answerHeaders(answered: Headers): Headers {
  const headers = endToEnd(answered);
  if (answered.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  return headers;
}

function endToEnd(all: Headers): Headers {
  const named = (all.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const headers = new Headers(all);
  for (const name of [...hopByHop, ...named]) if (name !== '') headers.delete(name);
  return headers;
}
