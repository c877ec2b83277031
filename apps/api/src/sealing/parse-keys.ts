import { z } from 'zod';
import { SealingKey, keyLength } from './keyring.js';

/** What is wrong with the keys, in words that tell the operator what to do; never contains a key. */
export class KeyringError extends Error {
  override readonly name = 'KeyringError';
}

const Listed = z.array(z.string());

/**
 * Parses the keys of a file or command: one per line, or a JSON array of strings; each 32 bytes in base64.
 * @param source its name in messages
 * @throws KeyringError
 */
export function parseKeys(text: string, source: string): SealingKey[] {
  const written = text.trimStart().startsWith('[') ? fromJson(text, source) : fromLines(text);
  if (written.length === 0) throw new KeyringError(`${source} holds no key. ${formatHelp}`);
  return written.map((one) => new SealingKey(bytesOf(one, source)));
}

const formatHelp =
  'Restore it from the backup; where nothing was sealed with it yet, make one with `openssl rand -base64 32`.';

const fromLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function fromJson(text: string, source: string): string[] {
  try {
    return Listed.parse(JSON.parse(text));
  } catch {
    throw new KeyringError(`${source} must hold a key a line, or a JSON array of strings`);
  }
}

function bytesOf(written: string, source: string): Buffer {
  const bytes = /^[\w+/-]+={0,2}$/.test(written) ? Buffer.from(written, 'base64') : Buffer.alloc(0);
  if (bytes.length === keyLength) return bytes;
  throw new KeyringError(`${source} does not hold a key of ${keyLength} bytes in base64. ${formatHelp}`);
}
