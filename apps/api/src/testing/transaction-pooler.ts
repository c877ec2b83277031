import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** PgBouncer before a database, in transaction mode, with fewer connections of the server than anybody opens to it. */
export class TransactionPooler {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async before(databaseUrl: string): Promise<TransactionPooler> {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const folder = await mkdtemp(join(tmpdir(), 'firstday-pooler-'));
    const listenPort = await freePort();
    const server = `host=${hostname} port=${port} user=${username} password=${password}`;
    const lines = [
      '[databases]',
      `* = ${server}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
    ];
    await writeFile(join(folder, 'pgbouncer.ini'), lines.join('\n'));
    await chmod(folder, 0o755);
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn('pgbouncer', [...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    const pooler = new TransactionPooler(
      `postgres://${username}@127.0.0.1:${listenPort}${pathname}`,
      child,
      folder,
    );
    await pooler.ready();
    return pooler;
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true });
  }

  private async ready(): Promise<void> {
    for (let left = 1000; ; left--) {
      const client = new Client({ connectionString: this.url });
      try {
        await client.connect();
        return await client.end();
      } catch (error) {
        if (left === 0) throw error;
        await wait(50);
      }
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
