import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BackupError, runBackupCommand } from './backup/index.js';
import { backupSecretsOfProcess, processConfig } from './context/index.js';
import { exitMessage } from './exit-message.js';
import { softwareVersion } from './http/software-version.js';

const Told = z.object({ databaseUrl: z.string() });

/** `node dist/run-backup-program.js`: `backup` and `restore` of the console. */
async function runBackupProgram(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      keys: { type: 'string' },
      signer: { type: 'string' },
    },
  });
  const settings = processConfig();
  // Whoever serves is shown no row that it did not ask for: a backup needs all.
  const config = { ...settings, databaseUrl: settings.databaseOwnerUrl };
  const secrets = backupSecretsOfProcess();
  const databaseUrl = () => databaseOf(config.databaseUrl);
  const platform = { config, secrets, version: softwareVersion, databaseUrl };
  const { text, code } = await runBackupCommand(positionals, values, platform);
  process.stdout.write(`${text}\n`);
  process.exitCode = code;
  if (process.connected) process.disconnect();
}

/** Whoever started this with a channel starts the database once everything else is known to be right. */
async function databaseOf(given: string): Promise<string> {
  if (!process.send) return given;
  const answer = once(process, 'message');
  process.send('database wanted');
  const [told] = await answer;
  return Told.parse(told).databaseUrl;
}

runBackupProgram().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BackupError ? error.message : exitMessage(error)}\n`);
  process.exitCode = error instanceof BackupError ? error.code : 1;
  if (process.connected) process.disconnect();
});
