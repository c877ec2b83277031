import type { Edition } from '../edition.js';
import type { Worksheet } from '../worksheet.js';
import { deductionsWorksheet } from './w-4/deductions-worksheet.js';
import { multipleJobsWorksheet } from './w-4/multiple-jobs-worksheet.js';
import { w4 } from './w-4/w-4.js';

const worksheets: readonly { readonly of: Edition; readonly all: readonly Worksheet[] }[] = [
  { of: w4, all: [multipleJobsWorksheet, deductionsWorksheet] },
];

/** The worksheets of an edition; their figures are those of its year. */
export const worksheetsOf = ({ form, edition }: Pick<Edition, 'edition' | 'form'>): readonly Worksheet[] =>
  worksheets.find(({ of }) => of.form === form && of.edition === edition)?.all ?? [];
