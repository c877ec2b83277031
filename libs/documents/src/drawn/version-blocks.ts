import type { CertificateInput, CertificateVersion } from '../certificate-input.js';
import { rows, type Cell } from './cell.js';
import { certificateLabels } from './certificate-labels.js';
import type { Block } from './paginate.js';
import { paragraph, space } from './paragraph.js';
import type { Tag } from './tag.js';
import { utc } from './utc.js';

/** What was signed before and corrected since; nothing where there was no correction. */
export function versionBlocks({ versions = [], locale }: CertificateInput, root: Tag): Block[] {
  if (versions.length === 0) return [];
  const tag = root.add('Sect');
  const title = certificateLabels(locale).versions;
  return [
    ...paragraph(title, tag.add('H2'), { size: 12, style: 'bold', keepsWithNext: true }),
    { ...space(3), keepsWithNext: true },
    ...versions.flatMap((version) => [...rows(cellsOf(version, locale), tag), space(8)]),
    space(8),
  ];
}

function cellsOf(version: CertificateVersion, locale: string): Cell[] {
  const words = certificateLabels(locale);
  const { reason, documentSha256 } = version;
  return [
    { label: words.version, answer: String(version.number), span: 2 },
    { label: words.versionSigned, answer: version.signedBy.join('\n'), span: 4 },
    { label: words.replaced, answer: utc(version.replacedAt), span: 3 },
    { label: words.replacedBy, answer: version.replacedBy, span: 3 },
    ...(reason === null ? [] : [{ label: words.reason, answer: reason, span: 12 }]),
    ...(documentSha256 === null ? [] : [{ label: words.versionHash, answer: documentSha256, span: 12 }]),
  ];
}
