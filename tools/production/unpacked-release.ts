import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { RestClient } from '../../apps/launcher/src/upgrade/testing/rest-client.ts';
import { freePort } from '../process/ports.mjs';
import { waitUntil } from '../process/wait.mjs';

/** Whoever owns nothing of this machine. */
const nobody = { uid: 65_534, gid: 65_534 };

interface Place {
  readonly archive: string;
  /** All of it happens in this folder. */
  readonly folder: string;
  readonly port: number;
  /** One of an earlier version, where there is one. */
  readonly earlier: string | undefined;
}

/** A release, as an operator has it: an archive, a folder to unpack it to, its data beside it, and another user. */
export class UnpackedRelease {
  readonly archive: string;
  readonly earlier: string | undefined;
  readonly folder: string;
  /** Where it was unpacked; an upgrade is another folder. */
  home: string;
  readonly dataDir: string;
  readonly baseUrl: string;
  /** The hashes of documents that were made, by their paths in the API. */
  readonly documents = new Map<string, string>();
  readonly #account = process.getuid?.() === 0 ? nobody : {};
  readonly #port: number;
  #credentials: string | undefined;
  #output = '';
  #service: ChildProcess | undefined;

  private constructor({ archive, earlier, folder, port }: Place) {
    this.archive = archive;
    this.earlier = earlier;
    this.folder = folder;
    this.home = join(folder, basename(archive, '.tar.gz'));
    this.dataDir = join(folder, 'data');
    this.baseUrl = `http://localhost:${port}`;
    this.#port = port;
  }

  static async in(archive: string, earlier?: string): Promise<UnpackedRelease> {
    const folder = temporaryFolder('firstday-production-');
    const release = new UnpackedRelease({ archive, earlier, folder, port: await freePort() });
    release.makeFolder(release.dataDir);
    writeFileSync(join(folder, 'passphrase'), 'correct horse battery staple\n');
    return release;
  }

  /** One that the service's user may write to, and nobody else may read. */
  makeFolder(path: string): void {
    mkdirSync(path, { mode: 0o700 });
    const { uid, gid } = nobody;
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
  }

  /** `firstday …` as the service's user. @returns what it printed; it throws where it fails */
  async run(...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(this.#program, words, this.#options);
    return stdout;
  }

  /** Starts it, and waits until its pages are served. @returns after how many seconds */
  async start(within = 60_000): Promise<number> {
    const began = Date.now();
    const service = spawn(this.#program, ['start'], { ...this.#options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#service = service;
    for (const stream of [service.stdout, service.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    const hasEnded = () => service.exitCode !== null;
    const isWell = await waitUntil(async () => hasEnded() || (await this.#answers()), { within, every: 200 });
    if (!isWell || hasEnded()) throw new Error(`It was not healthy within ${within / 1000} seconds.`);
    return (Date.now() - began) / 1000;
  }

  /** @returns its exit code */
  async stop(): Promise<number | undefined> {
    const service = this.#service;
    service?.kill('SIGTERM');
    await waitUntil(() => !service || service.exitCode !== null || service.signalCode, { within: 40_000 });
    return service?.exitCode ?? undefined;
  }

  /** Who uses a file of it: a process that should have ended. */
  processes(): readonly string[] {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && this.#isOf(pid));
  }

  async api(account: 'live' | 'test' = 'live'): Promise<RestClient> {
    // Somebody wrote them down before the folder was lost.
    this.#credentials ??= readFileSync(join(this.dataDir, 'credentials.json'), 'utf8');
    return RestClient.bearing(this.baseUrl, JSON.parse(this.#credentials)[account].api_token);
  }

  /** The backup that was made. */
  backupFile(): string {
    const backups = join(this.folder, 'backups');
    const name = readdirSync(backups).find((one) => one !== 'keys.backup');
    if (name === undefined) throw new Error('There is no backup.');
    return join(backups, name);
  }

  lastWords(): string {
    return this.#output.trim().split('\n').slice(-30).join('\n');
  }

  async remove(): Promise<void> {
    await this.stop();
    for (const pid of this.processes()) process.kill(Number(pid), 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #program(): string {
    return join(this.home, 'bin', 'firstday');
  }

  /** Nothing of this checkout is on the way to a program, and nothing of its settings is known. */
  get #options() {
    const env = {
      BACKUP_PASSPHRASE_FILE: join(this.folder, 'passphrase'),
      DATA_DIR: this.dataDir,
      HOME: this.folder,
      PATH: '/usr/bin:/bin',
      PORT: String(this.#port),
    };
    return { ...this.#account, cwd: '/', env };
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.baseUrl}/health`, { signal: AbortSignal.timeout(5_000) })).ok;
    } catch {
      return false;
    }
  }

  #isOf(pid: string): boolean {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const exe = readlinkSync(`/proc/${pid}/exe`);
      return exe.startsWith(this.folder) || command.includes(this.dataDir);
    } catch {
      return false;
    }
  }
}
