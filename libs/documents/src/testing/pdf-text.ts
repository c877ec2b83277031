import { spawnSync } from 'node:child_process';

/** The text of a file as `pdftotext` (poppler) reads it: a second opinion from a program that is not pdf.js. */
export function pdfText(bytes: Uint8Array, ...options: readonly string[]): string {
  const { error, stdout } = spawnSync('pdftotext', [...options, '-enc', 'UTF-8', '-', '-'], {
    input: bytes,
    encoding: 'utf8',
  });
  if (error)
    throw new Error(
      `pdftotext is needed to read documents: install it (apt-get install poppler-utils). ${error.message}`,
    );
  // It puts marks of direction around right-to-left lines.
  return stdout.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
}
