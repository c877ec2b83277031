import { createServer } from 'node:http';

/*
 * Where deliveries go, as a process of its own: answers 200 to each. A message to this process names a wish, `seen` or
 * `forget`, or is how many milliseconds each answer takes from then on; what has arrived since the last `forget` is sent
 * back.
 */
let seen = nothing();
let milliseconds = 0;

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    seen.count += 1;
    seen.last = performance.timeOrigin + performance.now();
    seen.first ??= seen.last;
    seen.headers ??= request.headers;
    if (milliseconds > 0) setTimeout(() => response.end('ok'), milliseconds);
    else response.end('ok');
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

process.on('message', (wish) => {
  process.send(seen);
  if (wish === 'forget') seen = nothing();
  if (typeof wish === 'number') milliseconds = wish;
});
process.on('disconnect', () => process.exit());

function nothing() {
  return { count: 0, first: undefined, last: undefined, headers: undefined };
}
