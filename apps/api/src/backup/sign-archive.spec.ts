import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Config, readConfig } from '../context/index.js';
import { ChunkCipher, sealInChunks, SealingKey } from '../sealing/index.js';
import { type ArchiveSecret, newArchiveKey } from './archive-secret.js';
import { signerFingerprint, signArchive, signingKeyOf } from './sign-archive.js';
import { type ArchivePart, type PartRecord, toRecords } from './record-reader.js';
import { checkRestore } from './restore-backup.js';
import { runBackupCommand } from './run-backup-command.js';
import { writeArchive } from './write-archive.js';

/** An operator who makes backups for a public key: anyone who has it can seal an archive. */
const pair = generateKeyPairSync('x25519');
const sealing: ArchiveSecret = { recipient: pair.publicKey };
const opening: ArchiveSecret = { identity: pair.privateKey };
const identity = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const newSigningKey = (secret = randomBytes(32)) => signingKeyOf(new SealingKey(secret));
const ourSecret = randomBytes(32);
const [ourKey, theirKey] = [newSigningKey(ourSecret), newSigningKey()];

let folder: string;
let config: Config;

const text = (name: string, value: unknown): ArchivePart => ({
  name,
  content: [Buffer.from(JSON.stringify(value))],
});
const head = {
  kind: 'backup',
  version: '1.0.0',
  madeAt: '2026-11-26T09:00:00.000Z',
  baseUrl: 'http://localhost:3000',
  migrations: ['Records1795233559613'],
  keys: [],
  tables: [{ name: 'kept', columns: ['id'] }],
};
const end = { rows: { kept: 0 }, files: 0, sequences: [] };

async function* parts(): AsyncGenerator<ArchivePart> {
  yield text('head', head);
  yield { name: 'table/kept', content: [] };
  yield text('end', end);
}

const newPath = () => join(folder, `${randomBytes(4).toString('hex')}.backup`);

async function signedBy(signingKey: KeyObject): Promise<string> {
  const path = newPath();
  await writeArchive(path, { secret: sealing, signingKey }, parts());
  return path;
}

/** Written by hand, as an attacker who has the public key would: with any part, or none, after the list. */
async function forged(
  signatureOf: (archiveHead: Buffer, list: string) => string | undefined,
): Promise<string> {
  const path = newPath();
  const { head: archiveHead, key } = await newArchiveKey(sealing);
  const listed: PartRecord[] = [];
  async function* all(): AsyncGenerator<ArchivePart> {
    yield* parts();
    const list = JSON.stringify(listed);
    yield { name: 'list', content: [Buffer.from(list)] };
    const signature = signatureOf(archiveHead, list);
    if (signature !== undefined) yield { name: 'signature', content: [Buffer.from(signature)] };
  }
  const chunks = [archiveHead];
  const records = toRecords(all(), (part) => listed.push(part));
  for await (const chunk of sealInChunks(records, new ChunkCipher(key, archiveHead)))
    chunks.push(Buffer.from(chunk));
  await writeFile(path, Buffer.concat(chunks));
  return path;
}

const verify = (path: string, signer?: string) =>
  runBackupCommand(['backup', 'verify', path], { signer }, platform());
const restore = (path: string, signer?: string) =>
  checkRestore({ config, from: path, secret: opening, keys: [], signer });
const platform = () => ({
  config,
  secrets: { passphrase: undefined, recipient: undefined, identity },
  version: '1.0.0',
  databaseUrl: () => Promise.reject(new Error('nothing is restored')),
});
const lastLine = (said: string) => said.split('\n').at(-1);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstday-signature-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'secret.key'), `${ourSecret.toString('base64')}\n`);
  config = readConfig({
    BASE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://none/none',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the signature of an archive', () => {
  it('of this installation is named, and the archive is accepted', async () => {
    const path = await signedBy(ourKey);
    const { code, text: said } = await verify(path);
    expect([code, lastLine(said)]).toEqual([
      0,
      `The backup is whole, and signed by this installation (key ${new SealingKey(ourSecret).id}, fingerprint ${signerFingerprint(ourKey)}).`,
    ]);
    expect((await restore(path)).signer).toBe(signerFingerprint(ourKey));
  });

  it('of another installation ends with 3 and its fingerprint, and is restored only where that is given', async () => {
    const foreign = await signedBy(theirKey);
    const name = signerFingerprint(theirKey);
    const { code, text: said } = await verify(foreign);
    expect([code, lastLine(said)]).toEqual([3, `The backup is whole, but the signer is unknown: ${name}.`]);
    await expect(restore(foreign)).rejects.toMatchObject({ code: 3, message: expect.stringContaining(name) });
    await expect(restore(foreign, signerFingerprint(ourKey))).rejects.toMatchObject({ code: 3 });
    expect((await verify(foreign, name)).code).toBe(0);
    expect((await restore(foreign, name)).signer).toBe(name);
  });

  it('that was stripped makes the signer unknown', async () => {
    const stripped = await forged(() => undefined);
    const { code, text: said } = await verify(stripped);
    expect([code, lastLine(said)]).toEqual([3, 'The backup is whole, but the signer is unknown: unsigned.']);
    await expect(restore(stripped)).rejects.toMatchObject({ code: 3 });
    await expect(restore(stripped, signerFingerprint(ourKey))).rejects.toMatchObject({ code: 3 });
    expect((await restore(stripped, 'unsigned')).signer).toBeUndefined();
  });

  it('of another archive, or of none, refuses the archive', async () => {
    const { head: otherHead } = await newArchiveKey(sealing);
    const bad = [
      (_: Buffer, list: string) => signArchive(otherHead, list, ourKey),
      (archiveHead: Buffer) => signArchive(archiveHead, '[]', ourKey),
      () => '{}',
      () => 'not JSON',
    ];
    for (const signature of bad) {
      const path = await forged(signature);
      await expect(verify(path)).rejects.toMatchObject({
        code: 1,
        message: expect.stringContaining('was changed'),
      });
      await expect(restore(path)).rejects.toMatchObject({ code: 1 });
    }
  });

  it('does not save an archive that was cut off', async () => {
    const path = await signedBy(ourKey);
    const bytes = await readFile(path);
    for (const length of [bytes.length - 1, bytes.length - 40, 60]) {
      const cut = newPath();
      await writeFile(cut, bytes.subarray(0, length));
      await expect(verify(cut)).rejects.toMatchObject({ code: 1 });
    }
  });
});
