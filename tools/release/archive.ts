import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { Trouble } from '../setup/say.mjs';

/** Nothing of who packs, where and when: the same files are the same archive. */
const alwaysTheSame = [
  '--sort=name',
  '--format=gnu',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rw,go=rX',
];

/** Packs a folder, and writes the hash of the archive beside it. @returns that hash */
export async function archive(folder: string, file: string, seconds: number): Promise<string> {
  const args = [...alwaysTheSame, `--mtime=@${seconds}`, '-cf', '-', '-C', dirname(folder), basename(folder)];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number>((resolve) => {
    tar.on('error', () => resolve(127));
    tar.on('close', (code) => resolve(code ?? 1));
  });
  await pipeline(tar.stdout, createGzip({ level: 6 }), createWriteStream(file));
  if ((await ended) !== 0) throw new Trouble('tar failed: GNU tar is needed to make a release.');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const digest = hash.digest('hex');
  writeFileSync(`${file}.sha256`, `${digest}  ${basename(file)}\n`);
  return digest;
}
