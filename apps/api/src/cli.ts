import { parseArgs } from 'node:util';
import { AccountsService } from './accounts/accounts.service.js';
import { AccountCommands } from './accounts/console.js';
import { KeyCommands } from './keys/key-console.js';
import { KeyLogService } from './security-log/key-record.js';
import { openKeyring } from './keys/open-keyring.js';
import { type Config, processConfig } from './platform/config.js';
import { Database } from './platform/database.js';
import { InstallationPlaces } from './platform/installation-places.js';
import { openPool } from './platform/pool.js';
import { ProblemError } from './platform/problems.js';
import { SealedFolderStorage } from './platform/storage.js';
import { systemContext } from './platform/system-context.js';
import { SecurityLogService } from './security-log/security-log.service.js';

/** `node dist/cli.js`: the console of an installation, on its database. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { account: { type: 'string', default: 'live' }, now: { type: 'boolean', default: false } },
  });
  const config = processConfig();
  const pool = openPool(config);
  try {
    const db = new Database(pool);
    const [noun, ...words] = positionals;
    if (noun === 'key') {
      process.stdout.write(`${await (await keyConsole(config, db)).run(words, values.now)}\n`);
      return;
    }
    if (positionals.join(' ') === 'adopt') return await adopt(new InstallationPlaces(db, config));
    const account = await new AccountsService(db).findByName(values.account);
    if (!account)
      throw new ProblemError(404, 'ResourceNotFoundError', `There is no account ${values.account}`);
    const origin = { ip: '', userAgent: 'console' };
    const ctx = { ...systemContext(account, new Date(), db), origin };
    process.stdout.write(`${await new AccountCommands(ctx, config).run(positionals)}\n`);
  } finally {
    await pool.end();
  }
}

async function keyConsole(config: Config, database: Database): Promise<KeyCommands> {
  const keyring = await openKeyring(config, database);
  const storage = new SealedFolderStorage(config.dataDir, keyring);
  return new KeyCommands({
    config,
    database,
    keyring,
    storage,
    record: new KeyLogService(database, new SecurityLogService()),
  });
}

/** Of the whole installation: what was copied may be without an account yet. */
async function adopt(places: InstallationPlaces): Promise<void> {
  const wasHere = await places.isHere();
  if (!wasHere) await places.adopt();
  const said = wasHere
    ? 'This is the installation already: nothing had to be done.'
    : 'This is the installation now. Within seconds its processes send webhooks and ask E-Verify again.';
  process.stdout.write(`${said}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
