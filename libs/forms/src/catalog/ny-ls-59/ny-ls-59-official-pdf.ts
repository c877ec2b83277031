import type { Answers } from '../../answers.js';
import { payNoticeBoxes, payNoticeSignature } from '../../pay-notice/pay-notice-boxes.js';
import { type OfficialPdf, textBox, writerFor } from '../official-pdf.js';
import { nyLs59 } from './ny-ls-59.js';

const write = writerFor(nyLs59);

/** No sheet is derived from it: it is the work of a state, which may have a copyright. */
export const nyLs59OfficialPdf: OfficialPdf = {
  edition: nyLs59.edition,
  sha256: '3816be8f40d9808c1b284690cfa4a4c0e976f2f0bbb1b1faa43d042028c9acdc',
  boxes: (answers) => [
    ...payNoticeBoxes(answers, write, {
      tips: 'Generic_GenericTextField_TextField2',
      meals: 'Generic_GenericTextField_TextField3',
      lodging: 'Generic_GenericTextField_TextField4',
      payday: 'Generic_GenericTextField_TextField5',
      otherFrequency: 'Generic_GenericTextField_TextField6',
      besidePhone: { page: 1, x: 180, y: 186.8, width: 78, height: 18 },
    }),
    ...textBox('Generic_GenericTextField_TextField1', rates(answers)),
    ...textBox('Generic_GenericTextField_TextField7', write(answers, 'task.overtime_exemption')),
  ],
  signatures: payNoticeSignature(269),
};

/** `$85,000 per year, as a salary` */
function rates(answers: Answers): string {
  const [rate, basis, details] = ['pay_rate', 'pay_basis', 'pay_details'].map((name) =>
    write(answers, `task.${name}`),
  );
  return [rate && `$${rate}`, basis, details].filter(Boolean).join(' ');
}
