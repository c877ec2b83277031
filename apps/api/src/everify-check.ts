import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CheckLogin, checkAddress, checkReport, checkScript, readScenarios } from './everify/index.js';

/**
 * `node dist/everify-check.js --scenarios FILE (--script URL | --address URL --as FILE)`: the client of E-Verify against a script
 * or a real service, without a database.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scenarios: { type: 'string' },
      script: { type: 'string' },
      address: { type: 'string' },
      as: { type: 'string' },
    },
  });
  const read = (file = '') => JSON.parse(readFileSync(file, 'utf8'));
  const scenarios = readScenarios(read(values.scenarios));
  const checked =
    values.script === undefined
      ? await checkAddress(values.address ?? '', CheckLogin.parse(read(values.as)), scenarios)
      : await checkScript(values.script, scenarios);
  process.stdout.write(`${checkReport(checked)}\n`);
  if (checked.some(({ outcome }) => outcome === 'different')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
