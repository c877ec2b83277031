import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';

import { startPostgres } from '../postgres/postgres.mjs';
import { freePort, isPortFree } from '../process/ports.mjs';
import { apiFolder, webFiles, webServer } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { apiArguments, apiVariables, workerArguments } from './api-process.mjs';
import { DataFolder } from './data-folder.mjs';
import { checkDatabase } from './database.mjs';
import { Logs } from './logs.mjs';
import { Service } from './service.mjs';
import { environmentsOf, publicUrl, webHost } from './settings.mjs';

/** How the built web is started; `npm run dev` starts another. `apiEnv` is what the API is to know of it. */
const builtWeb = { args: [webServer], cwd: dirname(webServer), env: {}, apiEnv: { WEB_FILES: webFiles } };

/** Plain JavaScript on the built libraries; its base path is that of E-Verify's own service. */
const simulator = { file: join(root, 'tools', 'everify-simulator', 'main.mjs'), basePath: '/api/v31' };

/**
 * The running whole: database, API, the web behind it, and the simulator of E-Verify for test accounts. With `ROLE=worker` the worker
 * only, on the database of those that serve.
 */
export class Stack {
  #folder;
  #logs;
  #plan;
  #postgres;
  #services = [];
  #simulatorPort;
  #stopping;
  /** The web is reached through the API alone, which shows it by this token. */
  #web = { port: 0, token: randomBytes(32).toString('base64url') };

  /**
   * @param {{settings: object, environment: Record<string, string>, prepare: () => Promise<void>, web?: object}} plan
   *   `prepare` makes what is to run; it comes after the checks that cost nothing and before anything is started
   */
  constructor(plan) {
    this.#plan = { ...plan, web: plan.web ?? builtWeb, environment: withOurNode(plan.environment) };
  }

  get baseUrl() {
    return this.#plan.settings.baseUrl;
  }

  get credentialsFile() {
    return join(this.#plan.settings.dataDir, 'credentials.json');
  }

  /** Where the simulator of E-Verify answers; undefined where it does not run. */
  get simulatorUrl() {
    return this.#simulatorPort && `http://127.0.0.1:${this.#simulatorPort}${simulator.basePath}`;
  }

  get services() {
    return Object.fromEntries(this.#services.map((service) => [service.name, service]));
  }

  /** Whether the service found that it runs on a copy, which sends nothing until it is adopted. */
  async isCopy() {
    try {
      const headers = { 'x-firstday-internal': this.#web.token };
      const ready = await fetch(`${publicUrl(this.#plan.settings)}/health/ready`, { headers });
      return (await ready.json()).checks.installation === 'paused';
    } catch {
      return false;
    }
  }

  async start() {
    const { settings, prepare } = this.#plan;
    this.#folder = await DataFolder.take(settings.dataDir, settings.role);
    this.#logs = new Logs(settings.dataDir, settings.logs);
    await checkPorts(settings);
    if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
    await prepare();
    const { isWanted, port } = settings.everifySimulator;
    this.#web.port = await freePort();
    if (isWanted) this.#simulatorPort = port ?? (await freePort());
    if (!settings.databaseUrl) await this.#startDatabase();
    await this.#migrate();
    this.#startServices();
    await Promise.all(this.#services.map((service) => service.ready()));
  }

  /** In the order of who needs whom. Once only: whoever asks again waits for the same end. */
  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** The API answers what is under way, with the pages that the web still makes: it ends first. */
  async #stopAll() {
    const { web, ...others } = this.services;
    await Promise.all(Object.values(others).map((service) => service.stop()));
    await web?.stop();
    await this.#postgres?.stop();
    this.#logs?.close();
    this.#folder?.release();
  }

  async #startDatabase() {
    say('Starting the database …');
    this.#postgres = await startPostgres({ dataDir: this.#plan.settings.dataDir });
    if (this.#postgres.isOutside)
      say(`  its files are in ${this.#postgres.cluster}: DATA_DIR is closed to its user`);
    this.#postgres.on('restarted', ({ portChanged }) => this.#databaseIsBack(portChanged));
    this.#postgres.on('waiting', ({ message }, seconds) =>
      say(`The database cannot be started again yet; trying again in ${seconds} s. ${message}`),
    );
  }

  async #migrate() {
    say('Bringing the database up to date …');
    const { code, output } = await run(process.execPath, [join(apiFolder, 'migrate.js')], {
      env: this.#environments.api,
    });
    if (code !== 0) throw new Trouble(`Firstday cannot start with this database:\n${lastLines(output)}`);
    for (const line of output.split('\n').filter((line) => line.startsWith('Notice: '))) say(line);
  }

  #startServices() {
    const { settings, web } = this.#plan;
    const { api: apiEnvironment, web: webEnvironment } = this.#environments;
    const shared = { logs: this.#logs, onSpawn: () => this.#record() };
    const isWorker = settings.role === 'worker';
    const name = isWorker ? 'worker' : 'api';
    const args = isWorker ? workerArguments : apiArguments;
    const api = { name, args, cwd: root, env: { ...apiVariables, ...apiEnvironment } };
    this.#add({ ...shared, ...api, readyAt: `${publicUrl(settings)}/health/ready` });
    if (!isWorker) {
      const webPlan = { ...web, name: 'web', env: { ...webEnvironment, ...web.env } };
      this.#add({ ...shared, ...webPlan, readyAt: `http://${webHost}:${this.#web.port}/health` });
    }
    if (this.#simulatorPort) this.#addSimulator(shared);
    for (const service of this.#services) service.start();
  }

  #addSimulator(shared) {
    const { dataDir } = this.#plan.settings;
    const args = [simulator.file, String(this.#simulatorPort), dataDir];
    // It needs no setting, and so it is given no secret.
    const { PATH = '' } = this.#plan.environment;
    const readyAt = `http://127.0.0.1:${this.#simulatorPort}/simulator/cases`;
    this.#add({ ...shared, name: 'everify-simulator', args, cwd: root, env: { PATH }, readyAt });
  }

  #add(plan) {
    this.#services.push(new Service(plan));
  }

  #record() {
    this.#folder.record(this.#services.flatMap((service) => service.pid ?? []));
  }

  #databaseIsBack(portChanged) {
    say('The database ended by itself and was started again.');
    if (portChanged && !this.#stopping) this.services.api.restart(this.#environments.api);
  }

  get #environments() {
    const { settings, environment, web } = this.#plan;
    const databaseUrl = settings.databaseUrl ?? this.#postgres.url;
    const places = { databaseUrl, simulatorUrl: this.simulatorUrl, web: this.#web };
    const environments = environmentsOf(settings, environment, places);
    return { ...environments, api: { ...environments.api, ...web.apiEnv } };
  }
}

async function checkPorts({ port, workerPort, everifySimulator, role }) {
  const taken = [];
  const ports = {
    ...(role === 'worker' ? { WORKER_PORT: workerPort } : { PORT: port }),
    EVERIFY_SIMULATOR: everifySimulator.port,
  };
  for (const [name, number] of Object.entries(ports)) {
    if (number && !(await isPortFree(number)))
      taken.push(`Port ${number} is taken by another program. Free it, or set ${name}.`);
  }
  if (taken.length) throw new Trouble(taken.join('\n'));
}
