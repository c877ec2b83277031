import { join } from 'node:path';

import { startTemporaryPostgres } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { apiFolder, ensureBuild } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { checkAudit } from '../supply-chain/audit.mjs';
import { checkDeclared } from '../supply-chain/declared.mjs';
import { checkLicences } from '../supply-chain/licences.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkQuarantine } from './quarantine.ts';
import type { Command, Suite } from './suite.ts';
import {
  ensureJudgesOfDocuments,
  ensureMailboxServer,
  ensureObjectGateway,
  ensurePooler,
} from './system-tools.mjs';

/** What a change must pass. What takes long, or is asked many times, is the night's (`npm run test:all`). */
export async function gate(suite: Suite): Promise<void> {
  const isBuilt = await prepare(suite);
  // Tests with a database often wait for it: what only computes runs meanwhile. Journeys need the machine.
  await Promise.all([
    checks(suite, isBuilt),
    suite.jest('feature and contract', { projects: ['feature', 'contract'], workers: 4 }),
  ]);
  if (isBuilt) await suite.journeys('journeys', { part: 'gate' });
}

/** @returns whether the apps are built */
export async function prepare(suite: Suite): Promise<boolean> {
  await suite.task('system tools', async () => {
    await ensureJudgesOfDocuments();
    await ensureObjectGateway();
    await ensurePooler();
    await ensureMailboxServer();
    await ensureChromium();
  });
  return suite.task('build', ensureBuild);
}

async function checks(suite: Suite, isBuilt: boolean): Promise<void> {
  const tsc = (config: string): Command => ({ program: 'tsc', args: ['-p', config, '--noEmit'] });
  const cache = join(root, 'node_modules', '.cache', 'firstday', 'eslint');
  await suite.command('format', { program: 'oxfmt', args: ['--check'] });
  await suite.command('lint', {
    program: 'eslint',
    args: ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', cache],
  });
  await suite.command('types', tsc('tsconfig.json'));
  await suite.command('types of the web', tsc('apps/web/tsconfig.check.json'));
  await suite.task('dependencies', () => checkDeclared());
  await suite.task('licences', checkLicences);
  await suite.task('known weaknesses', checkAudit);
  await suite.task('quarantine', checkQuarantine);
  await suite.jest('pure tests', { projects: ['pure'], workers: 1 });
  if (isBuilt) await drift(suite);
}

/** What is generated and committed must be what would be generated now. */
async function drift(suite: Suite): Promise<void> {
  const check = (name: string): Command => ({ program: 'node', args: [join(apiFolder, name), '--check'] });
  await suite.command('OpenAPI is current', check('openapi.js'));
  const postgres = await startTemporaryPostgres();
  const env = { ...suite.env, DATABASE_URL: postgres.url, DATA_DIR: suite.folder };
  await suite.command('migrations are complete', { ...check('migrate.js'), env });
  await postgres.stop();
}
