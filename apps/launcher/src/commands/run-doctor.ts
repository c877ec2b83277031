import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { root } from '../../../../tools/setup/root.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import type { Environment } from '../environment.ts';
import { environmentsOf } from '../environments-of.ts';
import { environmentWithFile, readSettings, type Settings } from '../settings.ts';
import { askDoctor } from './ask-doctor.ts';
import { examineSettingNames } from './examine-setting-names.ts';
import { showFindings, type ShownFinding } from './shown-finding.ts';
import { withRunningDatabase } from './with-running-database.ts';

/** `npm run firstday -- doctor`: says of everything that the service needs whether it is in order, and what to do where not. */
export async function runDoctor(words: readonly string[]): Promise<number> {
  const strange = words.find((word) => word !== '--json');
  if (strange !== undefined) throw new Trouble('npm run firstday -- doctor [--json]');
  const environment = environmentWithFile();
  const file = join(root, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const names = examineSettingNames(inFile, environment);
  return showFindings([...names, ...(await examineAll(environment))], words.includes('--json'));
}

async function examineAll(environment: Environment): Promise<ShownFinding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const lines = error.message.split('\n').slice(1);
    return lines.map((line) => settingFault(line.trim()));
  }
  const right: ShownFinding = { area: 'settings', state: 'ok', text: 'Every setting can be read.' };
  return [right, ...(await examineWithDatabase(settings, environment))];
}

/** What does not need the database is examined without it too. */
async function examineWithDatabase(settings: Settings, environment: Environment): Promise<ShownFinding[]> {
  const ask = (databaseUrl: string, words: readonly string[] = []) =>
    askDoctor(environmentsOf(settings, environment, { databaseUrl }).api, words);
  const isNew = settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres.json'));
  const without = () => ask('postgres://none/none', ['--no-database']);
  if (isNew)
    return [
      {
        area: 'database',
        state: 'ok',
        text: `There is none yet: the first start makes one in ${settings.dataDir}.`,
      },
      ...(await without()),
    ];
  let failure: Trouble | undefined;
  const found = await withRunningDatabase(settings, ({ url }) => ask(url)).catch((error: unknown) => {
    if (!(error instanceof Trouble)) throw error;
    failure = error;
    return without();
  });
  if (!failure) return found;
  const remedy = 'Look at DATABASE_URL, and whether the server runs.';
  return [{ area: 'database', state: 'fault', text: failure.message, remedy }, ...found];
}

const settingFault = (text: string): ShownFinding => ({
  area: 'settings',
  state: 'fault',
  text,
  remedy: 'See the settings in the README. Nothing else was looked at.',
});
