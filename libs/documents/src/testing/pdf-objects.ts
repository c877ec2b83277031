import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const Listing = z.object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), z.unknown())]) });

/** Every object that a file has, by its number, as `qpdf` reads it: whether a page, a tag or nothing leads to it. */
export function pdfObjects(bytes: Uint8Array): ReadonlyMap<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=none'];
    const { error, stdout } = spawnSync('qpdf', [...options, path], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error)
      throw new Error(
        `qpdf is needed to check documents: install it (apt-get install qpdf). ${error.message}`,
      );
    return new Map(Object.entries(Listing.parse(JSON.parse(stdout)).qpdf[1]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What fills in, runs or changes by itself: widgets, scripts, actions that wait for an event, XFA. */
export function activeObjects(bytes: Uint8Array): readonly string[] {
  return [...pdfObjects(bytes)].filter(([, object]) => isActive(object)).map(([name]) => name);
}

const activeKeys = ['/JS', '/JavaScript', '/AA', '/XFA', '/AcroForm', '/OpenAction', '/NeedsRendering'];

function isActive(object: unknown): boolean {
  if (typeof object !== 'object' || object === null) return false;
  return Object.entries(object).some(
    ([key, value]) =>
      activeKeys.includes(key) ||
      (key === '/Subtype' && value === '/Widget') ||
      (key === '/S' && value === '/JavaScript') ||
      isActive(value),
  );
}
