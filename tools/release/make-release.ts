import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuild } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { say, Trouble, withProgress } from '../setup/say.mjs';
import { archive } from './archive.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { productionPackages } from './production-packages.ts';
import { stage } from './stage.ts';

/** What runs from packages; the web brings what it needs of them in what was built. */
const programs = ['apps/api', 'apps/everify-simulator', 'apps/launcher'];

export interface Release {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
  readonly sha256: string;
}

/** Builds this checkout and packs what runs of it to `dist/`. */
export async function makeRelease({ isTwice = false } = {}): Promise<Release> {
  if (process.platform !== 'linux')
    throw new Trouble(`A release is for Linux, and made on it; this is ${process.platform}.`);
  await ensureBuild();
  const release = await withProgress('Packing', packRelease);
  if (isTwice) await checkSame(release);
  const megabytes = Math.round(statSync(release.file).size / 1_000_000);
  say(`${release.file} (${megabytes} MB)\nSHA-256 ${release.sha256}`);
  return release;
}

async function packRelease(): Promise<Release> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `firstday-${version}-linux-${process.arch}`;
  const folder = join(root, 'dist', name);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const source = sourceOf();
  stage(folder, packages, productionPackages(packages, programs));
  const inside = productionPackages(packages, [...programs, 'apps/web']);
  const { bom, noticed } = await billOfMaterials(packages, inside, source);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(noticed));
  write('firstday.cdx.json', json(bom));
  write(
    'package.json',
    json({ name: 'firstday', version, private: true, license: 'Apache-2.0', type: 'module' }),
  );
  const { platform, arch } = process;
  write('release.json', json({ version, commit: source.commit, platform, arch, glibc: '2.28' }));
  const file = `${folder}.tar.gz`;
  return { name, folder, file, sha256: await archive(folder, file, source.seconds) };
}

/** Made again from nothing: the archive has the same bytes. */
async function checkSame(first: Release): Promise<void> {
  rmSync(join(root, 'apps', 'web', '.next'), { recursive: true, force: true });
  await ensureBuild({ isAnew: true });
  const second = await withProgress('Packing again', packRelease);
  if (second.sha256 !== first.sha256)
    throw new Trouble(`The second archive is another one: ${second.sha256}, after ${first.sha256}.`);
  say('The second archive is the same, byte for byte.');
}

/** What the release is made from: the commit, and when that was made. */
function sourceOf(): { readonly commit: string; readonly seconds: number } {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    const [commit = '', seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    return { commit: isChanged ? `${commit} with changes` : commit, seconds: Number(seconds) };
  } catch {
    return { commit: 'sources without git', seconds: 0 };
  }
}
