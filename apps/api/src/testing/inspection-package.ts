import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import {
  localHeader,
  directoryEntry,
  endOfArchive,
  toZipEntry,
} from '../tasks/inspection/archive/zip-entry.js';
import type { TestApi } from './test-api.js';

/** A file of an archive. */
export type ArchiveFile = readonly [name: string, content: Buffer];

/** Orders a package and waits until it is made. */
export async function packageOf(api: TestApi, body: object, token = api.live.apiToken) {
  const ordered = await api.call('inspection_packages.create', { body, token });
  if (ordered.status !== 201) throw new Error(JSON.stringify(ordered.body));
  const path = { inspection_package_id: ordered.body.id };
  const made = await madePackage(api, ordered.body.id, token);
  const { bytes } = await api.call('inspection_packages.download', { path, token });
  return { made, bytes };
}

/** Waits until it is made, or given up. */
export async function madePackage(api: TestApi, id: string, token = api.live.apiToken) {
  for (let attempt = 0; attempt < 4000; attempt++) {
    const path = { inspection_package_id: id };
    const { body } = await api.call('inspection_packages.findById', { path, token });
    if (body.status === 'ready' || body.status === 'failed') return body;
    await wait(50);
  }
  throw new Error('the package was not made in time');
}

/** Reads an archive by its directory, with no code of the program. */
export function unzip(bytes: Buffer): ArchiveFile[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [method, size, nameLength] = [10, 28, 28].map((to) => bytes.readUInt16LE(at + to));
    const [stored, begin] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from = begin + 30 + bytes.readUInt16LE(begin + 26) + bytes.readUInt16LE(begin + 28);
    const content = bytes.subarray(from, from + stored);
    at += 46 + (size ?? 0) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return [name, method === 8 ? inflateRawSync(content) : content] as const;
  });
}

/** As anybody can who has the files. */
export function zip(files: readonly ArchiveFile[]): Buffer {
  const at = new Date('2026-11-23T10:00:00Z');
  const [parts, directory] = [new Array<Buffer>(), new Array<Buffer>()];
  let offset = 0;
  for (const [name, content] of files) {
    const { entry, stored } = toZipEntry(name, content, false);
    const header = localHeader(entry, at);
    directory.push(directoryEntry({ ...entry, offset }, at));
    parts.push(header, stored);
    offset += header.length + stored.length;
  }
  const lines = Buffer.concat(directory);
  return Buffer.concat([
    ...parts,
    lines,
    endOfArchive({ entries: files.length, offset, size: lines.length }),
  ]);
}

interface Verification {
  readonly key?: Buffer;
  /** The fingerprint of the key. */
  readonly signer?: string;
  /** A copy of the log. */
  readonly anchors?: string;
  /** The certificate of a time-stamp authority. */
  readonly authority?: Buffer;
  /** Which Node; the one that runs this without it. */
  readonly node?: string;
  /** How many days later it is verified. */
  readonly daysLater?: number;
}

/** Loaded before the verifier: another day. */
const laterBy = (days: number): string =>
  `data:text/javascript,const now=Date.now.bind(Date);Date.now=()=>now()+${days * 86_400_000};`;

/** Verifies an archive in an empty folder, with nothing but Node and the verifier that it holds. */
export async function verifyAlone(
  bytes: Buffer,
  verifier: Buffer,
  { key, signer, anchors, authority, node = process.execPath, daysLater = 0 }: Verification = {},
): Promise<{ readonly code: number; readonly says: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'firstday-inspector-'));
  try {
    await writeFile(join(folder, 'package.zip'), bytes);
    await writeFile(join(folder, 'verify.mjs'), verifier);
    if (key) await writeFile(join(folder, 'key.pem'), key);
    if (authority) await writeFile(join(folder, 'authority.pem'), authority);
    const options = [
      ...(key ? ['--key', 'key.pem'] : []),
      ...(signer ? ['--signer', signer] : []),
      ...(anchors ? ['--anchors', anchors] : []),
      ...(authority ? ['--authority', 'authority.pem'] : []),
    ];
    return await new Promise((resolve) => {
      const settings = { cwd: folder, env: {} };
      const before = daysLater === 0 ? [] : ['--import', laterBy(daysLater)];
      const given = [...before, 'verify.mjs', 'package.zip', ...options];
      execFile(node, given, settings, (error, says) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, says }),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const toLines = (them: readonly object[]): string => them.map((it) => `${JSON.stringify(it)}\n`).join('');

/** A package as a forger would make it: everything that is signed is signed with a key of their own, which is in it. */
export function signedAgain(files: readonly ArchiveFile[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signed = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64');
  const named = new Map(files);
  const anchors = (named.get('anchors.jsonl')?.toString() ?? '').split('\n').filter(Boolean);
  const own = new Map([
    ['public-key.pem', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    [
      'anchors.jsonl',
      toLines(anchors.map((line) => JSON.parse(line)).map((it) => ({ ...it, signature: signed(it.hash) }))),
    ],
  ]);
  const replaced = files.map(([name, content]): ArchiveFile => [name, Buffer.from(own.get(name) ?? content)]);
  const manifest = JSON.parse(named.get('manifest.json')?.toString() ?? '{}');
  manifest.files = replaced
    .filter(([name]) => !name.startsWith('manifest.'))
    .map(([name, content]) => ({ name, size: content.length, sha256: sha256(content) }));
  const text = JSON.stringify(manifest);
  const signature = signed(`${manifest.format}\n${sha256(text)}`);
  own.set('manifest.json', text);
  own.set('manifest.sig.json', JSON.stringify({ manifest_sha256: sha256(text), signature }));
  return {
    fingerprint: sha256(publicKey.export({ type: 'spki', format: 'der' })),
    forged: zip(replaced.map(([name, content]) => [name, Buffer.from(own.get(name) ?? content)])),
  };
}
