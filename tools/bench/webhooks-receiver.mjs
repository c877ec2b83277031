import { createServer } from 'node:http';

/*
 * Where deliveries go, as a process of its own: answers 200 to each. A message to this process names a wish, `seen` or
 * `forget`; what has arrived since the last `forget` is sent back.
 */
let seen = nothing();

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    seen.count += 1;
    seen.last = performance.timeOrigin + performance.now();
    seen.first ??= seen.last;
    seen.headers ??= request.headers;
    response.end('ok');
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

process.on('message', (wish) => {
  process.send(seen);
  if (wish === 'forget') seen = nothing();
});
process.on('disconnect', () => process.exit());

function nothing() {
  return { count: 0, first: undefined, last: undefined, headers: undefined };
}
