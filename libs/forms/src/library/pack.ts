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
 * A form whose official file is not at hand: its questions in words of our own, who signs, when it is due, and where the
 * file is published. It becomes a form of the account, which is published once the operator has added the file.
 */
export interface Pack {
  /** The key that the account's form gets, such as `nj-w4`. */
  readonly form: string;
  readonly version: number;
  readonly jurisdiction: string;
  /** Without `pdf`: the operator's file is mapped onto it. */
  readonly content: FormContent;
  /** The agency's page or file. */
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
