import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Edition } from '../edition.js';
import type { Field } from '../field.js';
import { i9 } from './i-9/i-9.js';
import { irs8233 } from './irs-8233/irs-8233.js';
import { irs8850 } from './irs-8850/irs-8850.js';
import { nyLs54 } from './ny-ls-54/ny-ls-54.js';
import { nyLs59 } from './ny-ls-59/ny-ls-59.js';
import { w4 } from './w-4/w-4.js';
import { w9 } from './w-9/w-9.js';

/** Where the operator keeps the official files, one folder or several; without them there is nothing to compare with. */
const [folder, ...otherFolders] = process.env['OFFICIAL_FORMS_DIR']?.split(delimiter) ?? [];
const compare = folder ? it : it.skip;

/** Leader dots and line breaks are the printer's; the words are the law's. */
const wordsOf = (text: string) => text.normalize('NFKC').replaceAll(/[\s.…]+/g, '');

async function wordsOfPdf(name: string, only?: number, from = folder): Promise<string> {
  const bytes = new Uint8Array(await readFile(join(from ?? '', name)));
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const wanted = only === undefined ? pages : pages.slice(only - 1, only);
  return wordsOf(wanted.flatMap((page) => page.items.map((it) => ('str' in it ? it.str : ''))).join(' '));
}

function lawTexts({ sections }: Edition): readonly string[] {
  const onForm = sections.filter(({ amends }) => amends === undefined);
  const fields = onForm.flatMap((it) => it.pages).flatMap((it) => it.fields);
  // What is translated is asked beside the form.
  const isOwn = ({ label }: Pick<Field, 'label'>) => Object.keys(label).length > 1;
  return [
    ...onForm.flatMap((it) => [it.attestation?.text.en, it.signatureLabel?.en]),
    ...fields.filter((it) => it.verbatim).map((it) => it.text?.en),
    ...fields
      .filter((it) => !isOwn(it))
      .flatMap((it) => (it.options ?? []).filter((option) => !isOwn(option)))
      .map((option) => option.label.en),
    // Long labels are sentences of the form; short ones name a box.
    ...fields
      .filter((it) => !isOwn(it))
      .map((it) => it.label.en)
      .filter((label) => label.length > 60),
  ]
    .filter((it): it is string => Boolean(it))
    .flatMap((it) => it.split(/\n+/));
}

describe('the text of a government form is the official one, word for word', () => {
  compare('on Form I-9', async () => {
    const official = await wordsOfPdf('i-9_ed2025-01-20_exp2027-05-31.pdf');
    expect(lawTexts(i9).filter((it) => !official.includes(wordsOf(it)))).toEqual([]);
  });

  compare('on Form W-4', async () => {
    const official = await wordsOfPdf('fw4_2026.pdf');
    expect(lawTexts(w4).filter((it) => !official.includes(wordsOf(it)))).toEqual([]);
  });

  const beside = folder ? [folder, ...otherFolders, join(folder, '../forms')] : [];
  const ofIrs = [
    ['Form W-9', w9, 'US-W-9-Rev2024-03.pdf'],
    ['Form 8233', irs8233, 'US-8233-Rev2018-09.pdf'],
    ['Form 8850', irs8850, 'US-8850-Rev2016-03.pdf'],
  ] as const;
  for (const [name, edition, file] of ofIrs) {
    const from = beside.find((it) => existsSync(join(it, file)));
    (from ? it : it.skip)(`on ${name}`, async () => {
      const official = await wordsOfPdf(file, undefined, from);
      expect(lawTexts(edition).filter((it) => !official.includes(wordsOf(it)))).toEqual([]);
    });
  }

  const notices = [
    ['LS 54', nyLs54, 'NY-LS-54-2025-12.pdf'],
    ['LS 59', nyLs59, 'NY-LS-59-2025-12.pdf'],
  ] as const;
  const areThere = notices.every(([, , file]) => beside.some((it) => existsSync(join(it, file))));
  (areThere ? it : it.skip).each(notices)(
    'on %s, as far as it is taken over',
    async (_name, edition, file) => {
      const from = beside.find((it) => existsSync(join(it, file)));
      const official = await wordsOfPdf(file, undefined, from);
      const taken = edition.sections.flatMap(({ pages, attestation }) => [
        ...(attestation?.citation ? [attestation.text.en] : []),
        ...pages.flatMap(({ fields }) =>
          fields.flatMap((it) => (it.verbatim && it.text ? [it.text.en] : [])),
        ),
      ]);
      expect(taken.length).toBeGreaterThan(4);
      expect(taken.filter((it) => !official.includes(wordsOf(it)))).toEqual([]);
    },
  );

  compare('on the face of Form W-4 from head to signature, with nothing left out', async () => {
    const ours = everyText(w4)
      .map(wordsOf)
      .sort((one, other) => other.length - one.length);
    const left = ours.reduce((page, text) => page.replace(text, ''), await wordsOfPdf('fw4_2026.pdf', 1));
    // What is left is the printer's: the marks of the boxes, the agency's name, the foot of the page.
    expect(left).toBe(
      'FormW-42026DepartmentoftheTreasuryInternalRevenueService(a)andmiddleinitialCityortown,state,andZIPcode(b)(c)' +
        '3(a)$3(b)$3$4(a)$4(b)$4(c)$Step5:SignHereDateForPrivacyActandPaperworkReductionActNotice,seepage4' +
        'CatNo10220QFormW-4(2026)Created12/8/25',
    );
  });
});

function everyText({ sections, title, omb }: Edition): readonly string[] {
  const pages = sections.flatMap((it) => it.pages);
  const fields = pages.flatMap((it) => it.fields);
  const labels = [title.en, omb ?? '', ...pages.map((it) => it.title.en), ...fields.map((it) => it.label.en)];
  return [...labels, ...lawTexts({ ...w4, sections })]
    .flatMap((it) => it.split(/\n+/))
    .filter((it) => it !== '');
}
