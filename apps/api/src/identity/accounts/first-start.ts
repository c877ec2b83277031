import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { errorKind } from '../../observability/index.js';
import { AccountsService, type NewOrganization } from './accounts.service.js';

/**
 * At the first start, when there is no account yet: makes the organization and writes its API tokens to
 * `DATA_DIR/credentials.json` (mode 0600). They are in no log. The file is written before the accounts are
 * committed, so that a crash between the two leaves no account whose tokens nobody knows.
 * @returns what whoever starts the service should know
 */
export async function firstStart(database: Database, config: Config): Promise<string | undefined> {
  const accounts = AccountsService.on(database);
  if ((await accounts.list()).length > 0) return updateAddress(config);
  await accounts.createOrganization('My organization', new Date(), (made) => writeCredentials(config, made));
  return undefined;
}

async function writeCredentials(config: Config, { live, test }: NewOrganization): Promise<void> {
  await write(config, {
    base_url: config.baseUrl,
    live: { account_id: live.account.id, api_token: live.apiToken },
    test: { account_id: test.account.id, api_token: test.apiToken },
  });
}

/** The address may have changed since; an operator may also have removed the file. */
async function updateAddress(config: Config): Promise<string | undefined> {
  const text = await readFile(pathOf(config), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const credentials = parseCredentials(text);
  if (!credentials)
    return `${pathOf(config)} is not what Firstday wrote there and was left as it is. The service does not need it: delete it, and make API tokens with \`firstday token create NAME\`.`;
  if ('base_url' in credentials && credentials.base_url === config.baseUrl) return undefined;
  return await write(config, { ...credentials, base_url: config.baseUrl }).then(
    () => undefined,
    (error: unknown) =>
      `${pathOf(config)} still names another address: it could not be written (${errorKind(error)}). The service does not need it.`,
  );
}

/** Parse errors quote their input, tokens too: they are swallowed. */
function parseCredentials(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Written atomically, readable by the owner only. */
async function write(config: Config, credentials: object): Promise<void> {
  const path = pathOf(config);
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

const pathOf = (config: Config): string => join(config.dataDir, 'credentials.json');
