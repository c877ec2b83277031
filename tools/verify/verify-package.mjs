import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { crc32, inflateRawSync } from 'node:zlib';

/*
 * Verifies an inspection package by itself: this file and Node 22 or later, no database, no network, nothing to install.
 *
 *   node verify.mjs PACKAGE.zip [--key PUBLIC-KEY.pem | --signer FINGERPRINT] [--anchors FOLDER] [--authority CERTIFICATE.pem]
 *
 * It names the signer by the fingerprint of the key. Without a key or a fingerprint of yours it uses the key in the package, which shows
 * only that the package agrees with itself: anyone can sign a forged package with a key of their own. With a copy of
 * the log of anchors it also says whether the package's anchors are those of the log. Time-stamps of anchors are verified against
 * the certificates that they bring; with a certificate of yours, that of the authority or of who vouches for it, these are too. It prints every fault that it finds.
 *
 * Exit codes: 0 the package is whole and the signer is the one that you gave, 1 it has a fault, 2 wrong usage, 3 it is whole but the
 * signer is unknown.
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
/** Forms whose index is attested since later than they are there, or not at all: of earlier versions of the system. */
const [attestedLater, unattested] = [[], []];

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
      if (log && log.anchors.get(sequence)?.hash !== hash)
        fault('anchors.jsonl', `anchor ${sequence} is not that of the log`);
      anchors.set(sequence, anchor);
    }
  }
  return anchors;
}

function logLines(folder, ending) {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      // A line that was cut off while it was written is followed by the same entry, whole.
      return [];
    }
  });
}

const logOf = (folder) => ({
  anchors: new Map(logLines(folder, '.jsonl').map((anchor) => [anchor.sequence, anchor])),
  timeStamps: logLines(folder, '.ndjson'),
});

// Time-stamps (RFC 3161)

/** A DER value: a tag, a length, a content. */
function derAt(bytes, at) {
  let [length, begin] = [bytes[at + 1], at + 2];
  if (length > 0x80) {
    const count = length - 0x80;
    length = bytes.readUIntBE(begin, count);
    begin += count;
  }
  if (!(begin + length <= bytes.length)) throw new Error('it is cut off');
  return {
    tag: bytes[at],
    content: bytes.subarray(begin, begin + length),
    whole: bytes.subarray(at, begin + length),
  };
}

function partsOf({ content }) {
  const parts = [];
  for (let at = 0; at < content.length; at += parts.at(-1).whole.length) parts.push(derAt(content, at));
  return parts;
}

const signedDataId = '2a864886f70d010702';
const timeStampInfoId = '2a864886f70d0109100104';
const messageDigestId = '2a864886f70d010904';
const timeStampingUse = '1.3.6.1.5.5.7.3.8';
const digestNames = new Map([
  ['608648016503040201', 'sha256'],
  ['608648016503040202', 'sha384'],
  ['608648016503040203', 'sha512'],
]);
const idOf = (sequence) => partsOf(sequence)[0].content.toString('hex');
const isValue = (one, other, problem) => {
  if (one !== other) throw new Error(problem);
};

function toTime(text) {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second, fraction = ''] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`).toISOString();
}

/** The time of a token and the certificate that signed it. Throws where it is not a time-stamp of the text, as it was signed. */
function readTimeStamp(token, text) {
  const [type, wrapped] = partsOf(derAt(token, 0));
  isValue(type.content.toString('hex'), signedDataId, 'it is no signed message');
  const parts = partsOf(partsOf(wrapped)[0]);
  const [contentType, octets] = partsOf(parts[2]);
  isValue(contentType.content.toString('hex'), timeStampInfoId, 'it is no time-stamp');
  const info = partsOf(octets)[0].content;
  const [, , imprint, , time] = partsOf(derAt(info, 0));
  isValue(digestNames.get(idOf(partsOf(imprint)[0])), 'sha256', 'it is of a hash of another kind');
  isValue(partsOf(imprint)[1].content.toString('hex'), sha256(text), 'it is of something else');
  const [, , algorithm, attributes, , signature] = partsOf(partsOf(parts.at(-1))[0]);
  const digest = digestNames.get(idOf(algorithm));
  const told = partsOf(attributes).find((attribute) => idOf(attribute) === messageDigestId);
  const hash = createHash(digest).update(info).digest('hex');
  isValue(partsOf(partsOf(told)[1])[0].content.toString('hex'), hash, 'it was changed');
  const signed = Buffer.from(attributes.whole);
  // As a set, which is what it is; in the token it is the first of the optional parts.
  signed[0] = 0x31;
  const certificates = parts.filter(({ tag }) => tag === 0xa0).flatMap(partsOf);
  const certificate = certificates
    .map(({ whole }) => new X509Certificate(whole))
    .find(
      (it) =>
        it.keyUsage?.includes(timeStampingUse) && verify(digest, signed, it.publicKey, signature.content),
    );
  if (!certificate) throw new Error('no certificate of time-stamps that it brings signed it');
  const at = toTime(time.content.toString('latin1'));
  const [from, until] = [certificate.validFrom, certificate.validTo].map((it) => Date.parse(it));
  if (Date.parse(at) < from || Date.parse(at) > until)
    throw new Error('its certificate was not in force at the time that it says');
  return { at, certificate };
}

const clockTolerance = 600_000;

/** Since when anchors are proven to have been there, by their number: by their own time-stamp, or that of one that follows. */
function checkTimeStamps(stamps, anchors, authority) {
  const proofs = new Map();
  for (const { sequence, hash, token } of stamps) {
    const says = (what) => fault('time-stamps', `that of anchor ${sequence}: ${what}`);
    const anchor = anchors.get(sequence);
    if (anchor?.hash !== hash) {
      says('it is of an anchor that is not here');
      continue;
    }
    try {
      const proof = readTimeStamp(Buffer.from(token, 'base64'), hash);
      const { certificate } = proof;
      const isTrusted =
        !authority ||
        authority.fingerprint256 === certificate.fingerprint256 ||
        certificate.verify(authority.publicKey);
      if (!isTrusted) says('it is of another authority than the one given');
      else if (Date.parse(proof.at) + clockTolerance < Date.parse(anchor.at))
        says('it is older than the anchor says');
      else proofs.set(sequence, proof);
    } catch (error) {
      says(error.message);
    }
  }
  return proofs;
}

const anchorHash = ({ at, heads, previous_hash, root, sequence }) =>
  sha256(JSON.stringify({ at, heads, previous_hash, root, sequence }));

/** Each follows from the one before by its hash: who stamps one has seen them all. */
function provenSince(proofs, anchors) {
  const since = new Map();
  for (const anchor of [...anchors.values()].sort((one, other) => other.sequence - one.sequence)) {
    const { hash, sequence } = anchor;
    const next = anchors.get(sequence + 1);
    const follows =
      next?.previous_hash === hash && next.hash === anchorHash(next) ? since.get(sequence + 1) : undefined;
    const proof = proofs.get(sequence) ?? follows;
    if (proof && hash === anchorHash(anchor)) since.set(sequence, proof);
  }
  return since;
}

function sayTimeStamps(own, since) {
  const proven = own.filter(({ sequence }) => since.has(sequence));
  if (proven.length === 0) return;
  const latest = proven
    .map(({ sequence }) => since.get(sequence))
    .sort((one, other) => (one.at < other.at ? 1 : -1))[0];
  const { certificate } = latest;
  const name = certificate.subject.replaceAll('\n', ', ');
  const until = new Date(certificate.validTo).toISOString();
  stdout.write(
    `${proven.length} of ${own.length} anchors were there by ${latest.at} at the latest: time-stamps of ${name}, whose certificate has the fingerprint (SHA-256) ${certificate.fingerprint256.replaceAll(':', '').toLowerCase()}.\n`,
  );
  stdout.write(
    Date.parse(until) < Date.now()
      ? `That certificate ended on ${until}. It was in force when it stamped, which is what counts; whether it was revoked later is not asked.\n`
      : `That certificate is in force until ${until}; whether it was revoked is not asked.\n`,
  );
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

/** What the form is found by, as its trail attests it: all of it at first, then what changed. Nothing where it does not. */
function attestedIndex(entries) {
  let index;
  for (const { at, sequence, detail } of entries) {
    if (!detail.index) continue;
    const { placements = {}, ...facts } = detail.index;
    if (!index && !('form_key' in facts)) continue;
    index ??= { since: sequence === 1 ? null : at, facts: {}, placements: new Map() };
    Object.assign(index.facts, facts);
    for (const [id, patch] of Object.entries(placements))
      if (patch === null) index.placements.delete(id);
      else index.placements.set(id, { ...index.placements.get(id), ...patch });
  }
  return index && { ...index, placements: Object.fromEntries(index.placements) };
}

function checkIndex(record, index, where) {
  if (!index) {
    unattested.push(where);
    return;
  }
  if (index.since) attestedLater.push(`${where}: since ${index.since}`);
  const { facts, placements } = index;
  if (canonicalJson(record.index) !== canonicalJson({ facts, placements }))
    fault(where, 'the person, employer, dates or form are not those that the trail attests');
  const said = {
    employee_id: record.employee_id,
    employer_id: record.employer_id,
    form_key: record.form,
    edition: record.edition,
    completed_at: record.completed_at,
    deleted_at: record.withdrawn_at,
  };
  for (const [name, value] of Object.entries(said))
    if (value !== facts[name]) fault(where, `${name} is ${value}, and ${facts[name]} by the trail`);
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
        if (document.version !== made.version)
          fault(folder, `document ${document.id} is version ${made.version} by the trail`);
        else if (hashOf(document[part]) !== made[`${part}_sha256`])
          fault(`${folder}/${document[part]}`, 'is not the file that was made');
  }
  for (const id of record.missing)
    fault(folder, `${id} could not be read as it was made when the package was`);
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
    return { entries };
  }
  const record = json(source, name);
  if (!record) return undefined;
  if (record.task_id !== entries[0]?.task_id) fault(name, 'is of another form than the trail');
  checkIndex(record, attestedIndex(entries), name);
  checkSignatures(record, entries, name);
  checkPapers(source, folder, record, entries);
  return { entries, record };
}

/** RFC 4180, each cell in quotation marks. An apostrophe that keeps a spreadsheet from computing is left out. */
const cellsOf = (line) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell.replaceAll('""', '"').replace(/^'/, ''));

/** Of a line of the roster, by the titles of the columns. */
function rosterLines(source) {
  const [head = '', ...lines] = (read(source, 'roster.csv')?.toString() ?? '').split('\r\n');
  const titles = cellsOf(head);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = cellsOf(line);
      return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']));
    });
}

/** First and last day of an employee's work within what the package was asked for. */
function employmentOf({ placements }, scope) {
  const asked = Object.entries(scope ?? {}).filter(
    ([name, id]) => ['employer_id', 'client_id', 'job_id'].includes(name) && id !== null,
  );
  const inScope = Object.values(placements).filter((it) => asked.every(([name, id]) => it[name] === id));
  const ends = inScope.map(({ ends_on, deleted_at }) => ends_on ?? deleted_at?.slice(0, 10));
  const sorted = (days) => days.filter(Boolean).sort();
  return {
    first: sorted(inScope.map(({ starts_on }) => starts_on))[0],
    last: ends.every(Boolean) ? sorted(ends).at(-1) : undefined,
  };
}

/** A line of the roster says of a form what the trail attests, and the name that was signed. */
function checkRosterLine(source, line, { entries, record }, { scope, made_at }) {
  const index = attestedIndex(entries);
  if (!index) return;
  const { facts } = index;
  const { first, last } = employmentOf(index, scope);
  const signed = record?.signed_answers?.section_1 ?? {};
  const name = [signed['task.last_name'], signed['task.first_name']].filter(Boolean).join(', ');
  const state = line['State'];
  const expected = {
    'Employee id': facts.employee_id,
    'Form id': entries[0]?.task_id,
    Form: `${facts.form_key} ${facts.edition}`,
    ...(name !== '' && { Name: name }),
    ...(first && { 'Hired on': first }),
    ...(line['Ended on'] !== '' && { 'Ended on': last }),
  };
  const where = `roster.csv, ${line['Folder']}`;
  for (const [title, value] of Object.entries(expected))
    if (line[title].trim() !== value?.trim())
      fault(where, `${title} is ${line[title]}, and ${value} by the trail`);
  if (line['Ended on'] === '' && last && last < made_at.slice(0, 10) && !isDayBefore(last, made_at))
    fault(where, `Ended on is empty, and ${last} by the trail`);
  const isCorrected = facts.is_being_corrected === true;
  const isComplete = facts.completed_at !== null || isCorrected;
  if (
    record &&
    (state.startsWith('Complete') !== isComplete ||
      state.includes('correction is in progress') !== isCorrected)
  )
    fault(where, `the state is ${state}, which the trail does not say`);
  if (state.includes('(withdrawn, kept)') !== (facts.deleted_at !== null))
    fault(where, 'says of whether the form was withdrawn what the trail does not');
}

/** A package is ordered a little before it is made, maybe on the day before. */
const isDayBefore = (day, at) => Date.parse(at) - Date.parse(day) < 2 * 86_400_000;

/** Every folder has its line in the roster, and every line its folder. */
function checkRoster(source, folders, asked) {
  const lines = rosterLines(source);
  const listed = lines.map(({ Folder: folder }) => folder).filter(Boolean);
  for (const line of lines) {
    const form = folders.get(line['Folder']);
    if (form && asked) checkRosterLine(source, line, form, asked);
  }
  for (const folder of folders.keys()) if (!listed.includes(folder)) fault('roster.csv', `lacks ${folder}`);
  for (const folder of listed)
    if (!folders.has(folder)) fault('roster.csv', `names ${folder}, which is missing`);
}

function sayIndexes() {
  if (attestedLater.length > 0)
    stdout.write(
      `Person, employer and dates of ${attestedLater.length} forms are attested since the system did that:\n`,
    );
  for (const line of attestedLater) stdout.write(`  ${line}\n`);
  for (const where of unattested)
    stdout.write(
      `${where}: person, employer and dates are not attested: an earlier version of the system made it.\n`,
    );
}

// The program

const known = ['--key', '--signer', '--anchors', '--authority'];
const options = new Map();
const given = argv.slice(2).filter((word, at, all) => {
  if (known.includes(word)) options.set(word, all[at + 1]);
  return !word.startsWith('--') && !known.includes(all[at - 1]);
});
if (given.length !== 1 || [...options.values()].includes(undefined)) {
  stdout.write(
    'node verify.mjs PACKAGE.zip [--key PUBLIC-KEY.pem | --signer FINGERPRINT] [--anchors FOLDER] [--authority CERTIFICATE.pem]\n',
  );
  exit(2);
}

/** The fingerprint of the key that the package is verified with. */
let signer = '';

function verifyPackage(path) {
  const source = statSync(path).isDirectory() ? new Folder(path.replace(/\/+$/, '')) : new Archive(path);
  const own = read(source, 'public-key.pem') ?? '';
  const key = createPublicKey(options.has('--key') ? readFileSync(options.get('--key')) : own);
  const fingerprintOf = (it) => sha256(it.export({ type: 'spki', format: 'der' }));
  signer = fingerprintOf(key);
  stdout.write(
    `The key has the fingerprint (SHA-256) ${signer}${options.has('--key') ? '' : ', and comes from the package itself'}.\n`,
  );
  const wanted = options.get('--signer')?.toLowerCase();
  if (wanted !== undefined && wanted !== signer)
    fault('public-key.pem', 'has another fingerprint than the one given');
  if (fingerprintOf(createPublicKey(own)) !== fingerprintOf(key))
    fault('public-key.pem', 'is another key than the one given');
  const manifest = checkManifest(source, key);
  const log = options.has('--anchors') ? logOf(options.get('--anchors')) : undefined;
  const anchors = checkAnchors(source, key, log);
  const proven = proofsOf(source, anchors, log);
  const folders = new Map();
  for (const name of source.names()) {
    const folder = /^forms\/[^/]+(?=\/)/.exec(name)?.[0];
    if (folder === undefined || folders.has(folder)) continue;
    try {
      folders.set(folder, undefined);
      folders.set(folder, checkForm(source, folder, anchors));
    } catch {
      fault(folder, 'cannot be understood');
    }
  }
  checkRoster(source, folders, manifest?.package);
  if (source.file !== undefined) closeSync(source.file);
  return { manifest, forms: folders.size, anchors: [...anchors.values()], proven };
}

/** Of the package's own time-stamps, and those of the log. */
function proofsOf(source, own, log) {
  const authority =
    options.has('--authority') && new X509Certificate(readFileSync(options.get('--authority')));
  const all = new Map([...(log?.anchors ?? []), ...own]);
  const stamps = source.has('time-stamps.jsonl') ? jsonLines(source, 'time-stamps.jsonl') : [];
  return provenSince(checkTimeStamps([...stamps, ...(log?.timeStamps ?? [])], all, authority), all);
}

try {
  const { manifest, forms, anchors, proven } = verifyPackage(given[0]);
  const made = manifest?.package;
  if (made)
    stdout.write(
      `Package ${made.id} of ${made.employer}, made at ${made.made_at}: ${manifest.files.length} files, ${forms} forms.\n`,
    );
  sayTimeStamps(anchors, proven);
  sayIndexes();
} catch (error) {
  fault(given[0], error.message);
}
for (const line of faults) stdout.write(`${line}\n`);
if (faults.length > 0) {
  stdout.write(`The package is not whole: ${faults.length} faults.\n`);
  exit(1);
}
if (!options.has('--key') && !options.has('--signer')) {
  stdout.write(`The package is whole, but the signer is unknown: ${signer}.\n`);
  exit(3);
}
stdout.write(`The package is whole, and signed by ${signer}.\n`);
exit(0);
