import type { FieldKind, OnDocument } from '@firstday/forms';
import type { ReactNode } from 'react';
import type { Phrase } from './phrase.js';

export interface Choice {
  readonly value: string;
  readonly label: Phrase;
  readonly hint?: Phrase;
}

/** A document that may be chosen for a row of Form I-9. */
export interface DocumentChoice extends Choice {
  /** Its end may be written as D/S, duration of status. */
  readonly mayLastForStatus?: boolean;
  /** Whether it has a number, and an expiration date. */
  readonly numbered: OnDocument;
  readonly expires: OnDocument;
}

export interface ShownFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Fields under a heading of their own. */
export interface FieldPart {
  readonly id: string;
  readonly title: Phrase;
  /** The official heading, where the title is in plain words of ours. */
  readonly official?: Phrase;
}

/** A field as one reader sees it: its texts chosen for their language, its choices listed. */
export interface FieldView {
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: Phrase;
  /** The official wording, where the label is in plain words of ours. */
  readonly official?: Phrase;
  readonly hint?: Phrase;
  /** Shows what the hint says. */
  readonly drawing?: ReactNode;
  /** The heading of the fields from this one on. */
  readonly group?: Phrase;
  /** What the page asks together with these fields, as a page of its own would be headed. */
  readonly part?: FieldPart;
  /** So many times so much: how many is asked for, and the amount is computed. */
  readonly counted?: { readonly each: number; readonly question: Phrase };
  /** Paths of the amounts that it adds up, until another is entered. */
  readonly sumOf?: readonly string[];
  readonly mark?: string;
  readonly maxLength?: number;
  readonly autocomplete?: string;
  readonly sensitive?: boolean;
  /** The options; of a state, a country or an address, what its list holds. */
  readonly choices?: readonly Choice[];
  /** Of an address: its country is chosen, its region and postal code are written as there. */
  readonly isAbroad?: true;
  readonly documents?: readonly DocumentChoice[];
  /** Something to look at once more; never in the way. */
  readonly advice?: string;
  /** For `content`. */
  readonly text?: Phrase;
  readonly verbatim?: boolean;
  readonly link?: { readonly href: string; readonly label: Phrase };
  /** For `file`: what is there already, and where more is sent to. */
  readonly files?: readonly ShownFile[];
  readonly uploadTo?: string;
  /** Below which a file that has arrived is seen, by its id. */
  readonly shownAt?: string;
  /** Photos alone, each of them once. */
  readonly takesPictures?: true;
  /** Each file of it once. */
  readonly isDistinct?: true;
}

/** The id of the element that an error leads to. */
/** Where a field stands on its page, whatever controls it has. */
export const fieldId = (path: string): string => `field-${path}`;

export const controlId = (path: string, part?: string): string =>
  `answer-${path}${part ? `-${part}` : ''}`.replace(/[^A-Za-z0-9_-]/g, '-');

/** The name under which a control is posted: the field's path, then a part of it. */
export const controlName = (path: string, part?: string): string => (part ? `${path}:${part}` : path);
