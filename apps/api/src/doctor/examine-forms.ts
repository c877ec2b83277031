import { installedFile } from '@firstday/documents/renderer';
import { officialPdfs } from '@firstday/forms';
import type { Config } from '../context/index.js';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning } = findingsOf('forms');

/** Whether the agencies' own files are there, onto which documents are drawn where they are. */
export function examineForms({ officialFormsDir }: Pick<Config, 'officialFormsDir'>): Finding[] {
  if (officialFormsDir === undefined)
    return [
      warning(
        'No official files are installed: documents are drawn plainly.',
        'Set OFFICIAL_FORMS_DIR (README, Documents).',
      ),
    ];
  const missing = officialPdfs.filter(({ sha256 }) => installedFile(officialFormsDir, { sha256 }) === null);
  if (missing.length === 0)
    return [ok(`All ${officialPdfs.length} official files are there, byte for byte.`)];
  const names = missing.slice(0, 5).map(({ form, edition }) => `${form} (${edition})`);
  return [
    warning(
      `${missing.length} of ${officialPdfs.length} official files are not there: ${names.join(', ')}${missing.length > 5 ? ' …' : ''}.`,
      'Put them into OFFICIAL_FORMS_DIR as the agencies publish them; a file that differs by a byte does not count.',
    ),
  ];
}
