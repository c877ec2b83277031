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

/** The environment of every part. The web gets no more than it needs: not the database, and no key. */
export function environmentsOf(settings: Settings, environment: Environment, places: Places): Environments {
  const shared = { BASE_URL: settings.baseUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const { DATABASE_URL: _, ...forApi } = environment;
  const {
    KEY_COMMAND: _command,
    SECRET_KEY_FILE: _file,
    SECRET_KEYS_FILE: _files,
    SMTP_URL: _mail,
    ...forWeb
  } = forApi;
  return {
    api: { ...forApi, ...shared, ...ofApi(settings, places) },
    web: {
      ...forWeb,
      ...shared,
      API_URL: publicUrl(settings),
      HOSTNAME: webHost,
      PORT: String(places.web?.port ?? ''),
    },
  };
}

function ofApi(settings: Settings, { databaseUrl, simulatorUrl, web }: Places): Environment {
  return {
    ...(settings.officialFormsDir ? { OFFICIAL_FORMS_DIR: settings.officialFormsDir } : {}),
    ...(simulatorUrl ? { EVERIFY_SIMULATOR_URL: simulatorUrl } : {}),
    DATABASE_URL: databaseUrl,
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
