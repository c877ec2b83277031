import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { say, Trouble } from '../setup/say.mjs';
import { lastLines, run } from '../setup/run.mjs';

/** Where PATH finds a program, or undefined. */
export function which(program) {
  const { status, stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Programs that judge the PDFs that we make, and their signatures: a second opinion from what is not ours. */
const judges = [
  { program: 'qpdf', of: 'qpdf' },
  { program: 'pdfsig', of: 'poppler-utils' },
  { program: 'openssl', of: 'openssl' },
];

export async function ensureJudgesOfDocuments() {
  for (const { program, of } of judges) if (!which(program)) await installPackage(of);
}

/** A store of files that speaks S3, in the smallest form that Ceph has. */
export async function ensureObjectGateway() {
  for (const program of ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw'])
    if (!which(program)) await installPackage(program === 'ceph' ? 'ceph-common' : program);
}

/** What stands between processes and the database where there are many of them. */
export async function ensurePooler() {
  if (!which('pgbouncer')) await installPackage('pgbouncer');
}

/** A mailbox that bounces are read from. */
export async function ensureMailboxServer() {
  if (!which('dovecot')) await installPackage('dovecot-imapd');
}

/** Go with what Helm renders by: its own templates come with it. */
export async function ensureChartRenderer() {
  if (!which('go')) await installPackage('golang-go');
  const sources = '/usr/share/gocode/src';
  if (
    !existsSync(`${sources}/github.com/Masterminds/sprig/v3`) &&
    !existsSync(`${sources}/github.com/Masterminds/sprig`)
  )
    await installPackage('golang-github-masterminds-sprig-dev');
  if (!existsSync(`${sources}/sigs.k8s.io/yaml`)) await installPackage('golang-k8s-sigs-yaml-dev');
}

/** What builds an image where there is no container engine, and the Debian that it starts from. */
export async function ensureImageBuilder() {
  for (const program of ['buildah', 'mmdebstrap']) if (!which(program)) await installPackage(program);
}

export function canInstallPackages() {
  return process.getuid?.() === 0 && Boolean(which('apt-get'));
}

/** Installs what one can do without. */
export async function tryInstallPackage(name) {
  if (!canInstallPackages()) return;
  say(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const args = ['install', '-y', '--no-install-recommends', ...impatient, name];
  const { code } = await run('timeout', ['120', 'apt-get', ...args], { env });
  if (code !== 0) say(`  ${name} could not be installed; the tests go on without it.`);
}

/** @throws Trouble that says what to do by hand */
export async function installPackage(name) {
  if (!canInstallPackages()) {
    throw new Trouble(
      `The tests need ${name}. Please install it (Debian and Ubuntu: sudo apt-get install ${name}).`,
    );
  }
  say(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const first = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  if (first.code === 0) return;
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  if (code !== 0)
    throw new Trouble(`${name} could not be installed. apt-get says:\n${lastLines(output, 10)}`);
}
