import { createServer } from 'node:net';

/**
 * A port that nobody listens on now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether nobody listens on the port, on any address of this machine: `localhost` may mean either family.
 * @param {number} port
 */
export async function isPortFree(port) {
  const anyFamily = await tryToListen(port, '::');
  return anyFamily === 'no such family'
    ? (await tryToListen(port, '0.0.0.0')) === 'free'
    : anyFamily === 'free';
}

function tryToListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') return resolve('taken');
      if (error.code === 'EACCES') return resolve('taken');
      if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') return resolve('no such family');
      return reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  });
}
