import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { gatewayCredentials, ObjectGateway } from '../../apps/api/src/testing/object-gateway.ts';
import { Receiver } from '../../apps/api/src/testing/receiver.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../process/ports.mjs';
import { webFiles } from '../setup/build.mjs';
import { withOurNode } from '../setup/run.mjs';
import { findProgram, unpackedEnvironment } from '../test/unpacked-packages.mjs';
import { listens } from './listens.ts';
import type { ClusterOptions } from './cluster-options.ts';
import { FailoverDatabase } from './failover-database.ts';
import { nginxSettings, type ProxyPorts } from './nginx-settings.ts';
import { pgbouncerSettings } from './pgbouncer-settings.ts';
import { PostOffice } from './post-office.ts';
import { ServiceProcesses, type ServicePorts } from './service-processes.ts';
import { SupervisedProcess } from './supervised-process.ts';

const ports = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => freePort()));

/** All of it on this machine: proxy, service, pooler, database with a replica, files in a bucket, and who is written to. */
export class Cluster {
  readonly folder = temporaryFolder('firstday-cluster-');
  readonly #options: ClusterOptions;
  readonly #toStop: { stop(): Promise<unknown> }[] = [];
  #parts: Awaited<ReturnType<Cluster['launch']>> | undefined;

  private constructor(options: ClusterOptions) {
    this.#options = options;
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    try {
      cluster.#parts = await cluster.launch();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get parts() {
    if (!this.#parts) throw new Error('The cluster was not started.');
    return this.#parts;
  }

  /** Ends every process, in the order of who needs whom. */
  async stop(): Promise<void> {
    for (const part of this.#toStop.toReversed()) await part.stop().catch(() => undefined);
    removeDataFolder(this.folder);
  }

  private async launch() {
    const files = await this.#kept(ObjectGateway.start());
    const database = await this.#kept(FailoverDatabase.start(this.#subfolder('database')));
    const post = await this.#kept(PostOffice.open());
    const receiver = await this.#kept(Receiver.start());
    const pooler = await this.#startPooler(database);
    const [front = 0, apiForWebs = 0, webForApis = 0] = await ports(3);
    const proxy = { front, apiForWebs, webForApis };
    const { apis, webs, workers } = this.#options;
    const services = { apis: await ports(apis), webs: await ports(webs), workers: await ports(workers) };
    const baseUrl = `http://127.0.0.1:${front}`;
    const service = new ServiceProcesses({
      folder: this.#subfolder('service'),
      ports: services,
      apiUrl: `http://127.0.0.1:${apiForWebs}`,
      environment: {
        ...this.#settings(baseUrl),
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
        DATABASE_POOLER: 'transaction',
        ...(this.#options.readsReplica ? { DATABASE_REPLICA_URL: database.replicaUrl } : {}),
        STORAGE_URL: files.urlOf('cluster'),
        AWS_ACCESS_KEY_ID: gatewayCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: gatewayCredentials.secretAccessKey,
        SMTP_URL: post.url,
        WEB_URL: `http://127.0.0.1:${webForApis}`,
      },
    });
    await service.migrate();
    await this.#kept(this.#startProxy(proxy, services));
    this.#toStop.push(service);
    await service.start();
    const { live } = JSON.parse(readFileSync(join(service.firstFolder, 'credentials.json'), 'utf8'));
    return {
      baseUrl,
      database,
      files,
      post,
      receiver,
      service,
      token: live.api_token,
      account: live.account_id,
    };
  }

  #settings(baseUrl: string) {
    const keyFile = join(this.folder, 'firstday.key');
    writeFileSync(keyFile, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    return {
      ...withOurNode(),
      NODE_ENV: 'production',
      BASE_URL: baseUrl,
      DRAIN_SECONDS: String(this.#options.drainSeconds),
      INSTALLATION_NAME: 'cluster',
      INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
      LOG_LEVEL: 'warn',
      MAIL_FROM: 'people@firstday.example',
      MAIL_SECONDS: '5',
      NODE_OPTIONS: '',
      RATE_LIMIT_ADDRESSES: '0',
      RATE_LIMIT_SESSIONS: '0',
      RATE_LIMIT_TOKENS: '0',
      SECRET_KEY_FILE: keyFile,
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
      WEBHOOK_SECONDS: '5',
      WEB_FILES: webFiles,
    };
  }

  async #startPooler(database: FailoverDatabase): Promise<{ url: string }> {
    const [port, folder] = [await freePort(), this.#subfolder('pgbouncer')];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, pgbouncerSettings(port, Number(new URL(database.url).port)));
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const isReady = () => listens(port);
    await this.#kept(this.#supervised('pgbouncer', [...user, file], folder, isReady));
    return { url: `postgres://firstday@127.0.0.1:${port}/firstday` };
  }

  #startProxy(proxy: ProxyPorts, { apis, webs }: ServicePorts): Promise<SupervisedProcess> {
    const folder = this.#subfolder('nginx');
    writeFileSync(join(folder, 'nginx.conf'), nginxSettings(proxy, apis, webs));
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
    return this.#supervised('nginx', args, folder, () => listens(proxy.front));
  }

  #supervised(name: string, args: string[], folder: string, isReady: () => Promise<boolean>) {
    const [logFile, env] = [join(folder, `${name}.log`), { ...process.env, ...unpackedEnvironment() }];
    return SupervisedProcess.start({ name, program: findProgram(name) ?? name, args, env, logFile, isReady });
  }

  async #kept<Part extends { stop(): Promise<unknown> }>(starting: Promise<Part>): Promise<Part> {
    const part = await starting;
    this.#toStop.push(part);
    return part;
  }

  /** Whoever runs as somebody else reaches its own in it. */
  #subfolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    return folder;
  }
}
