import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';

import { databaseAccount } from '../../apps/launcher/src/postgres/system-account.ts';
import { freePort } from '../process/ports.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { findProgram, unpackedEnvironment } from '../test/unpacked-packages.mjs';
import { answersOk } from './answers-ok.ts';
import { haproxySettings } from './haproxy-settings.ts';
import { makeDatabase } from './cluster-sql.ts';
import { type PatroniNode, patroniSettings } from './patroni-settings.ts';
import { SupervisedProcess } from './supervised-process.ts';

interface Node extends PatroniNode {
  process: SupervisedProcess;
}

/** What of the primary dies: its server alone, or with it all that ran on its machine. */
export type Death = 'server' | 'machine';

/** PostgreSQL on two servers, one of which follows the other; Patroni with etcd decides which, and HAProxy leads there. */
export class FailoverDatabase {
  readonly url: string;
  /** For reading alone, where the service is given such an address. */
  readonly replicaUrl: string;
  readonly #folder: string;
  readonly #ports: { readonly primary: number; readonly replica: number };
  readonly #nodes: Node[] = [];
  readonly #others: SupervisedProcess[] = [];

  private constructor(folder: string, ports: { readonly primary: number; readonly replica: number }) {
    this.#folder = folder;
    this.#ports = ports;
    this.url = `postgres://firstday@127.0.0.1:${ports.primary}/firstday`;
    this.replicaUrl = `postgres://firstday@127.0.0.1:${ports.replica}/firstday`;
  }

  static async start(folder: string): Promise<FailoverDatabase> {
    const database = new FailoverDatabase(folder, { primary: await freePort(), replica: await freePort() });
    try {
      await database.#start();
    } catch (error) {
      await database.stop();
      throw error;
    }
    return database;
  }

  /** Which node is the primary; undefined while there is none. */
  async primary(): Promise<string | undefined> {
    return (await this.#primary())?.name;
  }

  /** The processes of the servers, the primary's first. */
  async servers(): Promise<readonly number[]> {
    const primary = await this.primary();
    return this.#nodes
      .toSorted((one, other) => Number(other.name === primary) - Number(one.name === primary))
      .flatMap((node) => postmasterOf(node) ?? []);
  }

  /** Kills the primary (`kill -9`). Of a machine nobody starts anything again until `revive`. */
  async killPrimary(death: Death): Promise<string> {
    const node = await this.#primary();
    if (!node) throw new Error('There is no primary to be killed.');
    const server = postmasterOf(node);
    if (death === 'machine') await node.process.remove();
    if (server) signal(server, 'SIGKILL');
    return node.name;
  }

  /** Starts what was killed. It follows the other from then on. */
  revive(name: string): void {
    const node = this.#nodes.find((one) => one.name === name);
    if (node && !node.process.isRunning) node.process.restart();
  }

  /** Until both servers are there again, and what one writes the other has. */
  async isWhole(within = 90_000): Promise<boolean> {
    const counts = () => Promise.all(this.#nodes.map((node) => answersOk(`${controlOf(node)}/health`)));
    const isWhole = async () =>
      (await counts()).every(Boolean) &&
      (await this.#isSynchronous()) &&
      (await this.#primary()) !== undefined;
    return (await waitUntil(isWhole, { within, every: 500 })) ?? false;
  }

  async stop(): Promise<void> {
    for (const { process } of this.#nodes) await process.stop();
    for (const node of this.#nodes) {
      const server = postmasterOf(node);
      if (server) signal(server, 'SIGQUIT');
    }
    for (const other of this.#others) await other.stop();
  }

  async #start(): Promise<void> {
    const account = databaseAccount('/');
    const env = { PATH: '/usr/bin:/bin', HOME: this.#folder, LC_ALL: 'C.UTF-8', ...unpackedEnvironment() };
    const own = (folder: string) => {
      mkdirSync(folder, { mode: 0o700 });
      if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
      return folder;
    };
    const [client, peer] = [await freePort(), await freePort()];
    const [etcd, peers] = [`127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    const place = own(join(this.#folder, 'etcd'));
    this.#others.push(
      await SupervisedProcess.start({
        name: 'etcd',
        program: needed('etcd'),
        args: [
          ...['--name', 'one', '--data-dir', join(place, 'data')],
          ...['--listen-client-urls', `http://${etcd}`, '--advertise-client-urls', `http://${etcd}`],
          ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
          ...['--initial-cluster', `one=${peers}`],
        ],
        env,
        account,
        logFile: join(this.#folder, 'etcd.log'),
        isReady: () => answersOk(`http://${etcd}/health`),
      }),
    );
    for (const name of ['one', 'two']) {
      const folder = own(join(this.#folder, `postgres-${name}`));
      const node = { name, port: await freePort(), controlPort: await freePort(), folder };
      const file = join(this.#folder, `patroni-${name}.json`);
      writeFileSync(file, patroniSettings(node, etcd, dirname(needed('pg_rewind'))));
      const process = await SupervisedProcess.start({
        name: `patroni-${name}`,
        program: '/usr/bin/python3',
        args: [needed('patroni'), file],
        env,
        account,
        logFile: join(this.#folder, `patroni-${name}.log`),
        isReady: () => answersOk(`${controlOf(node)}/health`),
      });
      this.#nodes.push({ ...node, process });
    }
    await this.#lead(env);
    const primary = await this.#primary();
    await makeDatabase(`postgres://postgres@127.0.0.1:${primary?.port}`);
  }

  async #lead(env: Readonly<Record<string, string>>): Promise<void> {
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, haproxySettings(this.#nodes, this.#ports));
    const isReady = () => connects(`postgres://postgres@127.0.0.1:${this.#ports.primary}/postgres`);
    const [program, logFile] = [needed('haproxy'), join(this.#folder, 'haproxy.log')];
    this.#others.unshift(
      await SupervisedProcess.start({
        name: 'haproxy',
        program,
        args: ['-db', '-f', file],
        env,
        logFile,
        isReady,
      }),
    );
  }

  async #primary(): Promise<Node | undefined> {
    for (const node of this.#nodes) if (await answersOk(`${controlOf(node)}/primary`)) return node;
    return undefined;
  }

  async #isSynchronous(): Promise<boolean> {
    for (const node of this.#nodes) if (await answersOk(`${controlOf(node)}/synchronous`)) return true;
    return false;
  }
}

const controlOf = ({ controlPort }: PatroniNode): string => `http://127.0.0.1:${controlPort}`;

function needed(name: string): string {
  const program = findProgram(name);
  if (!program) throw new Error(`There is no ${name}.`);
  return program;
}

function postmasterOf({ folder }: PatroniNode): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
