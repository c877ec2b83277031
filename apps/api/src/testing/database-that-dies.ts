import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The end of what PostgreSQL sends once a connection is ready and idle. */
const ready = Buffer.from('5a0000000549', 'hex');

/** What a server process sends when the server has died, as an error response of PostgreSQL's protocol. */
const lastWords = (() => {
  const fields = [
    'SFATAL',
    'VFATAL',
    'C57P01',
    'Mterminating connection due to unexpected postmaster exit',
    '',
    '',
  ];
  const body = Buffer.from(fields.join('\0').slice(0, -1) + '\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
})();

/** A database behind a proxy that lets it die as its next connection becomes ready: both come in one packet. */
export async function databaseThatDies(databaseUrl: string) {
  let isDying = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(databaseUrl);
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const dies = isDying;
    isDying = false;
    near.pipe(far);
    far.on('data', (chunk) => {
      if (!dies || !chunk.subarray(-ready.length).equals(ready)) return near.write(chunk);
      near.end(Buffer.concat([chunk, lastWords]));
      return far.destroy();
    });
    far.on('end', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const behind = new URL(databaseUrl);
  behind.hostname = '127.0.0.1';
  behind.port = String(typeof address === 'object' ? address?.port : '');
  return {
    databaseUrl: behind.href,
    dieWhenReady: () => void (isDying = true),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
