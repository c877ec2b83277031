const defaultApiUrl = 'http://127.0.0.1:3000';

/** The settings of the web process, read when they are asked for: one build serves any installation. */
export const config = {
  /** Where the API listens, which hands on to us what people ask for. */
  get apiUrl(): string {
    return setting('API_URL') ?? defaultApiUrl;
  },
  /** Where people reach the service; decides whether cookies are sent over https only. */
  get baseUrl(): string | undefined {
    return setting('BASE_URL');
  },
  get isDevelopment(): boolean {
    return setting('NODE_ENV') === 'development';
  },
  /** Whether pages for developers are there: in `npm run dev`, and where a test asks for them. */
  get hasDevelopmentPages(): boolean {
    return setting('NODE_ENV') === 'development' || setting('DEVELOPMENT_PAGES') === 'on';
  },
};

type Setting = 'API_URL' | 'BASE_URL' | 'DEVELOPMENT_PAGES' | 'NODE_ENV';

function setting(name: Setting): string | undefined {
  // eslint-disable-next-line no-restricted-properties -- this is the config file
  const value = process.env[name];
  return value === '' ? undefined : value;
}
