import type { Edition } from '../edition.js';

/**
 * An agency's file that a form of the catalog shows to be read, as it was published, known by its hash alone. It is not
 * part of the program: the operator installs it.
 */
export interface OfficialDocument {
  /** Of the file as the agency publishes it, in hex. */
  readonly sha256: string;
  /** As it calls itself. */
  readonly title: string;
  /** As printed on it. */
  readonly edition: string;
  /** Whose it is, and under which name it is found there. */
  readonly publisher: string;
}

/** An agency's file, and the form that shows it. */
export interface OfficialDocumentOfForm extends OfficialDocument {
  readonly form: string;
}

/** Of the files that edition names: what it is filled into, and what its pages show. */
export const hashesIn = ({ pdf, sections }: Pick<Edition, 'pdf' | 'sections'>): ReadonlySet<string> =>
  new Set([
    ...(pdf ? [pdf.sha256] : []),
    ...sections.flatMap(({ pages }) => pages.flatMap(({ document }) => document?.sha256 ?? [])),
  ]);
