import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Keyring, SealingKey, UnknownKeyError } from './keyring.js';
import { headerLength, keyIdOf } from './sealed-header.js';
import { Sealer } from './sealer.js';
import { sealedBefore } from '../testing/sealed-before.js';

const [old, young] = [new SealingKey(Buffer.alloc(32, 1)), new SealingKey(Buffer.alloc(32, 2))];
const text = Buffer.from('512-83-7741');

const before = (iv?: Buffer) =>
  sealedBefore(Buffer.alloc(32, 1), { purpose: 'records', plain: text, owner: 'ee_1' }, iv);

describe('a sealed value', () => {
  it('names the key that sealed it, and opens after another one has become the current', () => {
    const keyring = new Keyring([old]);
    const sealer = new Sealer(keyring, 'records');
    const first = sealer.seal(text, 'ee_1');
    keyring.add([young]);
    keyring.use(young.id);
    const after = sealer.seal(text, 'ee_1');
    expect([keyIdOf(first), keyIdOf(after)]).toEqual([old.id, young.id]);
    expect([sealer.open(first, 'ee_1'), sealer.open(after, 'ee_1')]).toEqual([text, text]);
  });

  it('of a version that named no key opens, also once another key seals', () => {
    const sealed = before();
    for (const keys of [[old], [young, old], [old, young]]) {
      expect(new Sealer(new Keyring(keys), 'records').open(sealed, 'ee_1')).toEqual(text);
    }
    expect(() => new Sealer(new Keyring([young]), 'records').open(sealed, 'ee_1')).toThrow();
  });

  it('of a version that named no key opens even where chance made it look as if it had a header', () => {
    const iv = Buffer.concat([Buffer.from('FDK\u0001'), Buffer.from(young.id, 'hex'), randomBytes(4)]);
    const sealed = before(iv);
    expect(keyIdOf(sealed)).toBe(young.id);
    expect(new Sealer(new Keyring([old, young]), 'records').open(sealed, 'ee_1')).toEqual(text);
  });

  it('with any one bit turned, of another record or of another purpose opens nowhere', () => {
    const keyring = new Keyring([old, young]);
    const sealer = new Sealer(keyring, 'records');
    const sealed = sealer.seal(text, 'ee_1');
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const turned = Buffer.from(sealed);
        turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => sealer.open(turned, 'ee_1')).toThrow();
      }),
    );
    expect(() => sealer.open(sealed, 'ee_2')).toThrow();
    expect(() => new Sealer(keyring, 'answers').open(sealed, 'ee_1')).toThrow();
    expect(() => sealer.open(sealed.subarray(headerLength), 'ee_1')).toThrow();
  });

  it('by a key that is not known is refused by its id, and opens once the key is there', () => {
    const sealed = new Sealer(new Keyring([young]), 'records').seal(text, 'ee_1');
    const strange = new Sealer(new Keyring([old]), 'records');
    expect(() => strange.open(sealed, 'ee_1')).toThrow(new UnknownKeyError(young.id));
    const looking = new Sealer(new Keyring([old], () => [old, young]), 'records');
    expect(looking.open(sealed, 'ee_1')).toEqual(text);
  });

  it('by a key that is not known makes a process look for keys once a second, not at each value', () => {
    let looks = 0;
    const keyring = new Keyring([old], () => ((looks += 1), []));
    for (let times = 0; times < 100; times++) expect(keyring.find(young.id)).toBeUndefined();
    expect(looks).toBe(1);
  });
});

describe('a key', () => {
  it('is told from others by a fingerprint that does not lead back to it, and shows itself nowhere', () => {
    expect(old.id).toMatch(/^[0-9a-f]{8}$/);
    expect(old.id).not.toBe(young.id);
    const shown = JSON.stringify([old, new Keyring([old])]);
    expect(shown).not.toContain(Buffer.alloc(32, 1).toString('base64'));
    expect(Object.values(old)).toEqual([old.fingerprint, old.id]);
  });
});
