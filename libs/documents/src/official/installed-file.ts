import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { delimiter, join } from 'node:path';
import { officialPdfs, type OfficialPdf, type OfficialPdfOfForm } from '@firstday/forms';

interface CachedHash {
  readonly size: number;
  readonly changed: number;
  readonly sha256: string;
}

const cachedHashes = new Map<string, CachedHash>();

/**
 * Where an official file lies, if the folder holds it under any name; null where it does not.
 *
 * @param folder several are divided as those of `PATH` are
 */
export function installedFile(
  folder: string | undefined,
  { sha256 }: Pick<OfficialPdf, 'sha256'>,
): string | null {
  if (!folder) return null;
  return (
    folder
      .split(delimiter)
      .flatMap(pdfsIn)
      .find((path) => sha256Of(path) === sha256) ?? null
  );
}

/** The official files that a folder holds, for the operator's start-up report. */
export const installedForms = (folder: string | undefined): readonly OfficialPdfOfForm[] =>
  officialPdfs.filter((file) => installedFile(folder, file) !== null);

function pdfsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.pdf'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    // A folder that is not there holds no official file: the form is drawn.
    return [];
  }
}

/** A file is read again only when its size or time of change has moved. */
function sha256Of(path: string): string | null {
  const found = statOf(path);
  if (!found?.isFile()) return null;
  const known = cachedHashes.get(path);
  if (known?.size === found.size && known.changed === found.mtimeMs) return known.sha256;
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  cachedHashes.set(path, { size: found.size, changed: found.mtimeMs, sha256 });
  return sha256;
}

function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}
