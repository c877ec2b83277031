import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';

/*
 * Verifies a log of anchors (DATA_DIR/anchors, or a copy of it) by itself: this file and Node, no database and no network.
 *
 *   node verify-anchors.mjs FOLDER [PUBLIC-KEY.pem]
 *
 * Without a key of yours it uses the one in the folder, which shows only that the log agrees with itself: keep the key elsewhere.
 *
 * Exit codes: 0 the log is whole and signed with your key, 1 it has a fault, 2 wrong usage, 3 it is whole but the signer is unknown.
 */

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** As an anchor is hashed: its properties in the order of their names. */
const hashOf = ({ at, heads, previous_hash, root, sequence }) =>
  sha256(JSON.stringify({ at, heads, previous_hash, root, sequence }));

function linesOf(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .map((text, at) => ({ text, place: `${name}:${at + 1}` }))
      .filter(({ text }) => text !== ''),
  );
}

/** A line that was cut off while it was written is followed by the same anchor, whole: that one counts. */
function parse({ text, place }) {
  try {
    return [{ ...JSON.parse(text), place }];
  } catch {
    return [];
  }
}

function* faultsOf(anchors, publicKey) {
  let previous = { sequence: 0, hash: sha256('firstday.anchors'), at: '' };
  for (const anchor of anchors) {
    const says = (fault) => `${anchor.place}: anchor ${anchor.sequence} ${fault}`;
    if (anchor.sequence !== previous.sequence + 1) yield says(`follows anchor ${previous.sequence}`);
    else if (anchor.previous_hash !== previous.hash) yield says('does not follow from the one before');
    if (anchor.hash !== hashOf(anchor)) yield says('was changed');
    const signature = Buffer.from(String(anchor.signature), 'base64');
    if (!verify(null, Buffer.from(String(anchor.hash)), publicKey, signature))
      yield says('is not signed with the key');
    if (anchor.at < previous.at) yield says('is of an earlier time than the one before');
    previous = anchor;
  }
}

const [folder, keyFile] = argv.slice(2);
if (!folder) {
  stdout.write('node verify-anchors.mjs FOLDER [PUBLIC-KEY.pem]\n');
  exit(2);
}
const publicKey = createPublicKey(readFileSync(keyFile ?? join(folder, 'public-key.pem')));
const signer = createHash('sha256')
  .update(publicKey.export({ type: 'spki', format: 'der' }))
  .digest('hex');
const anchors = linesOf(folder).flatMap(parse);
const faults = [...faultsOf(anchors, publicKey)];
const last = anchors.at(-1);
stdout.write(`The key has the fingerprint (SHA-256) ${signer}.\n`);
stdout.write(
  last ? `${anchors.length} anchors, the last of ${last.at}: ${last.hash}\n` : 'There is no anchor.\n',
);
for (const fault of faults) stdout.write(`${fault}\n`);
if (faults.length > 0) {
  stdout.write(`The log is not whole: ${faults.length} faults.\n`);
  exit(1);
}
if (keyFile === undefined) {
  stdout.write(`The log is whole, but the signer is unknown: ${signer}.\n`);
  exit(3);
}
stdout.write(`The log is whole, and signed by ${signer}.\n`);
exit(0);
