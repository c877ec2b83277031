import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedFile } from '@firstday/documents/renderer';
import { officialDocuments } from '@firstday/forms';

const official = process.env['OFFICIAL_FORMS_DIR'];
const places = official ? [official, join(official, '..', 'forms')] : [];

/** Where a file of that content lies on this machine; null where none does. */
const find = (sha256: string): string | null =>
  places.map((place) => installedFile(place, { sha256 })).find((path) => path !== null) ?? null;

/** Whether this machine has the agencies' files that forms of the catalog show. */
export const hasOfficialNotices: boolean = officialDocuments.every(({ sha256 }) => find(sha256) !== null);

/** A folder as an operator has it: empty, until files are put into it. */
export class OfficialFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'firstday-official-'));

  /** @param form whose files are put in, under names of no meaning */
  install(form: string): void {
    for (const { sha256 } of filesOf(form)) copyFileSync(find(sha256) ?? '', this.pathOf(sha256));
  }

  uninstall(form: string): void {
    for (const { sha256 } of filesOf(form)) rmSync(this.pathOf(sha256), { force: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  pathOf(sha256: string): string {
    return join(this.path, `${sha256.slice(0, 8)}.pdf`);
  }
}

const filesOf = (key: string) => officialDocuments.filter(({ form }) => form === key);
