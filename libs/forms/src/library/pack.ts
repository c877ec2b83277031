import type { FormContent } from '@firstday/domain';

import type { Localized } from '../localized.js';
import type { LibraryPolicy } from './library-policy.js';
import type { SourcedFact } from './sourced-fact.js';

/** An official file that was recognised before: which edition it is, by its hash. */
export interface KnownOfficialFile {
  readonly sha256: string;
  readonly edition: string;
}

/**
 * What a form needs of its agency: a file that the answers are written onto, a file that is read on the page of that
 * name, or nothing, because the law leaves the text to the employer.
 */
export type PackFile =
  | { readonly use: 'filled' }
  | { readonly use: 'read'; readonly page: string }
  | { readonly use: 'none' };

/**
 * A form that the catalog does not have: its questions in words of our own, who signs, when it is due, and where the
 * agency has published its own. It becomes a form of the account, which is published once it has the file that it needs.
 */
export interface Pack {
  /** The key that the account's form gets, such as `nj-w4`. */
  readonly form: string;
  readonly version: number;
  readonly jurisdiction: string;
  /** Without a PDF: the operator's file is mapped onto it, or shown on one of its pages. */
  readonly content: FormContent;
  readonly file: PackFile;
  /** It says one thing on one page, and nothing may be added to it: the law that says so. */
  readonly standsAlone?: string;
  /** The agency's page or file, or the law itself. */
  readonly publishedAt: string;
  /** The edition that the facts were read of, as the form prints it; null where it is not known. */
  readonly editionSeen: string | null;
  readonly knownFiles: readonly KnownOfficialFile[];
  /** What the operator compares with the official file before activating it. */
  readonly toCheck: readonly Localized[];
  /** What its questions, its date and its signers rest on. */
  readonly facts: readonly SourcedFact[];
  /** Which ask for the form, once it is published. */
  readonly policies: readonly LibraryPolicy[];
}
