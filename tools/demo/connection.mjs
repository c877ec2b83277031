import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from '../setup/root.mjs';
import { Trouble } from '../setup/say.mjs';

/** FIRSTDAY_API_TOKEN and BASE_URL, else what the first start wrote. */
export function connection() {
  const { FIRSTDAY_API_TOKEN, BASE_URL, DATA_DIR = 'data' } = process.env;
  if (FIRSTDAY_API_TOKEN) return { baseUrl: BASE_URL ?? 'http://localhost:3000', token: FIRSTDAY_API_TOKEN };
  const file = join(resolve(root, DATA_DIR), 'credentials.json');
  if (!existsSync(file))
    throw new Trouble(`There is no ${file}. Start the service first (npm start), or set FIRSTDAY_API_TOKEN.`);
  const credentials = JSON.parse(readFileSync(file, 'utf8'));
  const { live, test } = credentials;
  return { baseUrl: BASE_URL ?? credentials.base_url, token: test.api_token, liveToken: live.api_token };
}
