import { expect } from '@jest/globals';
import {
  currentEdition,
  officialPdfs,
  type Answers,
  type KnownFormKey,
  type Signature,
} from '@firstday/forms';
import { renderDocument } from '../render-document.js';
import { folderWith } from './folder-with.js';
import { activeObjects } from './pdf-objects.js';
import { complaintsOf, readPdf, textInBox, type ReadPdf } from './read-pdf.js';

/** A rectangle of a page in points from its lower left corner; of the first page unless one is named, counted from 1. */
export type FileBox = readonly [x: number, y: number, width: number, height: number, page?: number];

/** What stands on an official file that was filled in. */
export interface ReadFile<Name extends string> {
  /** What is written in a box, without white space; empty where nothing is. */
  readonly at: (name: Name) => string;
  /** All boxes by their names. */
  readonly written: Readonly<Record<Name, string>>;
  readonly pdf: ReadPdf;
  readonly bytes: Uint8Array;
}

/** Fills an agency's file of the catalog, and reads back what it says. `folder` is null where this machine has no such file. */
export function officialFile<Name extends string>(
  form: KnownFormKey,
  { pages, boxes }: { readonly pages: number; readonly boxes: Readonly<Record<Name, FileBox>> },
) {
  const official = officialPdfs.find((one) => one.form === form);
  const folder = official ? folderWith(official) : null;
  const edition = currentEdition(form);
  const names = Object.keys(boxes).filter((name): name is Name => Object.hasOwn(boxes, name));

  /** The document where a folder has the file, and where none has it. */
  const fill = (answers: Answers, signatures: readonly Signature[], officialFormsDir?: string | null) =>
    renderDocument({
      edition,
      answers,
      context: {},
      signatures,
      locale: 'es',
      officialFormsDir: officialFormsDir ?? undefined,
    });

  /** Flat and whole: no field, no script and no XFA is left, and qpdf complains about nothing. */
  async function read(answers: Answers, signatures: readonly Signature[]): Promise<ReadFile<Name>> {
    const { bytes, ...document } = await fill(answers, signatures, folder);
    expect(document).toMatchObject({ source: 'official', pages });
    expect(complaintsOf(bytes)).toBe('');
    expect(activeObjects(bytes)).toEqual([]);
    expect(Buffer.from(bytes).includes('/XFA')).toBe(false);
    const pdf = await readPdf(bytes);
    expect(pdf.hasForm).toBe(false);
    const at = (name: Name) => {
      const [x, y, width, height, page = 1] = boxes[name];
      return textInBox(pdf, page, [x, y, width, height]);
    };
    return { at, written: everyBox(names, at), pdf, bytes };
  }

  return { official, folder, fill, read };
}

function everyBox<Name extends string>(
  names: readonly Name[],
  at: (name: Name) => string,
): Readonly<Record<Name, string>>;
function everyBox(names: readonly string[], at: (name: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, at(name)]));
}
