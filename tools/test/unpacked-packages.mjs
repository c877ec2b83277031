import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/root.mjs';
import { lastLines, run } from '../setup/run.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { canInstallPackages, which } from './system-tools.mjs';

const folder = join(root, 'node_modules', '.cache', 'firstday', 'packages');
const unpacked = join(folder, 'unpacked');
const libraries = () =>
  globSync('usr/lib/*-linux-gnu', { cwd: unpacked }).map((path) => join(unpacked, path));

/** What a program needs to find its own where it was unpacked and not installed. */
export function unpackedEnvironment() {
  return {
    LD_LIBRARY_PATH: libraries().join(':'),
    PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
  };
}

/** Where a program is: unpacked here, or on the machine. Of several versions the newest; undefined where there is none. */
export function findProgram(name) {
  const places = ['usr/sbin', 'usr/bin', 'usr/lib/postgresql/*/bin'].map((place) => `${place}/${name}`);
  const here = globSync(places, { cwd: unpacked }).map((path) => join(unpacked, path));
  const onMachine = which(name) ?? globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().at(-1);
  return here.toSorted().at(-1) ?? onMachine;
}

/**
 * Unpacks Debian's packages beside the dependencies: nothing is installed, so that no service is started by it and no program of
 * the machine replaced.
 * @param {Record<string, string>} packages by a program of each
 * @throws Trouble that says what to do by hand
 */
export async function ensureUnpacked(packages) {
  const missing = Object.entries(packages).flatMap(([name, of]) => (findProgram(name) ? [] : [of]));
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (!canInstallPackages())
    throw new Trouble(`This needs ${names} (Debian and Ubuntu: sudo apt-get install ${names}).`);
  say(`Unpacking ${names} …`);
  mkdirSync(join(folder, 'archives', 'partial'), { recursive: true });
  mkdirSync(unpacked, { recursive: true });
  if ((await download(missing)).code !== 0) await run('apt-get', ['update']);
  const { code, output } = await download(missing);
  if (code !== 0) throw new Trouble(`${names} could not be fetched. apt-get says:\n${lastLines(output, 10)}`);
  for (const archive of globSync('*.deb', { cwd: join(folder, 'archives') }))
    await run('dpkg-deb', ['-x', join(folder, 'archives', archive), unpacked]);
  const absent = Object.keys(packages).filter((name) => !findProgram(name));
  if (absent.length > 0 || !existsSync(unpacked))
    throw new Trouble(`There is no ${absent.join(', ')} in what was unpacked.`);
}

/** With what the packages need, as far as the machine has it not. */
function download(packages) {
  const options = [
    '--no-install-recommends',
    '--download-only',
    '-o',
    `Dir::Cache::archives=${folder}/archives`,
  ];
  return run('apt-get', ['install', '-y', ...options, ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
