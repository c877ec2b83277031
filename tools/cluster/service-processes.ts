import { dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';

import { apiArguments, apiVariables, workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { actionsKey } from '../../apps/launcher/src/actions-key.ts';
import type { Environment } from '../../apps/launcher/src/environment.ts';
import { webHost } from '../../apps/launcher/src/environments-of.ts';
import { apiFolder, webServer } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { lastLines, run } from '../setup/run.mjs';
import { answersOk } from './answers-ok.ts';
import { SupervisedProcess } from './supervised-process.ts';

export interface ServicePorts {
  readonly apis: readonly number[];
  readonly webs: readonly number[];
  readonly workers: readonly number[];
}

interface Place {
  readonly folder: string;
  readonly environment: Environment;
  readonly ports: ServicePorts;
  /** Where a web finds an API. */
  readonly apiUrl: string;
}

/** The processes of the built service, as on machines of their own: each has a folder for itself, and shares keys, files and database. */
export class ServiceProcesses {
  readonly apis: SupervisedProcess[] = [];
  readonly webs: SupervisedProcess[] = [];
  readonly workers: SupervisedProcess[] = [];
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The folder in which the first account's credentials are written. */
  get firstFolder(): string {
    return join(this.#place.folder, 'api-1');
  }

  get all(): readonly SupervisedProcess[] {
    return [...this.apis, ...this.webs, ...this.workers];
  }

  async migrate(): Promise<void> {
    const env = this.#environmentOf('api-1');
    const { code, output } = await run(process.execPath, [join(apiFolder, 'migrate.js')], { env });
    if (code !== 0) throw new Error(`The database could not be made:\n${lastLines(output)}`);
  }

  async start(): Promise<void> {
    const { apis, webs, workers } = this.#place.ports;
    for (const [at, port] of apis.entries()) this.apis.push(await this.#startApi(`api-${at + 1}`, port));
    for (const [at, port] of webs.entries()) this.webs.push(await this.#startWeb(`web-${at + 1}`, port));
    for (const [at, port] of workers.entries())
      this.workers.push(await this.#startWorker(`worker-${at + 1}`, port));
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((one) => one.stop()));
  }

  #startApi(name: string, port: number): Promise<SupervisedProcess> {
    return this.#startOurs({ name, port, args: apiArguments, role: 'api' });
  }

  #startWorker(name: string, port: number): Promise<SupervisedProcess> {
    return this.#startOurs({ name, port, args: workerArguments, role: 'worker' });
  }

  #startOurs({
    name,
    port,
    args,
    role,
  }: {
    name: string;
    port: number;
    args: readonly string[];
    role: string;
  }) {
    return SupervisedProcess.start({
      name,
      program: process.execPath,
      args,
      cwd: root,
      env: { ...this.#environmentOf(name), ROLE: role, PORT: String(port), WORKER_PORT: String(port) },
      logFile: join(this.#place.folder, `${name}.log`),
      isReady: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
    });
  }

  #startWeb(name: string, port: number): Promise<SupervisedProcess> {
    const { environment, apiUrl, folder } = this.#place;
    return SupervisedProcess.start({
      name,
      program: process.execPath,
      args: [webServer],
      cwd: dirname(webServer),
      env: {
        PATH: environment['PATH'],
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(this.firstFolder),
        API_URL: apiUrl,
        BASE_URL: environment['BASE_URL'],
        HOSTNAME: webHost,
        PORT: String(port),
      },
      logFile: join(folder, `${name}.log`),
      isReady: () => answersOk(`http://127.0.0.1:${port}/health`),
    });
  }

  #environmentOf(name: string): Environment {
    const dataDir = join(this.#place.folder, name);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return { ...apiVariables, ...this.#place.environment, DATA_DIR: dataDir };
  }
}
