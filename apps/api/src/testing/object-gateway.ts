import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as listen } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const execute = promisify(execFile);

export const bucket = 'firstday-files';
export const gatewayCredentials = { accessKeyId: 'firstday', secretAccessKey: 'firstday-tests-only' };

/** The smallest Ceph there is, its objects in memory, and its gateway that speaks S3: behind a door that can be shut. */
export class ObjectGateway {
  /** Method and path of each request, in order. */
  readonly requests: string[] = [];
  private refusal: number | undefined;
  private readonly processes: ChildProcess[] = [];
  private readonly door = createServer((incoming, response) => this.pass(incoming, response));
  private doorPort = 0;
  private gatewayPort = 0;

  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<ObjectGateway> {
    const gateway = new ObjectGateway(await mkdtemp(join(tmpdir(), 'firstday-gateway-')));
    try {
      await gateway.launch();
    } catch (error) {
      await gateway.stop();
      throw error;
    }
    return gateway;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.doorPort}`;
  }

  /** As `STORAGE_URL` names it. */
  urlOf(prefix: string): string {
    return `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(this.endpoint)}`;
  }

  /** Every request is answered with this status until `admit`. */
  refuse(status: number): void {
    this.refusal = status;
  }

  admit(): void {
    this.refusal = undefined;
  }

  async stop(): Promise<void> {
    this.door.closeAllConnections();
    this.door.close();
    for (const child of this.processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  private async launch(): Promise<void> {
    const { folder } = this;
    const [monitorPort, osdPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
    this.gatewayPort = gatewayPort;
    const [cluster, osd] = [randomUUID(), randomUUID()];
    const monitor = `[v2:127.0.0.1:${monitorPort}]`;
    await Promise.all(['mon', 'osd', 'rgw', 'run'].map((name) => mkdir(join(folder, name))));
    await writeFile(
      join(folder, 'ceph.conf'),
      settingsOf({ folder, cluster, monitor, osdPort, gatewayPort }),
    );
    const run = (program: string, ...args: string[]) => execute(program, args, { timeout: 60_000 });
    const configured = ['-c', join(folder, 'ceph.conf')];
    const keyring = join(folder, 'keyring');
    await run(
      'ceph-authtool',
      '--create-keyring',
      keyring,
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    );
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
    for (const name of ['client.admin', 'client.rgw', 'osd.0'])
      await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...all);
    const map = join(folder, 'map');
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map);
    await run('ceph-mon', ...configured, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    this.spawn('ceph-mon', ...configured, '-f', '-i', 'a');
    await run('ceph', ...configured, 'osd', 'new', osd);
    await run('ceph-osd', ...configured, '-i', '0', '--mkfs', '--osd-uuid', osd);
    this.spawn('ceph-osd', ...configured, '-f', '-i', '0');
    const { accessKeyId, secretAccessKey } = gatewayCredentials;
    const user = ['--uid=firstday', '--display-name=firstday'];
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    await run('radosgw-admin', ...configured, '-n', 'client.rgw', 'user', 'create', ...user, ...keys);
    this.spawn('radosgw', ...configured, '-f', '-n', 'client.rgw');
    this.door.listen(0, '127.0.0.1');
    await once(this.door, 'listening');
    this.doorPort = portOf(this.door);
    await this.makeBucket();
  }

  /** They end with the process that started them, even where that one is killed. */
  private spawn(program: string, ...args: string[]): void {
    const untilParentEnds = 'read -r _ || kill -KILL 0';
    const line = `"$0" "$@" < /dev/null & ${untilParentEnds}`;
    this.processes.push(
      spawn('setsid', ['--wait', '/bin/sh', '-c', line, program, ...args], {
        stdio: ['pipe', 'ignore', 'ignore'],
      }),
    );
  }

  private async makeBucket(): Promise<void> {
    const client = new S3Client({
      region: 'us-east-1',
      endpoint: this.endpoint,
      forcePathStyle: true,
      credentials: gatewayCredentials,
    });
    for (let left = 500; ; left -= 1)
      try {
        await client.send(new CreateBucketCommand({ Bucket: bucket }));
        client.destroy();
        return;
      } catch (error) {
        if (left === 0) throw error;
        await wait(100);
      }
  }

  private pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming;
    this.requests.push(`${method} ${url}`);
    if (this.refusal !== undefined) {
      incoming.resume();
      response.writeHead(this.refusal).end();
      return;
    }
    const options = { host: '127.0.0.1', port: this.gatewayPort, method, path: url, headers };
    const passed = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }
}

interface Places {
  readonly folder: string;
  readonly cluster: string;
  readonly monitor: string;
  readonly osdPort: number;
  readonly gatewayPort: number;
}

/** One of each, on this machine alone, without copies. */
const settingsOf = ({ folder, cluster, monitor, osdPort, gatewayPort }: Places) => `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
ms bind port min = ${osdPort}
ms bind port max = ${osdPort + 200}
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
mon allow pool size one = true
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = /dev/null
mon cluster log file = /dev/null
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw enable gc threads = false
rgw enable lc threads = false
rgw run sync thread = false
`;

async function freePort(): Promise<number> {
  const server = listen().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('no port');
  return Number(address.port);
}
