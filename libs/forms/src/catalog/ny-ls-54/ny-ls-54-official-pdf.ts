import { type OfficialPdf, textBox, writerFor } from '../official-pdf.js';
import { nyLs54 } from './ny-ls-54.js';
import { payNoticeBoxes, payNoticeSignature } from '../../pay-notice/pay-notice-boxes.js';

const write = writerFor(nyLs54);

/** No sheet is derived from it: it is the work of a state, which may have a copyright. */
export const nyLs54OfficialPdf: OfficialPdf = {
  edition: nyLs54.edition,
  sha256: '96f33a56a4f034af8962f4e3714e8d11f0234906e3d54f02259110cf2d4881fd',
  boxes: (answers) => [
    ...payNoticeBoxes(answers, write, {
      tips: 'Generic_GenericTextField_TextField3',
      meals: 'Generic_GenericTextField_TextField4',
      lodging: 'Generic_GenericTextField_TextField5',
      payday: 'Generic_GenericTextField_TextField1',
      otherFrequency: 'Generic_GenericTextField_TextField6',
      besidePhone: { page: 1, x: 180, y: 194.4, width: 78, height: 18 },
    }),
    ...textBox('Employment_RegularRates_PerRate1', write(answers, 'task.pay_rate')),
    ...textBox('WorkHistory_JobInfo_PerTime1', write(answers, 'task.overtime_rate')),
  ],
  signatures: payNoticeSignature(262),
};
