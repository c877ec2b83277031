import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { readConfig, settingNames, WrongSettings } from '@firstday/api/read-config';
import { withSettingFiles } from '@firstday/api/with-setting-files';

import { isRelease, root } from '../../../tools/setup/root.mjs';
import { Trouble } from '../../../tools/setup/say.mjs';
import type { Environment } from './environment.ts';
import { shortReason } from './error-code.ts';

type Config = ReturnType<typeof readConfig>;

/** The settings of the whole stack: the API's own, with absolute folders, and what only shows before a start. */
export interface Settings extends Omit<Config, 'databaseUrl'> {
  /** Undefined where the embedded server is to run. */
  readonly databaseUrl: string | undefined;
  readonly everifySimulator: SimulatorSettings;
}

/** Whether our simulator of E-Verify is to run, and at which port, where that matters. */
interface SimulatorSettings {
  readonly isWanted: boolean;
  readonly port?: number | undefined;
}

/** Stands in for the address that is known once the embedded server runs. */
const embedded = 'postgres://embedded/firstday';

/** Where settings may be written down: in `.env` of the checkout; of a release in its folder, or where its service reads them. */
export const settingsFiles: readonly string[] = [
  join(root, '.env'),
  ...(isRelease ? ['/etc/firstday/environment'] : []),
];

/** Where the data are by themselves: of a release beside its folder, so that the next version finds them too. */
const defaultDataDir = isRelease ? join('..', 'firstday-data') : 'data';

/** The environment, and below it the file of settings. */
export function environmentWithFile(
  // eslint-disable-next-line no-restricted-properties -- these are the settings
  environment: Environment = process.env,
  file = settingsFiles.find((path) => existsSync(path)),
): Environment {
  return file && existsSync(file) ? { ...parseEnv(readSettingsFile(file)), ...environment } : environment;
}

function readSettingsFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Trouble(`The settings in ${file} cannot be read (${shortReason(error)}).`, { cause: error });
  }
}

/**
 * Reads the settings of the whole stack; one list and one check, the API's own, for most of them.
 * @throws Trouble with a line for each wrong setting
 */
export function readSettings(given: Environment): Settings {
  const { environment, wrong: unread } = withSettingFiles(given, [...settingNames, 'EVERIFY_SIMULATOR']);
  const config = configOf(environment);
  const forms = environment['OFFICIAL_FORMS_DIR']
    ? environment['OFFICIAL_FORMS_DIR'].split(delimiter).map((folder) => resolve(root, folder))
    : [];
  const wrong = [...unread, ...wrongInConfig(config), ...wrongBesides(environment, forms)];
  if (wrong.length > 0 || config instanceof WrongSettings)
    throw new Trouble(['Some settings are wrong:', ...wrong.map((line) => `  ${line}`)].join('\n'));
  return {
    ...config,
    dataDir: resolve(root, environment['DATA_DIR'] || defaultDataDir),
    databaseUrl: environment['DATABASE_URL'] ? config.databaseUrl : undefined,
    everifySimulator: simulatorSettings(environment, config.baseUrl),
    officialFormsDir: forms.join(delimiter) || undefined,
  };
}

const wrongInConfig = (config: Config | WrongSettings): readonly string[] =>
  config instanceof WrongSettings ? config.lines : [];

/** What the API does not check, or not before it runs. */
function wrongBesides(environment: Environment, forms: readonly string[]): readonly string[] {
  const { DATABASE_URL, DATA_DIR, EVERIFY_SIMULATOR, ROLE } = environment;
  return [
    ...(!DATABASE_URL && environment['DATABASE_CA_FILE']
      ? ['DATABASE_CA_FILE is for a server of your own: DATABASE_URL must be set with it']
      : []),
    ...(ROLE === 'worker' && !DATABASE_URL
      ? ['DATABASE_URL must be set with ROLE=worker: the database of the processes that serve']
      : []),
    ...forms
      .filter((folder) => !isFolder(folder))
      .map((folder) => `OFFICIAL_FORMS_DIR must be a folder, and ${folder} is none`),
    ...(DATA_DIR && isFile(resolve(root, DATA_DIR)) ? ['DATA_DIR must be a folder, not a file'] : []),
    ...(/^(on|off|[1-9]\d{0,4})$/.test(EVERIFY_SIMULATOR || 'on')
      ? []
      : ['EVERIFY_SIMULATOR must be on, off, or the port that it is to have']),
  ];
}

/**
 * Our simulator does not run for a worker alone, nor where another is given. Where people reach the service from elsewhere
 * it runs only if asked: its cases look like real ones and verify nobody.
 */
function simulatorSettings(environment: Environment, baseUrl: string): SimulatorSettings {
  const { EVERIFY_SIMULATOR: wish, EVERIFY_SIMULATOR_URL: given, ROLE: role } = environment;
  const isAsked = wish ? wish !== 'off' : isThisMachine(new URL(baseUrl).hostname);
  if (given || !isAsked || role === 'worker') return { isWanted: false };
  return { isWanted: true, port: Number(wish) || undefined };
}

const isThisMachine = (name: string): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(name);

function configOf(environment: Environment): Config | WrongSettings {
  try {
    return readConfig({ ...environment, DATABASE_URL: environment['DATABASE_URL'] || embedded });
  } catch (error) {
    if (error instanceof WrongSettings) return error;
    throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
