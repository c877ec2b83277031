import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { readConfig, WrongSettings } from '../../apps/api/src/context/read-config.ts';
import { root } from '../setup/root.mjs';
import { Trouble } from '../setup/say.mjs';

/** Stands in for the address that is known once the embedded server runs. */
const embedded = 'postgres://embedded/firstday';

/** The environment, and below it the file `.env` of the checkout. */
export function environmentWithFile(environment = process.env, file = join(root, '.env')) {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;
}

/**
 * The settings of the whole stack. They are the API's own (one list, one check), and what only shows before a start.
 * @returns the settings with absolute folders; `databaseUrl` is undefined where the embedded server is to run
 * @throws Trouble with a line for each wrong setting
 */
export function readSettings(environment) {
  const wrong = [];
  const config = configOf(environment, wrong);
  if (config?.role === 'worker' && !environment.DATABASE_URL)
    wrong.push('DATABASE_URL must be set with ROLE=worker: the database of the processes that serve');
  const forms = environment.OFFICIAL_FORMS_DIR ? resolve(root, environment.OFFICIAL_FORMS_DIR) : undefined;
  if (forms && !isFolder(forms)) wrong.push(`OFFICIAL_FORMS_DIR must be a folder, and ${forms} is none`);
  if (environment.DATA_DIR && isFile(resolve(root, environment.DATA_DIR)))
    wrong.push('DATA_DIR must be a folder, not a file');
  if (!/^(on|off|[1-9]\d{0,4})$/.test(environment.EVERIFY_SIMULATOR || 'on'))
    wrong.push('EVERIFY_SIMULATOR must be on, off, or the port that it is to have');
  if (wrong.length)
    throw new Trouble(['Some settings are wrong:', ...wrong.map((line) => `  ${line}`)].join('\n'));
  return {
    ...config,
    dataDir: resolve(root, config.dataDir),
    databaseUrl: environment.DATABASE_URL || undefined,
    everifySimulator: simulatorWish(environment, config.baseUrl),
    officialFormsDir: forms,
  };
}

/**
 * Whether our simulator of E-Verify is to run, and where: not for a worker alone, nor where another is given. Where people
 * reach the service from elsewhere it runs only if asked: its cases look like real ones and verify nobody.
 */
function simulatorWish({ EVERIFY_SIMULATOR: wish, EVERIFY_SIMULATOR_URL: given, ROLE: role }, baseUrl) {
  const isAsked = wish ? wish !== 'off' : isThisMachine(new URL(baseUrl).hostname);
  if (given || !isAsked || role === 'worker') return { isWanted: false };
  return { isWanted: true, port: Number(wish) || undefined };
}

const isThisMachine = (name) => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(name);

/**
 * The environment of every part. The web gets no more than it needs: not the database, and no key. It listens where only
 * this machine reaches it; people reach it through the API, which knows it by the token.
 * @param {{databaseUrl: string, simulatorUrl?: string, web?: {port: number, token: string}}} places where the parts answer,
 *   of those that run; `simulatorUrl` is that of our simulator of E-Verify
 */
export function environmentsOf(settings, environment, { databaseUrl, simulatorUrl, web }) {
  const { DATABASE_URL: _, ...forApi } = environment;
  const { KEY_COMMAND: _command, SECRET_KEY_FILE: _file, SECRET_KEYS_FILE: _files, ...forWeb } = forApi;
  const shared = { BASE_URL: settings.baseUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const forms = settings.officialFormsDir ? { OFFICIAL_FORMS_DIR: settings.officialFormsDir } : {};
  const simulator = simulatorUrl ? { EVERIFY_SIMULATOR_URL: simulatorUrl } : {};
  return {
    api: {
      ...forApi,
      ...shared,
      ...forms,
      ...simulator,
      DATABASE_URL: databaseUrl,
      DATA_DIR: settings.dataDir,
      HOST: settings.host,
      PORT: String(settings.port),
      WORKER_PORT: String(settings.workerPort),
      ...(web && { INTERNAL_TOKEN: web.token, WEB_URL: `http://${webHost}:${web.port}` }),
    },
    web: {
      ...forWeb,
      ...shared,
      API_URL: publicUrl(settings),
      HOSTNAME: webHost,
      PORT: String(web?.port ?? ''),
    },
  };
}

export const webHost = '127.0.0.1';

/** Where this machine reaches the service; for a worker by itself, its health. */
export function publicUrl({ host, port, role, workerPort }) {
  return `http://${reachable(host)}:${role === 'worker' ? workerPort : port}`;
}

/** An address under which this machine reaches what listens on `host`. */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function configOf(environment, wrong) {
  try {
    return readConfig({ ...environment, DATABASE_URL: environment.DATABASE_URL || embedded });
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    wrong.push(...error.lines);
    return undefined;
  }
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
