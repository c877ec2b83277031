import { join } from 'node:path';
import type { OfficialPdf } from '@firstday/forms';
import { installedFile } from '../official/installed-file.js';
import { officialFormsDir } from './official-forms.js';

/** The folder in which this machine has an official file; null where it has none. */
export function folderWith(official: Pick<OfficialPdf, 'sha256'>): string | null {
  if (officialFormsDir === null) return null;
  const folders = [officialFormsDir, join(officialFormsDir, '../forms')];
  return folders.find((folder) => installedFile(folder, official) !== null) ?? null;
}
