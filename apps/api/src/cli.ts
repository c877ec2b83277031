import { parseArgs } from 'node:util';
import { AccountsService, KeyLogService, SecurityLogService } from './identity/index.js';
import { checkMail, checkMailDomain, mailDomainLines } from './outbox/index.js';
import { entities } from './entities.js';
import { AccountCommands } from './account-commands.js';
import { runConfigurationCommand } from './run-configuration-command.js';
import { sealedData } from './sealed-data.js';
import {
  claimStorage,
  KeyCommands,
  moveFiles,
  openKeyring,
  openOwnedObjects,
  openStorage,
} from './sealing/index.js';
import { type Config, ProblemError, processConfig, systemContext } from './context/index.js';
import { InstallationVerifier } from './tasks/index.js';
import { Database, InstallationPlaces, isOwner, PostgresDataSource } from './database/index.js';

/** `node dist/cli.js`: the console of an installation, on its database. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string', default: 'live' },
      now: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
    },
  });
  const settings = processConfig();
  const [noun, ...words] = positionals;
  // The role that serves reads keys; the owner changes them.
  const config = noun === 'key' ? { ...settings, databaseUrl: settings.databaseOwnerUrl } : settings;
  const dataSource = await new PostgresDataSource(config, entities).initialize();
  try {
    const db = new Database(dataSource);
    if (noun === 'key') {
      if (['rotate', 'remove'].includes(words[0] ?? '') && !(await isOwner(dataSource)))
        throw new Error(
          'Only the owner of the database changes keys: run this where DATABASE_OWNER_URL is set.',
        );
      process.stdout.write(`${await (await keyConsole(config, db)).run(words, values.now)}\n`);
      return;
    }
    if (positionals.join(' ') === 'verify') return await verify(config, db);
    if (positionals.join(' ') === 'adopt') return await adopt(config, db, values.files);
    if (positionals.join(' ') === 'files move') return await moveAllFiles(config, db);
    if (noun === 'mail') return await sendTestMail(config, words);
    const account = await AccountsService.on(db).findByName(values.account);
    if (!account)
      throw new ProblemError(404, 'ResourceNotFoundError', `There is no account ${values.account}`);
    const origin = { ip: '', userAgent: 'console' };
    const ctx = { ...systemContext(account, new Date(), db), origin };
    if (noun === 'config') {
      const platform = { config, dataSource, keyring: await openKeyring(config, db, sealedData) };
      process.exitCode = await runConfigurationCommand(ctx, platform, words, values);
      return;
    }
    process.stdout.write(`${await new AccountCommands(ctx, config).run(positionals)}\n`);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

async function keyConsole(config: Config, database: Database): Promise<KeyCommands> {
  const keyring = await openKeyring(config, database, sealedData);
  const storage = await openStorage(config, keyring, new InstallationPlaces(database, config));
  return new KeyCommands({
    config,
    database,
    keyring,
    sealedData,
    storage,
    record: new KeyLogService(database, new SecurityLogService()),
  });
}

/** Of the whole installation: ends with 1 where something was changed past the program. */
async function verify(config: Config, database: Database): Promise<void> {
  const keyring = await openKeyring(config, database, sealedData);
  const storage = await openStorage(config, keyring, new InstallationPlaces(database, config));
  let faults = 0;
  const verifier = new InstallationVerifier({ config, database, keyring, storage });
  const { tasks, unattested } = await verifier.verify((fault) => {
    faults += 1;
    process.stdout.write(`${fault}\n`);
  });
  process.stdout.write(`${tasks} tasks were verified: ${faults} faults.\n`);
  if (unattested > 0)
    process.stdout.write(
      `The person, employer and dates of ${unattested} tasks are not attested yet: an earlier version made them, and the worker attests them.\n`,
    );
  if (faults > 0) process.exitCode = 1;
}

/** From `STORAGE_PREVIOUS_URL` to where files are kept now, while the service works with both. */
async function moveAllFiles(config: Config, database: Database): Promise<void> {
  const { current, previous } = await openOwnedObjects(config, new InstallationPlaces(database, config));
  if (!previous)
    throw new Error('STORAGE_PREVIOUS_URL must say where the files are now: see docs/operations.md');
  const sayEvery = 1000;
  const { moved, bytes, areCopies } = await moveFiles({ current, previous }, ({ moved }) => {
    if (moved % sayEvery === 0) process.stdout.write(`${moved} files …\n`);
  });
  const what = areCopies
    ? 'copied: the other place belongs to another installation, and keeps them'
    : 'moved';
  process.stdout.write(`${moved} files were ${what}, ${(bytes / 1e6).toFixed(1)} MB.\n`);
}

/** Of the whole installation: ends with 1 where the message was not taken. */
async function sendTestMail({ mail }: Config, [verb, to, ...rest]: readonly string[]): Promise<void> {
  if (verb !== 'test' || to === undefined || rest.length > 0) throw new Error('mail test you@example.com');
  const { isSent, text } = await checkMail(mail, to);
  process.stdout.write(`${text}\n`);
  const domain = mail.from?.address.split('@').at(-1);
  const records = domain === undefined ? [] : await checkMailDomain(domain, mail);
  for (const line of mailDomainLines(records)) process.stdout.write(`${line}\n`);
  if (!isSent) process.exitCode = 1;
}

/** Of the whole installation: what was copied may be without an account yet. */
async function adopt(config: Config, database: Database, withFiles: boolean): Promise<void> {
  const places = new InstallationPlaces(database, config);
  const wasHere = await places.isHere();
  if (!wasHere) await places.adopt();
  const said = wasHere
    ? 'This is the installation already: nothing had to be done.'
    : 'This is the installation now. Within seconds its processes send webhooks and ask E-Verify again.';
  process.stdout.write(`${said}\n`);
  const foreign = await claimStorage(config, places, { takesOver: withFiles });
  if (foreign !== undefined) process.stdout.write(`${foreign}\n`);
  else if (withFiles)
    process.stdout.write('Its files are where STORAGE_URL says, and nobody else writes there.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
