import { parseArgs } from 'node:util';
import { Accounts } from './accounts/accounts.service.js';
import { Console } from './accounts/console.js';
import { processConfig } from './platform/config.js';
import { Database } from './platform/database.js';
import { openPool } from './platform/pool.js';
import { ProblemError } from './platform/problems.js';
import { systemContext } from './platform/system-context.js';

/** `node dist/cli.js`: the console of an installation, on its database. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { account: { type: 'string', default: 'live' } },
  });
  const config = processConfig();
  const pool = openPool(config);
  try {
    const db = new Database(pool);
    const account = await new Accounts(db).named(values.account);
    if (!account)
      throw new ProblemError(404, 'ResourceNotFoundError', `There is no account ${values.account}`);
    const origin = { ip: '', userAgent: 'console' };
    const ctx = { ...systemContext(account, new Date(), db), origin };
    process.stdout.write(`${await new Console(ctx, config).carryOut(positionals)}\n`);
  } finally {
    await pool.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
