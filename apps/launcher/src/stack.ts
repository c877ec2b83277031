import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { freePort } from '../../../tools/process/ports.mjs';
import { apiFolder } from '../../../tools/setup/build.mjs';
import { lastLines, run, withOurNode } from '../../../tools/setup/run.mjs';
import { say, Trouble } from '../../../tools/setup/say.mjs';
import { actionsKey } from './actions-key.ts';
import { checkDatabase } from './check-database.ts';
import { checkPorts } from './check-ports.ts';
import { DataFolder } from './data-folder.ts';
import type { Environment } from './environment.ts';
import { type Environments, environmentsOf, ofOwner, publicUrl } from './environments-of.ts';
import { errorMessage } from './error-code.ts';
import { Logs } from './logs/logs.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres/embedded-postgres.ts';
import {
  apiProgram,
  builtWeb,
  simulatorProgram,
  simulatorUrlAt,
  type WebProgram,
  webProgram,
} from './api-program.ts';
import { Service } from './service.ts';
import type { Settings } from './settings.ts';

export interface StackPlan {
  readonly settings: Settings;
  readonly environment: Environment;
  /** Makes what is to run; it comes after the checks that cost nothing and before anything is started. */
  readonly prepare: () => Promise<void>;
  readonly web?: WebProgram | undefined;
}

/**
 * The running whole: database, API, the web behind it, and the simulator of E-Verify for test accounts. With `ROLE=worker` the worker
 * only, on the database of those that serve.
 */
export class Stack {
  readonly #environment: Environment;
  readonly #prepare: () => Promise<void>;
  readonly #settings: Settings;
  readonly #services = new Map<string, Service>();
  readonly #web: WebProgram;
  /** The web is reached through the API alone, which shows it by this token. */
  readonly #webToken = randomBytes(32).toString('base64url');
  #folder: DataFolder | undefined;
  #logs: Logs | undefined;
  #postgres: EmbeddedPostgres | undefined;
  #simulatorPort: number | undefined;
  #stopping: Promise<void> | undefined;
  #webPort = 0;

  constructor({ settings, environment, prepare, web = builtWeb }: StackPlan) {
    this.#settings = settings;
    this.#environment = withOurNode(environment);
    this.#prepare = prepare;
    this.#web = web;
  }

  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  get credentialsFile(): string {
    return join(this.#settings.dataDir, 'credentials.json');
  }

  /** Where the simulator of E-Verify answers; undefined where it does not run. */
  get simulatorUrl(): string | undefined {
    return this.#simulatorPort === undefined ? undefined : simulatorUrlAt(this.#simulatorPort);
  }

  /** Whether the service found that it runs on a copy, which sends nothing until it is adopted. */
  async isCopy(): Promise<boolean> {
    try {
      const headers = { 'x-firstday-internal': this.#webToken };
      const ready = await fetch(`${publicUrl(this.#settings)}/health/ready`, { headers });
      return (await ready.json()).checks.installation === 'paused';
    } catch {
      return false;
    }
  }

  async start(): Promise<void> {
    const settings = this.#settings;
    this.#folder = await DataFolder.take(settings.dataDir, settings.role);
    this.#logs = new Logs(settings.dataDir, settings.logs);
    await checkPorts(settings);
    if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
    await this.#prepare();
    const { isWanted, port } = settings.everifySimulator;
    this.#webPort = await freePort();
    if (isWanted) this.#simulatorPort = port ?? (await freePort());
    if (!settings.databaseUrl) await this.#startDatabase();
    await this.#migrate();
    this.#startServices(this.#logs);
    await Promise.all([...this.#services.values()].map((service) => service.ready()));
  }

  /** Starts the part again that runs our own sources: the API, or the worker by itself. */
  async restartApi(): Promise<void> {
    await this.#api?.restart(apiProgram(this.#settings, this.#environments.api).env);
  }

  /** In the order of who needs whom. Once only: whoever asks again waits for the same end. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** The API answers what is under way, with the pages that the web still makes: it ends first. */
  async #stopAll(): Promise<void> {
    const others = [...this.#services.values()].filter(({ name }) => name !== 'web');
    await Promise.all(others.map((service) => service.stop()));
    await this.#services.get('web')?.stop();
    await this.#postgres?.stop();
    this.#logs?.close();
    this.#folder?.release();
  }

  async #startDatabase(): Promise<void> {
    say('Starting the database …');
    const postgres = await startPostgres({ dataDir: this.#settings.dataDir });
    this.#postgres = postgres;
    if (postgres.isOutside) say(`  its files are in ${postgres.cluster}: DATA_DIR is closed to its user`);
    postgres.on('restarted', ({ portChanged }) => this.#databaseIsBack(portChanged));
    postgres.on('waiting', (error, seconds) =>
      say(`The database cannot be started again yet; trying again in ${seconds} s. ${errorMessage(error)}`),
    );
  }

  async #migrate(): Promise<void> {
    say('Bringing the database up to date …');
    const program = join(apiFolder, 'migrate.js');
    const { code, output } = await run(process.execPath, this.#postgres ? [program, '--roles'] : [program], {
      env: ofOwner(this.#environments.api, this.#environment, this.#postgres?.url),
    });
    if (code !== 0) throw new Trouble(`Firstday cannot start with this database:\n${lastLines(output)}`);
    this.#postgres?.rememberService();
    for (const line of output.split('\n').filter((line) => line.startsWith('Notice: '))) say(line);
  }

  #startServices(logs: Logs): void {
    const environments = this.#environments;
    const programs = [
      apiProgram(this.#settings, environments.api),
      ...(this.#settings.role === 'worker'
        ? []
        : [webProgram(this.#web, environments, actionsKey(this.#settings.dataDir))]),
      ...(this.#simulatorPort === undefined
        ? []
        : [simulatorProgram(this.#simulatorPort, this.#settings, this.#environment)]),
    ];
    for (const program of programs)
      this.#services.set(program.name, new Service({ ...program, logs, onSpawn: () => this.#onSpawn() }));
    for (const service of this.#services.values()) service.start();
  }

  #onSpawn(): void {
    this.#record();
    // The API shows it among its figures: what ends again and again cannot tell of itself.
    const web = this.#services.get('web');
    if (web) this.#services.get('api')?.tell({ webRestarts: web.failures });
  }

  #record(): void {
    this.#folder?.record([...this.#services.values()].flatMap(({ pids }) => pids));
  }

  #databaseIsBack(portChanged: boolean): void {
    say('The database ended by itself and was started again.');
    if (portChanged && !this.#stopping) void this.restartApi();
  }

  get #api(): Service | undefined {
    return this.#services.get('api') ?? this.#services.get('worker');
  }

  get #environments(): Environments {
    const databaseUrl = this.#settings.databaseUrl ?? this.#postgres?.urls.serviceUrl;
    const web = { port: this.#webPort, token: this.#webToken };
    const places = { databaseUrl, simulatorUrl: this.simulatorUrl, web };
    const environments = environmentsOf(this.#settings, this.#environment, places);
    return { ...environments, api: { ...environments.api, ...this.#web.apiEnv } };
  }
}
