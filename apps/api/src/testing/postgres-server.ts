import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';

const execute = promisify(execFile);

/** The programs of the server that the tests run against, and the system's user that it runs as. */
interface Installation {
  readonly bin: string;
  readonly account: { readonly uid: number; readonly gid: number };
}

/** Durable enough to fail over, and quick. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_standby_streaming_delay: '200ms',
};

/** A server of PostgreSQL in a folder of its own, to be killed, paused and promoted. Everybody on this machine may come in. */
export class PostgresServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly installation: Installation,
    readonly port: number,
  ) {}

  get url(): string {
    return `postgres://firstday@127.0.0.1:${this.port}/firstday`;
  }

  /** A new cluster in a folder that the server's user may write to. */
  static async create(parent: string, name: string): Promise<PostgresServer> {
    const server = new PostgresServer(join(parent, name), await installed(), await freePort());
    const flags = ['--username=firstday', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    const { bin, account } = server.installation;
    await execute(join(bin, 'initdb'), [`--pgdata=${server.folder}`, ...flags], { ...account, cwd: '/' });
    return server;
  }

  /** A copy of this cluster, which replays what the other writes from then on. This one must be stopped. */
  async copy(parent: string, name: string): Promise<PostgresServer> {
    const copy = new PostgresServer(join(parent, name), this.installation, await freePort());
    await cp(this.folder, copy.folder, { recursive: true });
    await execute('chown', ['-R', `${this.installation.account.uid}`, copy.folder]);
    await execute('touch', [join(copy.folder, 'standby.signal')], this.installation.account);
    return copy;
  }

  /** @param primary whom it replays, if it is a copy */
  async start(primary?: PostgresServer): Promise<void> {
    const all = {
      ...settings,
      port: String(this.port),
      ...(primary && { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=firstday` }),
    };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // It ends with the process that started it, even where that one is killed. What a killed server leaves behind takes a moment to
    // go: until then the next one does not start.
    const line = `(until "$0" "$@" < /dev/null; do sleep 0.1; done) & read -r _ || kill -KILL 0`;
    const program = join(this.installation.bin, 'postgres');
    this.process = spawn('setsid', ['--wait', '/bin/sh', '-c', line, program, '-D', this.folder, ...flags], {
      ...this.installation.account,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await this.ready();
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const { process: child } = this;
    this.process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.stdin?.end();
    await ended;
  }

  async query<Row extends QueryResultRow>(sql: string, database = 'firstday'): Promise<Row[]> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'firstday', database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async ready(): Promise<void> {
    for (let left = 1000; ; left--)
      try {
        await this.query('SELECT 1', 'postgres');
        return;
      } catch (error) {
        if (left === 0) throw error;
        await wait(50);
      }
  }
}

async function installed(): Promise<Installation> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ bin: string; folder: string }>(
    `SELECT (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS bin, current_setting('data_directory') AS folder`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('the server does not say where it is');
  const { uid, gid } = await stat(row.folder);
  return { bin: row.bin, account: { uid, gid } };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
