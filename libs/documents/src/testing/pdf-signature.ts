import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `pdfsig` (poppler, NSS) says of a file's signature: a second opinion from a program that is not ours. */
export function pdfSignature(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    const { error, stdout, stderr } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' });
    if (error)
      throw new Error(
        `pdfsig is needed to check signatures: install it (apt-get install poppler-utils). ${error.message}`,
      );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The detached CMS signature of a sealed file, and the bytes that it signs. */
export function signedParts(bytes: Uint8Array): { readonly signature: Buffer; readonly content: Buffer } {
  const file = Buffer.from(bytes);
  const [, first = '', start = '', rest = ''] =
    /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/.exec(file.toString('latin1')) ?? [];
  const hex = file.subarray(Number(first) + 1, Number(start) - 1).toString('latin1');
  return {
    // Zeros fill what the signature did not take.
    signature: Buffer.from(hex, 'hex'),
    content: Buffer.concat([
      file.subarray(0, Number(first)),
      file.subarray(Number(start), Number(start) + Number(rest)),
    ]),
  };
}
