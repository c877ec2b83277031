import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sealedChunkLength } from '../sealing/index.js';
import type { ArchivePart } from './record-reader.js';
import { archiveHeadLength, type ArchiveSecret, toIdentity, toRecipient } from './archive-secret.js';
import { signerFingerprint } from './sign-archive.js';
import { readArchive } from './read-archive.js';
import { verifyBackup } from './verify-backup.js';
import { writeArchive } from './write-archive.js';

const secret: ArchiveSecret = { passphrase: 'correct horse battery' };
const signingKey = generateKeyPairSync('ed25519').privateKey;
const large = randomBytes(300_000);

let folder: string;
let archive: string;
let sealed: Buffer;

async function* partsOf(...parts: readonly ArchivePart[]): AsyncGenerator<ArchivePart> {
  yield* parts;
}
const textPart = (name: string, text: string): ArchivePart => ({ name, content: [Buffer.from(text)] });

async function read(path: string, opening: ArchiveSecret = secret): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for await (const { name, content } of readArchive(path, opening)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found[name] = Buffer.concat(pieces);
  }
  return found;
}

async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, `changed-${randomBytes(4).toString('hex')}`);
  await writeFile(path, change(Buffer.from(sealed)));
  return path;
}

const chunkAt = (index: number) => archiveHeadLength + index * sealedChunkLength;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstday-archive-'));
  archive = join(folder, 'one.backup');
  await writeArchive(
    archive,
    { secret, signingKey },
    partsOf(textPart('first', 'a word'), { name: 'large', content: [large] }),
  );
  sealed = await readFile(archive);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an archive', () => {
  it('holds what was put into it, readable by its owner only, and nothing of it in the open', async () => {
    const found = await read(archive);
    expect(found['first']?.toString()).toBe('a word');
    expect(found['large']?.equals(large)).toBe(true);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(sealed.includes('a word') || sealed.includes('first')).toBe(false);
  });

  it('is another one each time, with another key', async () => {
    const again = join(folder, 'again.backup');
    await writeArchive(again, { secret, signingKey }, partsOf(textPart('first', 'a word')));
    const head = (await readFile(again)).subarray(0, archiveHeadLength);
    expect(head.equals(sealed.subarray(0, archiveHeadLength))).toBe(false);
  });

  it('opens for the private key of the recipient, and for no other', async () => {
    const [own, other] = [generateKeyPairSync('x25519'), generateKeyPairSync('x25519')];
    const pem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const path = join(folder, 'recipient.backup');
    await writeArchive(
      path,
      { secret: { recipient: toRecipient(pem) }, signingKey },
      partsOf(textPart('first', 'a word')),
    );
    expect((await read(path, { identity: own.privateKey }))['first']?.toString()).toBe('a word');
    await expect(read(path, { identity: other.privateKey })).rejects.toThrow('not that of this backup');
    await expect(read(path)).rejects.toThrow('BACKUP_IDENTITY_FILE');
    expect(() => toIdentity(pem)).toThrow('must be a private X25519 key');
  });

  it('does not open with another passphrase, and takes none that is short', async () => {
    await expect(read(archive, { passphrase: 'correct horse batterz' })).rejects.toThrow(
      'not that of this backup',
    );
    const short = writeArchive(
      join(folder, 'short'),
      { secret: { passphrase: 'hunter2' }, signingKey },
      partsOf(),
    );
    await expect(short).rejects.toThrow('12 characters or more');
  });

  it.each([
    ['a bit was changed in the middle', (bytes: Buffer) => flipped(bytes, chunkAt(2) + 500)],
    ['its last byte was changed', (bytes: Buffer) => flipped(bytes, bytes.length - 1)],
    ['it ends after a whole chunk', (bytes: Buffer) => bytes.subarray(0, chunkAt(3))],
    ['it ends within a chunk', (bytes: Buffer) => bytes.subarray(0, chunkAt(3) + 77)],
    ['something was appended', (bytes: Buffer) => Buffer.concat([bytes, Buffer.of(0)])],
    ['its last chunk is there twice', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(chunkAt(4))])],
    ['two chunks were swapped', (bytes: Buffer) => swapped(bytes, 1, 2)],
    [
      'a chunk was left out',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, chunkAt(1)), bytes.subarray(chunkAt(2))]),
    ],
    ['only its head is there', (bytes: Buffer) => bytes.subarray(0, archiveHeadLength)],
    ['it asks for much memory', (bytes: Buffer) => bytes.fill(31, 18, 19)],
    ['its salt was changed', (bytes: Buffer) => flipped(bytes, 30)],
    ['it is empty', () => Buffer.alloc(0)],
  ])('is not read where %s', async (_, change) => {
    await expect(read(await changed(change))).rejects.toMatchObject({ name: 'BackupError' });
  });

  it('replaces nothing, follows no link, and leaves nothing behind where it fails', async () => {
    await expect(writeArchive(archive, { secret, signingKey }, partsOf())).rejects.toThrow(
      'is there already',
    );
    expect((await readFile(archive)).equals(sealed)).toBe(true);
    await symlink(archive, join(folder, 'link.backup'));
    await expect(
      writeArchive(join(folder, 'link.backup'), { secret, signingKey }, partsOf()),
    ).rejects.toThrow('is there already');
    const failing = (async function* (): AsyncGenerator<ArchivePart> {
      yield textPart('first', 'a word');
      throw new Error('the disk is gone');
    })();
    await expect(writeArchive(join(folder, 'failed'), { secret, signingKey }, failing)).rejects.toThrow(
      'the disk is gone',
    );
    expect((await readdir(folder)).filter((name) => /^failed|\.part$/.test(name))).toEqual([]);
  });
});

describe('a backup whose archive is sound', () => {
  const head = {
    kind: 'backup',
    version: '0.1.0',
    madeAt: '2026-11-26T09:00:00.000Z',
    baseUrl: 'http://localhost:3000',
    migrations: ['First'],
    keys: [],
    tables: [{ name: 'kept', columns: ['id'] }],
  };
  const end = { rows: { kept: 0 }, files: 1, sequences: [] };
  const made = async (...parts: readonly ArchivePart[]) => {
    const path = join(folder, `made-${randomBytes(4).toString('hex')}`);
    await writeArchive(
      path,
      { secret, signingKey },
      partsOf(textPart('head', JSON.stringify(head)), ...parts),
    );
    return path;
  };
  const endPart = textPart('end', JSON.stringify(end));

  it('is verified to its end', async () => {
    const path = await made(textPart('table/kept', ''), textPart('file/documents/doc_1', 'x'), endPart);
    expect(await verifyBackup(path, secret)).toEqual({ head, end, signer: signerFingerprint(signingKey) });
  });

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'documents/../../x',
    'documents/.hidden',
    'a\\b',
    '',
    'a/b/c/d/e/f',
  ])('is refused where a file is called %j', async (name) => {
    const path = await made(textPart('table/kept', ''), textPart(`file/${name}`, 'x'), endPart);
    await expect(verifyBackup(path, secret)).rejects.toThrow('that no Firstday writes');
  });

  it('is refused where a table, a file or its end is missing, or something follows', async () => {
    const [table, file] = [textPart('table/kept', ''), textPart('file/documents/doc_1', 'x')];
    for (const parts of [
      [file, endPart],
      [table, endPart],
      [table, file],
      [table, file, endPart, file],
    ])
      await expect(verifyBackup(await made(...parts), secret)).rejects.toThrow('is not whole');
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

function swapped(bytes: Buffer, one: number, other: number): Buffer {
  const first = Buffer.from(bytes.subarray(chunkAt(one), chunkAt(one + 1)));
  bytes.copyWithin(chunkAt(one), chunkAt(other), chunkAt(other + 1));
  first.copy(bytes, chunkAt(other));
  return bytes;
}
