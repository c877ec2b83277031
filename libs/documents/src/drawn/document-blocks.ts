import { dateAsPrinted } from '@firstday/forms';
import {
  documentExpiration,
  documentNumber,
  documentTitle,
  type DocumentAnswer,
  type Field,
} from '@firstday/forms/engine';
import { rows, type Cell } from './cell.js';
import type { Block } from './paginate.js';
import { space } from './paragraph.js';
import { documentIn, printedText, struckAnswers, type PrintContext } from './print-context.js';
import type { Tag } from './tag.js';

/** The boxes of a document; who issued it has one where the form asks for it. */
export function documentBlocks(reading: PrintContext, field: Field, parent: Tag): Block[] {
  const cell = (label: string, span: number, written: (document: DocumentAnswer) => string): Cell => {
    const answerIn = (earlier: PrintContext) => {
      const document = documentIn(earlier, field);
      return document ? written(document) : '';
    };
    return { label, span, answer: answerIn(reading), struck: struckAnswers(reading, answerIn) };
  };
  const cells: Cell[] = [
    cell(printedText(reading, field.label), 4, (document) => documentTitle(document, field.documents)),
    ...(asksForIssuer(field)
      ? [cell('Issuing Authority', 3, ({ issuing_authority }) => issuing_authority ?? '')]
      : []),
    cell('Document Number (if any)', 2.5, (document) => documentNumber(document) ?? ''),
    cell('Expiration Date (if any)', 2.5, (document) => dateAsPrinted(documentExpiration(document)) ?? ''),
  ];
  return [...rows(cells, parent), space(4)];
}

const asksForIssuer = ({ rules = [] }: Field): boolean =>
  rules.some(({ rule }) => rule === 'issuing_authority');
