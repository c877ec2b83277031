import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './root.mjs';
import { machineEnvironment, run } from './run.mjs';
import { Trouble, withProgress } from './say.mjs';

/** Installs the dependencies where they are missing or are not those of the lockfile. */
export async function ensureDependencies() {
  const lock = readJson(join(root, 'package-lock.json'));
  if (isInstalled(lock, readJson(join(root, 'node_modules', '.package-lock.json')))) return;
  await withProgress('Installing dependencies (about a minute)', install);
}

/**
 * Whether what npm says it installed is what the lockfile asks for. Packages for other systems are optional and
 * may be absent.
 */
export function isInstalled(lock, installed) {
  if (!lock || !installed) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version && found.resolved === wanted.resolved;
  });
}

async function install() {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = machineEnvironment();
  // npm works on for long after a SIGTERM, and the next start would install into the same folder.
  const { code, output } = await run('npm', ['ci', ...flags], { env, orphaned: 'KILL' });
  if (code !== 0)
    throw new Trouble(`The dependencies could not be installed. npm says:\n${complaint(output)}`);
}

/** npm begins with what is wrong; what it is for comes after. */
function complaint(output) {
  return output.split('\n').slice(0, 12).join('\n');
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
