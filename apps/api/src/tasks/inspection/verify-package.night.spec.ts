import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newEmployer } from '../../testing/hosted-page.js';
import { type ArchiveFile, packageOf, unzip, verifyAlone, zip } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { type AuditEntry, auditChainHash, auditChainStart } from '../signing/audit-chain-hash.js';

let api: TestApi;
let whole: readonly ArchiveFile[];
let further: readonly ArchiveFile[];
let verifier: Buffer;
let key: Buffer;
let [ana, ben] = ['', ''];

beforeAll(async () => {
  api = await TestApi.start();
  const employer = await newEmployer(api);
  ana = `forms/lopez-ana-${(await signedI9(api, employer, { isCorrected: true })).taskId}`;
  ben = `forms/cho-ben-${(await signedI9(api, employer, { firstName: 'Ben', lastName: 'Cho' })).taskId}`;
  whole = unzip((await packageOf(api, { employer_id: employer })).bytes);
  further = unzip((await packageOf(api, { employer_id: employer })).bytes);
  verifier = contentOf(whole, 'verify.mjs');
  key = contentOf(whole, 'public-key.pem');
}, 400_000);
afterAll(() => api.stop());

const contentOf = (files: readonly ArchiveFile[], name: string) =>
  files.find(([it]) => it === name)?.[1] ?? Buffer.alloc(0);
const textOf = (name: string, files = whole) => contentOf(files, name).toString();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const replaced = (name: string, content: Buffer | string, files = whole): readonly ArchiveFile[] =>
  files.map(([it, was]) => [it, it === name ? Buffer.from(content) : was]);
const without = (...beginnings: readonly string[]) =>
  whole.filter(([name]) => !beginnings.some((begin) => name.startsWith(begin)));
const entriesOf = (folder: string): (AuditEntry & { previous_hash: string; hash: string })[] =>
  textOf(`${folder}/trail.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const linesOf = (entries: readonly object[]) => entries.map((it) => `${JSON.stringify(it)}\n`).join('');

/** As anybody can who knows the program. */
function hashedAnew(entries: readonly AuditEntry[]) {
  let previous_hash = auditChainStart;
  return entries.map((entry, at) => {
    const placed = { ...entry, sequence: at + 1, previous_hash };
    const hash = auditChainHash(previous_hash, placed);
    previous_hash = hash;
    return { ...placed, hash };
  });
}

/** The manifest as it would have to be for these files, signed with a key of the forger's. */
function signedAnew(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const own = replaced('public-key.pem', pem, files);
  const manifest = JSON.parse(textOf('manifest.json'));
  const listed = own.filter(([name]) => !name.startsWith('manifest.'));
  manifest.files = listed.map(([name, content]) => ({ name, size: content.length, sha256: sha256(content) }));
  const text = JSON.stringify(manifest);
  const signature = sign(null, Buffer.from(`${manifest.format}\n${sha256(text)}`), privateKey).toString(
    'base64',
  );
  const said = JSON.stringify({ manifest_sha256: sha256(text), signature });
  return replaced('manifest.sig.json', said, replaced('manifest.json', text, own));
}

const verified = (files: readonly ArchiveFile[], options = {}) => verifyAlone(zip(files), verifier, options);
const turned = (content: Buffer) => {
  const copy = Buffer.from(content);
  copy.writeUInt8((copy[copy.length >> 1] ?? 0) ^ 1, copy.length >> 1);
  return copy;
};

/** Those of the machine that are not the one that runs this, since an inspector has some Node; without any, that one. */
const nodesOfMachine = [...new Set((process.env['PATH'] ?? '').split(delimiter))]
  .map((folder) => join(folder, 'node'))
  .filter((file) => existsSync(file))
  .map((file) => [execFileSync(file, ['--version']).toString().trim(), file] as const)
  .filter(([version], at, all) => all.findIndex(([other]) => other === version) === at)
  .filter(([version]) => Number(/^v(\d+)/.exec(version)?.[1]) >= 20);
const otherNodes = nodesOfMachine.filter(([version]) => version !== process.version);
const inspectorsNodes = otherNodes.length > 0 ? otherNodes : [[process.version, process.execPath] as const];

describe('a package that was packed anew without a change', () => {
  it('is whole: it is what is in it that counts', async () => {
    expect(await verified(whole, { key })).toMatchObject({ code: 0 });
  });
});

type Tampering = readonly [what: string, files: () => readonly ArchiveFile[], says: () => RegExp | string];

const tamperings: readonly Tampering[] = [
  [
    'a byte of a PDF',
    () => replaced(`${ana}/form.pdf`, turned(contentOf(whole, `${ana}/form.pdf`))),
    () => `${ana}/form.pdf: is not the file that was made`,
  ],
  [
    'the PDF of somebody else',
    () => replaced(`${ana}/form.pdf`, contentOf(whole, `${ben}/form.pdf`)),
    () => `${ana}/form.pdf: was changed`,
  ],
  [
    'a copy of a document',
    () => {
      const [name = '', content = Buffer.alloc(0)] =
        whole.find(([it]) => it.startsWith(`${ana}/copies/`)) ?? [];
      return replaced(name, turned(content));
    },
    () => /copies\/file_\w+\.png: is not the file that was uploaded/,
  ],
  [
    'an entry of a trail that was removed',
    () => replaced(`${ana}/trail.jsonl`, linesOf(entriesOf(ana).toSpliced(3, 1))),
    () => `${ana}/trail.jsonl: entry 4 is missing`,
  ],
  [
    'an entry that was changed, and the chain made anew',
    () => {
      const entries = entriesOf(ana).map((it) =>
        it.kind === 'signed' ? { ...it, actor: { ip: '10.0.0.1' } } : it,
      );
      return replaced(`${ana}/trail.jsonl`, linesOf(hashedAnew(entries)));
    },
    () => `${ana}/trail.jsonl: does not end with the entry that is anchored`,
  ],
  [
    'the chain made anew with a head that fits',
    () => {
      const entries = hashedAnew(entriesOf(ana).map((it) => ({ ...it, actor: {} })));
      const proof = { ...JSON.parse(textOf(`${ana}/proof.json`)), hash: entries.at(-1)?.hash };
      return replaced(
        `${ana}/proof.json`,
        JSON.stringify(proof),
        replaced(`${ana}/trail.jsonl`, linesOf(entries)),
      );
    },
    () => /proof\.json: anchor \d+ does not hold this head/,
  ],
  [
    'the end of a trail that was cut',
    () => replaced(`${ana}/trail.jsonl`, linesOf(entriesOf(ana).slice(0, -2))),
    () => `${ana}/trail.jsonl: does not end with the entry that is anchored: it was cut`,
  ],
  ['a person who was removed', () => without(ana), () => `roster.csv: names ${ana}, which is missing`],
  [
    'a person who was removed with their lines of roster and manifest',
    () => {
      const roster = textOf('roster.csv')
        .split('\r\n')
        .filter((line) => !line.includes(ana));
      const manifest = JSON.parse(textOf('manifest.json'));
      manifest.files = manifest.files.filter(({ name }: { name: string }) => !name.startsWith(ana));
      const files = replaced('roster.csv', roster.join('\r\n'), without(ana));
      return replaced('manifest.json', JSON.stringify(manifest), files);
    },
    () => 'manifest.json: is not the one that was signed',
  ],
  [
    'a cell of the spreadsheet',
    () => replaced('summary.csv', textOf('summary.csv').replace('Troy', 'Tray')),
    () => 'summary.csv: was changed',
  ],
  [
    'a line of the roster',
    () => replaced('roster.csv', textOf('roster.csv').replace('"Complete"', '"No form"')),
    () => 'roster.csv: was changed',
  ],
  [
    'another public key',
    () => {
      const { publicKey } = generateKeyPairSync('ed25519');
      return replaced('public-key.pem', publicKey.export({ type: 'spki', format: 'pem' }).toString());
    },
    () => 'public-key.pem: is another key than the one given',
  ],
  [
    'a file that was added',
    () => [...whole, ['forms/more.txt', Buffer.from('x')]],
    () => 'forms/more.txt: is not in the manifest: it was added',
  ],
  [
    'names that lead out of the archive',
    () => [...whole, ['../../etc/cron.d/x', Buffer.from('x')], ['/etc/passwd', Buffer.from('x')]],
    () => '"../../etc/cron.d/x": has a name that no file of a package has',
  ],
  [
    'a file that is there twice',
    () => [...whole, [`${ana}/form.pdf`, Buffer.from('x')]],
    () => `${ana}/form.pdf: is in the archive twice`,
  ],
  [
    'the anchors of another package',
    () => replaced('anchors.jsonl', textOf('anchors.jsonl', further)),
    () => /proof\.json: names an anchor that is not in the package/,
  ],
  [
    'an anchor that was changed',
    () => replaced('anchors.jsonl', textOf('anchors.jsonl').replace(/"root":"../, '"root":"00')),
    () => /anchors\.jsonl: anchor \d+ was changed/,
  ],
  [
    'a signature that was renamed',
    () =>
      replaced(
        `${ana}/record.json`,
        textOf(`${ana}/record.json`).replace('"name": "Ana Lopez"', '"name": "Eve Lopez"'),
      ),
    () => /record\.json: signature sig_\w+ is not as it was made/,
  ],
  [
    'an answer that was signed',
    () => replaced(`${ana}/record.json`, textOf(`${ana}/record.json`).replaceAll('1990-05-04', '1990-05-05')),
    () => /record\.json: the answers of section_1 are not those that were signed/,
  ],
  [
    'an earlier version',
    () =>
      replaced(
        `${ana}/versions/1.json`,
        textOf(`${ana}/versions/1.json`).replace('1990-04-05', '1991-04-05'),
      ),
    () => /version 1 is not the one that was kept/,
  ],
  ['a record that was taken out', () => without(`${ben}/record.json`), () => `${ben}: has no record`],
  [
    'the trail of somebody else',
    () =>
      replaced(
        `${ana}/trail.jsonl`,
        textOf(`${ben}/trail.jsonl`),
        replaced(`${ana}/proof.json`, textOf(`${ben}/proof.json`)),
      ),
    () => `${ana}: has the trail of another form`,
  ],
  ['the verifier in it', () => replaced('verify.mjs', 'process.exit(0)'), () => 'verify.mjs: was changed'],
];

describe('whoever has a package cannot change', () => {
  it.each(tamperings)('%s', async (_, files, says) => {
    const { code, says: said } = await verified(files(), { key });
    expect(code).toBe(1);
    const expected = says();
    if (typeof expected === 'string') expect(said).toContain(expected);
    else expect(said).toMatch(expected);
  });

  it.each(inspectorsNodes)('any of it unseen by %s, without the project', async (_, node) => {
    expect(await verified(whole, { key, node })).toMatchObject({ code: 0 });
    for (const [what, files] of tamperings)
      expect([what, (await verified(files(), { key, node })).code]).toEqual([what, 1]);
  });

  it('anything and sign it anew, where the key is known from elsewhere', async () => {
    const forged = signedAnew(replaced('summary.csv', 'nothing'));
    const known = await verified(forged, { key });
    expect(known).toMatchObject({ code: 1, says: expect.stringContaining('public-key.pem: is another key') });
    expect(known.says).toContain('manifest.sig.json: is not signed with the key');
    // Anchors are signed with the same key: without its secret nobody makes those of a trail.
    const alone = await verified(forged);
    expect(alone.code).toBe(1);
    expect(alone.says).toMatch(/anchors\.jsonl: anchor \d+ is not signed with the key/);
  });

  it('where files begin and end in the archive', async () => {
    const bytes = zip(whole);
    for (const changed of [
      bytes.subarray(0, -30),
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.from('x'),
    ])
      expect((await verifyAlone(changed, verifier, { key })).code).toBe(1);
  });
});
