import { createServer } from 'node:http';

import { Webhook } from 'standardwebhooks';

/*
 * Where deliveries go, as a process of its own. A message to this process names a wish, `seen` or `forget`, or says how
 * it answers from then on: `{token, milliseconds}`. With a token it does what docs/webhooks.md asks of receivers: it
 * verifies the signature, reads the event, and refuses what does not hold. Without one it looks at nothing. What has arrived
 * since the last `forget` is sent back.
 */
let seen = nothing();
let milliseconds = 0;
let webhook;

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => webhook && chunks.push(chunk));
  request.on('end', () => {
    seen.last = performance.timeOrigin + performance.now();
    seen.first ??= seen.last;
    seen.headers ??= request.headers;
    if (!holds(chunks, request.headers)) return response.writeHead(401).end();
    seen.count += 1;
    if (milliseconds > 0) setTimeout(() => response.end('ok'), milliseconds);
    else response.end('ok');
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

process.on('message', (wish) => {
  process.send(seen);
  if (wish === 'forget') seen = nothing();
  if (typeof wish === 'object') {
    milliseconds = wish.milliseconds;
    webhook = wish.token && new Webhook(wish.token);
  }
});
process.on('disconnect', () => process.exit());

function holds(chunks, headers) {
  if (!webhook) return true;
  try {
    return typeof webhook.verify(Buffer.concat(chunks).toString(), headers).type === 'string';
  } catch {
    return false;
  }
}

function nothing() {
  return { count: 0, first: undefined, last: undefined, headers: undefined };
}
