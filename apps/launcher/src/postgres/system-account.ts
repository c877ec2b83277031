import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';

import { errorMessage } from '../error-code.ts';

/** As whom a program runs; who we are, where it names nobody. */
export interface SystemAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root. Where this process is root, the server runs as the owner of its data, or as
 * the user `postgres`, which is created if need be; otherwise as who we are (`{}`).
 */
export function databaseAccount(clusterFolder: string): SystemAccount {
  if (userInfo().uid !== 0) return {};
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return postgresUser() ?? createPostgresUser();
}

/** Whether the account can enter the folder: every parent must let it through. */
export function canEnter(folder: string, account: SystemAccount): boolean {
  if (account.uid === undefined) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function postgresUser(): SystemAccount | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const uid = ask('-u');
  const gid = ask('-g');
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createPostgresUser(): SystemAccount {
  try {
    spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
    execFileSync(
      'useradd',
      ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'pipe' },
    );
  } catch (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, and the user "postgres" could not be created (${errorMessage(error).trim()}). ` +
        'Start as another user, or set DATABASE_URL.',
      { cause: error },
    );
  }
  return postgresUser() ?? {};
}
