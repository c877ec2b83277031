import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';
import { apiVariables } from '../../apps/launcher/src/api-arguments.ts';
import { credentialsIn } from './rest-seed.mjs';

/** The service's environment as it is run in production, with its database made and its first account's token. */
export async function inProduction(dataDir, url, settings = {}) {
  const environment = {
    ...withOurNode(),
    ...apiVariables,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    ...settings,
  };
  const program = [join(apiFolder, 'migrate.js')];
  const { code, output } = await run(process.execPath, program, { env: environment });
  if (code !== 0) throw new Trouble(`The database could not be made:\n${lastLines(output)}`);
  const { account_id, api_token } = credentialsIn(dataDir);
  return { dataDir, environment, account: account_id, token: api_token };
}

/** Makes the role that serves, as an operator does. @returns its address */
export async function makeService(ownerUrl, environment) {
  const url = new URL(ownerUrl);
  url.username = 'firstday_service';
  url.password = randomBytes(12).toString('hex');
  const env = { ...environment, DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url.href };
  const program = [join(apiFolder, 'run-roles-program.js')];
  const { code, output } = await run(process.execPath, program, { env });
  if (code !== 0) throw new Trouble(`The roles could not be made:\n${lastLines(output)}`);
  return url.href;
}
