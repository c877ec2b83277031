import { settingNames } from '@firstday/api/read-config';

import type { Environment } from './environment.ts';
import type { Settings } from './settings.ts';

/** Where the web is put: the API alone reaches it, which shows it by the token. */
export interface WebPlace {
  readonly port: number;
  readonly token: string;
}

/** Where the parts answer, of those that run. */
export interface Places {
  readonly databaseUrl: string | undefined;
  /** That of our simulator of E-Verify. */
  readonly simulatorUrl?: string | undefined;
  readonly web?: WebPlace;
}

export interface Environments {
  readonly api: Environment;
  readonly web: Environment;
}

/** Where the web listens: on this machine alone. */
export const webHost = '127.0.0.1';

/** What only the program is given that makes backups. */
export const backupSettings = ['BACKUP_IDENTITY', 'BACKUP_PASSPHRASE', 'BACKUP_RECIPIENT'] as const;

/** Who owns the tables, and who only reads them: of no use to what serves, which is not to be able to. */
export const ownerSettings = ['DATABASE_OWNER_URL', 'DATABASE_READER_URL'] as const;

/** How the AWS SDK is told who it is: the API alone has files to fetch. */
const credentialsOfStores = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_PROFILE',
  'AWS_SHARED_CREDENTIALS',
] as const;

/**
 * The environment of every part. What a file holds stays in the file: a part is given its path, and only where it needs it. The web
 * gets no more than it needs: no setting but its own, so not the database, no key and no password.
 */
export function environmentsOf(settings: Settings, environment: Environment, places: Places): Environments {
  const shared = { BASE_URL: settings.baseUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const given = without(environment, [...backupSettings, ...ownerSettings]);
  const api = { ...shared, ...ofApi(settings, places) };
  const isUrlInFile = environment['DATABASE_URL_FILE'] && settings.databaseUrl !== undefined;
  const databaseUrl = isUrlInFile
    ? { DATABASE_URL_FILE: environment['DATABASE_URL_FILE'] }
    : { DATABASE_URL: places.databaseUrl };
  return {
    api: { ...without(given, ['DATABASE_URL', ...Object.keys(api)]), ...api, ...databaseUrl },
    web: {
      ...without(given, [...settingNames, ...credentialsOfStores]),
      ...shared,
      API_URL: publicUrl(settings),
      HOSTNAME: webHost,
      PORT: String(places.web?.port ?? ''),
    },
  };
}

/** With settings besides that not every program is given, or the files that hold them. */
export function withOwn(
  program: Environment,
  environment: Environment,
  names: readonly string[],
): Environment {
  const own = names.flatMap((name) => [name, `${name}_FILE`]);
  return {
    ...program,
    ...Object.fromEntries(own.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []))),
  };
}

/**
 * What migrates, backs up or changes keys is given besides: the address of the owner of the tables.
 * @param embeddedUrl that of the embedded database; undefined for a server of the operator's, whose address is a setting
 */
export const ofOwner = (
  program: Environment,
  environment: Environment,
  embeddedUrl: string | undefined,
): Environment =>
  embeddedUrl === undefined
    ? withOwn(program, environment, ownerSettings)
    : { ...program, DATABASE_OWNER_URL: embeddedUrl };

/** Leaves settings out, and the files that hold them. */
function without(environment: Environment, names: readonly string[]): Environment {
  const left = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !left.has(name)));
}

function ofApi(settings: Settings, { simulatorUrl, web }: Places): Environment {
  return {
    ...(settings.officialFormsDir ? { OFFICIAL_FORMS_DIR: settings.officialFormsDir } : {}),
    ...(simulatorUrl ? { EVERIFY_SIMULATOR_URL: simulatorUrl } : {}),
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.port),
    WORKER_PORT: String(settings.workerPort),
    ...(web && { INTERNAL_TOKEN: web.token, WEB_URL: `http://${webHost}:${web.port}` }),
  };
}

/** Where this machine reaches the service; for a worker by itself, its health. */
export function publicUrl({ host, port, role, workerPort }: Settings): string {
  return `http://${reachable(host)}:${role === 'worker' ? workerPort : port}`;
}

/** An address under which this machine reaches what listens on `host`. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
