import type { OwnFieldKind } from '@firstday/domain';

/** What a box of a PDF takes: an answer, a signature, or the date of one. */
export type ReadKind = OwnFieldKind | 'signature' | 'signed_on';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One place of a field on the sheet, in points from the lower left corner of its page. */
export interface ReadBox extends Rectangle {
  /** Counted from 1. */
  readonly page: number;
  /** How many cells it has, for a character each. */
  readonly comb?: number;
}

/** A choice, and the box that is crossed for it; of a list that opens, no box. */
export interface ReadOption {
  readonly label: string;
  readonly box?: ReadBox;
}

/** What a PDF asks for in one or more of its boxes, and what was guessed of it. */
export interface ReadField {
  /** In the PDF; of boxes that make one question, of the first. Empty where the PDF has print and no box. */
  readonly name: string;
  readonly page: number;
  readonly box: Rectangle;
  /** All places where the answer is written; of options, each has its own. */
  readonly boxes: readonly ReadBox[];
  readonly kind: ReadKind;
  readonly label: string;
  readonly options?: readonly ReadOption[];
  readonly required?: true;
  readonly maxLength?: number;
  /** How many cells the first box has, for a character each. */
  readonly comb?: number;
  readonly multiline?: true;
  /** Its boxes are lines below each other, over which one text goes on. */
  readonly isLines?: true;
  /** Neither print nor the file says what it asks for: its label is a guess from its name. */
  readonly isUnasked?: true;
  /** What is printed above the part of the form that it stands in. */
  readonly heading?: string;
  /** Of a signature: what is declared by it. */
  readonly statement?: string;
}
