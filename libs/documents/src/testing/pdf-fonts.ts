import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PdfFont {
  readonly name: string;
  readonly isEmbedded: boolean;
}

/** The fonts of a file as `pdffonts` (poppler) lists them. */
export function pdfFonts(bytes: Uint8Array): readonly PdfFont[] {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    const { error, stdout } = spawnSync('pdffonts', [path], { encoding: 'utf8' });
    if (error)
      throw new Error(
        `pdffonts is needed to check documents: install it (apt-get install poppler-utils). ${error.message}`,
      );
    return stdout
      .split('\n')
      .slice(2)
      .filter((line) => line !== '')
      .map((line) => ({
        name: line.split(' ')[0] ?? '',
        // Embedded, subset, with a map to Unicode; then the object.
        isEmbedded: / (yes|no) +(yes|no) +(yes|no) +\d+ +\d+ *$/.exec(line)?.[1] === 'yes',
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
