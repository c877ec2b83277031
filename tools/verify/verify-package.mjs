import { createHash, createPublicKey, verify } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { crc32, inflateRawSync } from 'node:zlib';

/*
 * Verifies an inspection package by itself: this file and Node 22 or later, no database, no network, nothing to install.
 *
 *   node verify.mjs PACKAGE.zip [--key PUBLIC-KEY.pem] [--anchors FOLDER]
 *
 * Without a key of yours it takes the one in the package, which shows only that the package agrees with itself. With a copy of
 * the log of anchors it also says whether the package's anchors are those of the log. It prints every fault that it finds, and
 * ends with 0 where there is none, and with 1 where there is one.
 */

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** JSON written one way: what was hashed was written so. */
const canonicalJson = (value) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const faults = [];
const fault = (where, what) => void faults.push(`${where}: ${what}`);

// The archive

const isPlainName = (name) =>
  /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split('/').some((part) => part === '.' || part === '..');

/** Reads a ZIP by its directory. Whatever its files are called, none of them is written anywhere. */
class Archive {
  entries = new Map();

  constructor(path) {
    this.file = openSync(path, 'r');
    this.length = fstatSync(this.file).size;
    const { entries, offset, size } = this.findDirectory();
    this.readDirectory(this.bytes(offset, size), entries);
    this.checkExtent(offset);
  }

  bytes(at, length) {
    const buffer = Buffer.alloc(length);
    if (length < 0 || readSync(this.file, buffer, 0, length, at) !== length)
      throw new Error('the archive is cut off');
    return buffer;
  }

  findDirectory() {
    const tailLength = Math.min(this.length, 65_557);
    const tail = this.bytes(this.length - tailLength, tailLength);
    const at = tail.lastIndexOf(Buffer.from('PK\x05\x06'));
    if (at < 0) throw new Error('this is no ZIP archive, or its end is missing');
    if (at + 22 !== tailLength) fault('archive', 'something follows its end');
    const small = {
      entries: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    if (small.offset !== 0xffffffff) return small;
    const end = this.bytes(Number(tail.readBigUInt64LE(at - 12)), 56);
    const number = (position) => Number(end.readBigUInt64LE(position));
    return { entries: number(32), size: number(40), offset: number(48) };
  }

  readDirectory(directory, count) {
    let at = 0;
    for (let index = 0; index < count; index += 1) {
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((to) =>
        directory.readUInt16LE(at + to),
      );
      const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
      const near = directory.readUInt32LE(at + 42);
      const entry = {
        method: directory.readUInt16LE(at + 10),
        crc32: directory.readUInt32LE(at + 16),
        storedSize: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: near === 0xffffffff ? Number(directory.readBigUInt64LE(at + 50 + nameLength)) : near,
      };
      if (!isPlainName(name))
        fault(JSON.stringify(name), 'has a name that no file of a package has: do not unpack it');
      if (this.entries.has(name)) fault(name, 'is in the archive twice');
      this.entries.set(name, entry);
      at += 46 + nameLength + extraLength + commentLength;
    }
  }

  /** Bytes between files are of none: other programs could show them. */
  checkExtent(end) {
    let at = 0;
    for (const [name, entry] of [...this.entries].sort(([, one], [, other]) => one.offset - other.offset)) {
      if (entry.offset !== at) fault(name, 'does not begin where the file before it ends');
      const head = this.bytes(entry.offset, 30);
      const length = head.readUInt16LE(26);
      const ownName = this.bytes(entry.offset + 30, length).toString();
      if (ownName !== name) fault(name, `is called ${JSON.stringify(ownName)} where it stands`);
      entry.begin = entry.offset + 30 + length + head.readUInt16LE(28);
      at = entry.begin + entry.storedSize;
    }
    if (at !== end) fault('archive', 'has bytes that belong to no file');
  }

  names = () => [...this.entries.keys()];
  has = (name) => this.entries.has(name);

  read(name) {
    const { begin, method, size, storedSize, crc32: sum } = this.entries.get(name);
    const stored = this.bytes(begin, storedSize);
    const content = method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: Math.max(size, 1) });
    if (content.length !== size || crc32(content) !== sum) fault(name, 'is damaged');
    return content;
  }
}

/** A package that was unpacked. */
class Folder {
  constructor(path) {
    this.path = path;
    this.all = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((it) => !it.isDirectory())
      .map((it) =>
        join(it.parentPath, it.name)
          .slice(path.length + 1)
          .replaceAll('\\', '/'),
      );
  }

  names = () => this.all;
  has = (name) => this.all.includes(name);
  read = (name) => readFileSync(join(this.path, name));
}

// What is in it

/** @returns nothing where it is not there or cannot be read */
function read(source, name) {
  try {
    if (source.has(name)) return source.read(name);
    fault(name, 'is missing');
  } catch {
    fault(name, 'cannot be read');
  }
  return undefined;
}

function parsed(name, text) {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    fault(name, 'cannot be understood');
    return undefined;
  }
}
const json = (source, name) => parsed(name, read(source, name)?.toString());
const jsonLines = (source, name) =>
  (read(source, name)?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line, at) => parsed(`${name}:${at + 1}`, line) ?? []);

const isSigned = (text, signature, key) =>
  verify(null, Buffer.from(text), key, Buffer.from(String(signature), 'base64'));

function checkManifest(source, key) {
  const content = read(source, 'manifest.json');
  const manifest = parsed('manifest.json', content?.toString());
  const signed = json(source, 'manifest.sig.json');
  if (!content || !Array.isArray(manifest?.files)) return undefined;
  const hash = sha256(content);
  if (signed?.manifest_sha256 !== hash) fault('manifest.json', 'is not the one that was signed');
  if (!isSigned(`${manifest.format}\n${hash}`, signed?.signature, key))
    fault('manifest.sig.json', 'is not signed with the key');
  if (manifest.format !== 'firstday.inspection_package/1')
    fault('manifest.json', `is of a kind that this program does not know: ${manifest.format}`);
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  if (listed.size !== manifest.files.length) fault('manifest.json', 'names a file twice');
  for (const name of listed.keys()) if (!source.has(name)) fault(name, 'is in the manifest, and missing');
  for (const name of source.names()) {
    if (name === 'manifest.json' || name === 'manifest.sig.json') continue;
    const file = listed.get(name);
    if (!file) fault(name, 'is not in the manifest: it was added');
    else if (sha256(read(source, name) ?? '') !== file.sha256) fault(name, 'was changed');
  }
  return manifest;
}

const leafHash = (leaf) => createHash('sha256').update('\0').update(leaf).digest();
const nodeHash = (left, right) => createHash('sha256').update('\x01').update(left).update(right).digest();

/** RFC 9162, 2.1.3.2. */
function isInTree(leaf, { leaf_index: index, path }, { heads: size, root }) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size || !Array.isArray(path)) return false;
  let [at, last, hash] = [index, size - 1, leafHash(leaf)];
  for (const beside of path) {
    if (last === 0) return false;
    const other = Buffer.from(String(beside), 'hex');
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(other, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else hash = nodeHash(hash, other);
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 && hash.toString('hex') === root;
}

/** Anchors by their number, those that are as they were signed. */
function checkAnchors(source, key, log) {
  const anchors = new Map();
  for (const anchor of jsonLines(source, 'anchors.jsonl')) {
    const { at, heads, previous_hash, root, sequence } = anchor;
    const hash = sha256(JSON.stringify({ at, heads, previous_hash, root, sequence }));
    if (hash !== anchor.hash) fault('anchors.jsonl', `anchor ${sequence} was changed`);
    else if (!isSigned(hash, anchor.signature, key))
      fault('anchors.jsonl', `anchor ${sequence} is not signed with the key`);
    else {
      if (log && log.get(sequence) !== hash)
        fault('anchors.jsonl', `anchor ${sequence} is not that of the log`);
      anchors.set(sequence, anchor);
    }
  }
  return anchors;
}

function logOf(folder) {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const anchors = lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      // A line that was cut off while it was written is followed by the same anchor, whole.
      return [];
    }
  });
  return new Map(anchors.map(({ sequence, hash }) => [sequence, hash]));
}

// A form

/** Its entries, each from the one before, the last of them held by an anchor. */
function checkTrail(source, folder, anchors) {
  const [name, proofName] = [`${folder}/trail.jsonl`, `${folder}/proof.json`];
  const entries = jsonLines(source, name);
  let previous = sha256('firstday.audit');
  for (const [index, entry] of entries.entries()) {
    const { task_id, sequence, kind, at, actor, detail } = entry;
    const hash = sha256(previous + canonicalJson({ task_id, sequence, kind, at, actor, detail }));
    if (sequence !== index + 1) fault(name, `entry ${index + 1} is missing`);
    if (entry.previous_hash !== previous || entry.hash !== hash)
      fault(name, `entry ${sequence} was changed, or does not follow from the one before`);
    previous = entry.hash;
  }
  const [last, proof] = [entries.at(-1), json(source, proofName)];
  const { task_id, sequence, hash } = proof ?? {};
  const anchor = anchors.get(proof?.anchor);
  if (!anchor) fault(proofName, 'names an anchor that is not in the package as it was signed');
  else if (!isInTree(canonicalJson({ task_id, sequence, hash }), proof, anchor))
    fault(proofName, `anchor ${anchor.sequence} does not hold this head`);
  if (last?.sequence !== sequence || last?.hash !== hash || last?.task_id !== task_id)
    fault(name, 'does not end with the entry that is anchored: it was cut, or made anew');
  if (!folder.endsWith(String(task_id))) fault(folder, 'has the trail of another form');
  return entries;
}

function checkSignatures(record, entries, where) {
  const voided = new Set(
    entries.filter(({ kind }) => kind === 'signature_voided').map(({ detail }) => detail.signature_id),
  );
  const signed = entries.filter(({ kind }) => kind === 'signed');
  const ids = new Set(signed.map(({ detail }) => detail.signature_id));
  for (const { content } of record.signatures)
    if (!ids.has(content.id)) fault(where, `signature ${content.id} is not in the trail`);
  for (const { detail } of signed) {
    const { signature_id: id, section_id: section } = detail;
    const signature = record.signatures.find(({ content }) => content.id === id);
    if (!signature) fault(where, `signature ${id} of the trail is missing`);
    else if (detail.signature_sha256 && sha256(canonicalJson(signature.content)) !== detail.signature_sha256)
      fault(where, `signature ${id} is not as it was made`);
    else if ((signature.voided_at !== null) !== voided.has(id))
      fault(where, `signature ${id} counts where it should not, or the other way round`);
    if (
      !voided.has(id) &&
      sha256(canonicalJson(record.signed_answers[section] ?? null)) !== detail.answers_sha256
    )
      fault(where, `the answers of ${section} are not those that were signed`);
  }
}

function checkPapers(source, folder, record, entries) {
  const hashOf = (file) => sha256(read(source, `${folder}/${file}`) ?? '');
  const detailsOf = (wanted) => entries.filter(({ kind }) => kind === wanted).map(({ detail }) => detail);
  const isSaidToBeMissing = (id) => record.missing.includes(id);
  for (const made of detailsOf('document_made')) {
    const document = record.documents.find(({ id }) => id === made.document_id);
    if (isSaidToBeMissing(made.document_id)) continue;
    if (!document) fault(folder, `document ${made.document_id} of the trail is missing`);
    else
      for (const part of ['pdf', 'certificate'])
        if (hashOf(document[part]) !== made[`${part}_sha256`])
          fault(`${folder}/${document[part]}`, 'is not the file that was made');
  }
  const removed = new Set(detailsOf('file_removed').map(({ file_id }) => file_id));
  for (const { file_id: id, checksum } of detailsOf('file_added')) {
    const copy = record.files.find((file) => file.id === id);
    if (copy && hashOf(copy.file) !== checksum)
      fault(`${folder}/${copy.file}`, 'is not the file that was uploaded');
    if (!copy && !removed.has(id) && !isSaidToBeMissing(id))
      fault(folder, `uploaded file ${id} of the trail is missing`);
  }
  const kept = detailsOf('version_kept');
  if (kept.length !== record.versions.length)
    fault(folder, `has ${record.versions.length} earlier versions, the trail ${kept.length}`);
  for (const { version, version_sha256 } of kept) {
    const file = record.versions.find(({ number }) => number === version)?.file;
    if (!file || hashOf(file) !== version_sha256)
      fault(folder, `version ${version} is not the one that was kept`);
  }
  const known = (id, list) => detailsOf(list).some((detail) => (detail.document_id ?? detail.file_id) === id);
  for (const { id } of record.documents)
    if (!known(id, 'document_made')) fault(folder, `document ${id} is not in the trail`);
  for (const { id } of record.files)
    if (!known(id, 'file_added')) fault(folder, `file ${id} is not in the trail`);
}

function checkForm(source, folder, anchors) {
  const entries = checkTrail(source, folder, anchors);
  const name = `${folder}/record.json`;
  if (!source.has(name)) {
    if (!entries.some(({ kind }) => kind === 'purged'))
      fault(
        folder,
        'has no record: the system that made the package found that this form differs from its trail, or it was taken out',
      );
    return;
  }
  const record = json(source, name);
  if (!record) return;
  if (record.task_id !== entries[0]?.task_id) fault(name, 'is of another form than the trail');
  checkSignatures(record, entries, name);
  checkPapers(source, folder, record, entries);
}

/** Every folder has its line in the roster, and every line its folder. */
function checkRoster(source, folders) {
  const lines = (read(source, 'roster.csv')?.toString() ?? '').split('\r\n').slice(1);
  const listed = lines.flatMap((line) => /"(forms\/[\w.-]+)"$/.exec(line)?.[1] ?? []);
  for (const folder of folders) if (!listed.includes(folder)) fault('roster.csv', `lacks ${folder}`);
  for (const folder of listed)
    if (!folders.has(folder)) fault('roster.csv', `names ${folder}, which is missing`);
}

// The program

const options = new Map();
const given = argv.slice(2).filter((word, at, all) => {
  if (word === '--key' || word === '--anchors') options.set(word, all[at + 1]);
  return !word.startsWith('--') && !['--key', '--anchors'].includes(all[at - 1]);
});
if (given.length !== 1 || [...options.values()].includes(undefined)) {
  stdout.write('node verify.mjs PACKAGE.zip [--key PUBLIC-KEY.pem] [--anchors FOLDER]\n');
  exit(2);
}

function verifyPackage(path) {
  const source = statSync(path).isDirectory() ? new Folder(path.replace(/\/+$/, '')) : new Archive(path);
  const own = read(source, 'public-key.pem') ?? '';
  const key = createPublicKey(options.has('--key') ? readFileSync(options.get('--key')) : own);
  const fingerprintOf = (it) => sha256(it.export({ type: 'spki', format: 'der' }));
  stdout.write(
    `The key has the fingerprint (SHA-256) ${fingerprintOf(key)}${options.has('--key') ? '' : ', and comes from the package itself'}.\n`,
  );
  if (fingerprintOf(createPublicKey(own)) !== fingerprintOf(key))
    fault('public-key.pem', 'is another key than the one given');
  const manifest = checkManifest(source, key);
  const anchors = checkAnchors(
    source,
    key,
    options.has('--anchors') ? logOf(options.get('--anchors')) : undefined,
  );
  const folders = new Set(source.names().flatMap((name) => /^forms\/[^/]+(?=\/)/.exec(name)?.[0] ?? []));
  for (const folder of folders) {
    try {
      checkForm(source, folder, anchors);
    } catch {
      fault(folder, 'cannot be understood');
    }
  }
  checkRoster(source, folders);
  if (source.file !== undefined) closeSync(source.file);
  return { manifest, forms: folders.size };
}

try {
  const { manifest, forms } = verifyPackage(given[0]);
  const made = manifest?.package;
  if (made)
    stdout.write(
      `Package ${made.id} of ${made.employer}, made at ${made.made_at}: ${manifest.files.length} files, ${forms} forms.\n`,
    );
} catch (error) {
  fault(given[0], error.message);
}
for (const line of faults) stdout.write(`${line}\n`);
stdout.write(
  faults.length === 0 ? 'The package is whole.\n' : `The package is not whole: ${faults.length} faults.\n`,
);
exit(faults.length === 0 ? 0 : 1);
