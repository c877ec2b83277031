import type { CertificateInput } from '@firstday/documents/renderer';
import type { AttestedVersion } from '../versions/version-history.js';

/** The versions that were replaced, as the signing certificate lists them. */
export const toCertificateVersions = (
  versions: readonly AttestedVersion[],
): NonNullable<CertificateInput['versions']> =>
  versions.flatMap(({ number, attestation, document, replaced }) =>
    replaced
      ? [
          {
            number,
            signedBy: attestation.signatures.map(({ name, signed_on }) => `${name}, ${signed_on}`),
            replacedAt: replaced.at,
            replacedBy: [replaced.by.name, replaced.by.side ?? replaced.by.kind].filter(Boolean).join(', '),
            reason: replaced.reason,
            documentSha256: document?.pdf_sha256 ?? null,
          },
        ]
      : [],
  );
