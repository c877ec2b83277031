import type { Listener } from './api/trusted-peers';

const defaultApiUrl = 'http://127.0.0.1:3001';

/** The settings of the web process, read when they are asked for: one build serves any installation. */
export const config = {
  /** Where the API listens. */
  get apiUrl(): string {
    return setting('API_URL') ?? defaultApiUrl;
  },
  /** Where people reach the service; decides whether cookies are sent over https only. */
  get baseUrl(): string | undefined {
    return setting('BASE_URL');
  },
  /** By which the proxies before this process are known. */
  get listener(): Listener {
    return {
      baseUrl: setting('BASE_URL'),
      host: setting('HOST'),
      port: setting('PORT'),
      trustedProxies: setting('TRUSTED_PROXIES') ?? '',
    };
  },
  get isDevelopment(): boolean {
    return setting('NODE_ENV') === 'development';
  },
};

type Setting = 'API_URL' | 'BASE_URL' | 'HOST' | 'NODE_ENV' | 'PORT' | 'TRUSTED_PROXIES';

function setting(name: Setting): string | undefined {
  // eslint-disable-next-line no-restricted-properties -- this is the config file
  const value = process.env[name];
  return value === '' ? undefined : value;
}
