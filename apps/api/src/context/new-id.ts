import { randomBytes, randomInt } from 'node:crypto';
import { type IdKind, idPrefix } from '@firstday/domain';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const length = 22;

/** A new id: its kind's prefix and a UUIDv7 in base58, so that ids of one kind sort by creation. */
export function newId(kind: IdKind, now: Date): string {
  return idPrefix[kind] + base58(increasing(now.getTime(), uuidV7(now)));
}

/** A boundary, not an id of anything: ids created from this time on sort after it, all others before. */
export const smallestIdAt = (kind: IdKind, moment: Date): string =>
  idPrefix[kind] + base58(BigInt(moment.getTime()) << timestampBits);

const timestampBits = 80n;
const maxStep = 2 ** 40;

/** The last id of each millisecond; requests that run side by side each have a time of their own. */
const lastAt = new Map<number, bigint>();
const keptMoments = 4096;

/**
 * Within a millisecond the ids of one process also increase, by random steps: the rows of a request keep their order,
 * and ids cannot be guessed.
 */
function increasing(moment: number, random: bigint): bigint {
  const last = lastAt.get(moment);
  const next = last === undefined || random > last ? random : last + BigInt(randomInt(1, maxStep));
  if (last === undefined && lastAt.size >= keptMoments) lastAt.delete(lastAt.keys().next().value ?? moment);
  lastAt.set(moment, next);
  return next;
}

/** RFC 9562, section 5.7: 48 bits of milliseconds, version, variant, 74 random bits. */
function uuidV7(now: Date): bigint {
  const bytes = random16();
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return BigInt(`0x${bytes.toString('hex')}`);
}

const pool = { bytes: Buffer.alloc(0), used: 0 };

/** Sixteen random bytes, drawn from the system in larger blocks, which cost little more than one draw. */
function random16(): Buffer {
  if (pool.used >= pool.bytes.length) {
    pool.bytes = randomBytes(4096);
    pool.used = 0;
  }
  pool.used += 16;
  return pool.bytes.subarray(pool.used - 16, pool.used);
}

/** Nine digits at a time: a number holds them exactly, and dividing a bigint is slow. */
const [five, nine] = [58 ** 5, 58n ** 9n];

function base58(number: bigint): string {
  let rest = number;
  let digits = '';
  for (let left = length; left > 0; left -= 9) {
    const part = Number(rest % nine);
    const high = Math.floor(part / five);
    digits = fourDigits(high) + fiveDigits(part - high * five) + digits;
    rest /= nine;
  }
  return digits.slice(-length);
}

const fiveDigits = (number: number): string =>
  fourDigits(Math.floor(number / 58)) + alphabet.charAt(number % 58);

const fourDigits = (number: number): string =>
  twoDigits(Math.floor(number / 3364)) + twoDigits(number % 3364);

const twoDigits = (number: number): string =>
  alphabet.charAt(Math.floor(number / 58)) + alphabet.charAt(number % 58);
