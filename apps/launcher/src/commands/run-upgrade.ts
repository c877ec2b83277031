import { Trouble } from '../../../../tools/setup/say.mjs';
import { environmentsOf } from '../environments-of.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { askDoctor } from './ask-doctor.ts';
import { showFindings } from './shown-finding.ts';
import { withRunningDatabase } from './with-running-database.ts';

/** `npm run firstday -- upgrade --check`: what the start of this version would do to the database, and whether there is a way back. */
export async function runUpgrade(words: readonly string[]): Promise<number> {
  const isCheck = words.includes('--check') && words.every((word) => word === '--check' || word === '--json');
  if (!isCheck)
    throw new Trouble(
      'npm run firstday -- upgrade --check [--json]\nThe upgrade itself is the start of the new version.',
    );
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const findings = await withRunningDatabase(settings, ({ ownerUrl }) =>
    askDoctor(environmentsOf(settings, environment, { databaseUrl: ownerUrl }).api, ['--upgrade']),
  );
  return showFindings(findings, words.includes('--json'));
}
