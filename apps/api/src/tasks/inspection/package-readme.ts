import type { InspectionScope } from '@firstday/domain';

interface Package {
  readonly id: string;
  readonly employer: string;
  readonly scope: InspectionScope;
  readonly is_narrowed: boolean;
  readonly made_at: string;
  readonly fingerprint: string;
}

const narrowed = `
NOT EVERYBODY MAY BE HERE. Whoever ordered this package does not see every record of the account: it has whom they see.
`;

/** What a package says of itself, in plain words. */
export const packageReadme = ({
  id,
  employer,
  scope,
  is_narrowed,
  made_at,
  fingerprint,
}: Package): string => `INSPECTION PACKAGE ${id}

Forms of ${employer.replaceAll(/\s+/g, ' ')}
Made at ${made_at}
Client: ${scope.client_id ?? 'all'}. Job: ${scope.job_id ?? 'all'}. Hired from ${scope.hired_on_gte ?? 'the beginning'} to ${scope.hired_on_lte ?? 'today'}.
Employment: ${scope.employment}. Forms that the law lets go already: ${scope.includes_past_retention ? 'included' : 'named in the roster, not included'}.
${is_narrowed ? narrowed : ''}
WHAT IS HERE
  index.html     everybody in scope; opens in any browser, finds by any field
  roster.csv     the same as a spreadsheet: who has a form, what is missing, what was lawfully destroyed and when
  summary.csv    a line a form, a column a field (opens in Excel, UTF-8). A cell that could be taken for a formula begins with an
                 apostrophe, which is not part of what was answered
  files.csv      every file with its SHA-256
  forms/         a folder a form:
    form.pdf, certificate.pdf   the finished form with its supplements, and the signing certificate. Both are sealed (PAdES)
    earlier/                    documents that a correction replaced
    copies/                     copies of documents that were kept
    versions/                   what was attested before each correction: answers, signatures, who had it replaced, when and why
    everify/                    E-Verify cases, step by step, and their notices
    record.json                 the answers as data, and all signatures
    trail.jsonl                 the audit trail: a line for each thing that happened to the form
    proof.json                  where an anchor holds the last entry of the trail
  anchors.jsonl  signed entries of the log of anchors that hold the trails
  time-stamps.jsonl   what a time-stamp authority says of them (RFC 3161), where the employer's system asks one
  manifest.json  every file with its SHA-256; manifest.sig.json is its signature (Ed25519), public-key.pem the key
  verify.mjs     verifies all of this

A person whose day of hire is not known is included whatever days were asked for, and so is one of whom it is not known whether
the employment goes on. The roster says so.

HOW TO VERIFY IT
You need Node.js 22 or later (nodejs.org) and nothing else: no network, no database, not the system that made this.

  node verify.mjs PACKAGE.zip --key KEY.pem

It prints what is wrong, if anything is, and ends with 1 then. KEY.pem is the public key of the employer's system, from a source of
your own. If you have only its fingerprint, give --signer FINGERPRINT. Without either the verifier uses the key in the package, which
shows only that the package agrees with itself: it says that the signer is unknown, and ends with 3. Ask the employer whether the
fingerprint of its key (SHA-256) is
  ${fingerprint}
With --anchors FOLDER, a copy of the log of anchors that was kept elsewhere, it also says whether the anchors are those of that log,
and since when its time-stamps prove them. --authority CERT.pem names the authority's certificate, or the one that vouches for it: the
verifier says whose time-stamps they are, and cannot know whom you trust.
Take verify.mjs from a source that you trust, too: one in a package that was forged would say what its forger likes.
`;
