import { SMTPServer } from 'smtp-server';

/*
 * A mail server that takes everything, as a process of its own. A message to this process names a wish, `seen` or `forget`,
 * or says how long it takes from then on before it answers that it has taken a message: `{milliseconds}`. What has arrived
 * since the last `forget` is sent back.
 */
let seen = nothing();
let ids = new Map();
let milliseconds = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      note(Buffer.concat(chunks));
      if (milliseconds > 0) setTimeout(done, milliseconds);
      else done();
    });
  },
});
// Whoever is killed ends its connections in the middle.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }));

process.on('message', (wish) => {
  const mostOfOne = Math.max(0, ...ids.values());
  process.send({ ...seen, different: ids.size, mostOfOne, firstRaw: seen.count > 0 ? seen.firstRaw : '' });
  if (wish === 'forget') [seen, ids] = [nothing(), new Map()];
  if (typeof wish === 'object') milliseconds = wish.milliseconds;
});
process.on('disconnect', () => process.exit());

function note(raw) {
  const text = raw.toString('latin1');
  const id = /^message-id: *(\S+)/im.exec(text.slice(0, 8192))?.[1] ?? '';
  seen.last = performance.timeOrigin + performance.now();
  seen.first ??= seen.last;
  seen.firstRaw ??= text;
  seen.count += 1;
  ids.set(id, (ids.get(id) ?? 0) + 1);
}

function nothing() {
  return { count: 0, first: undefined, last: undefined, firstRaw: undefined };
}
