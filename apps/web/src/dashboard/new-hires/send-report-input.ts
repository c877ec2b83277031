import { SendNewHireReport } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

const { shape } = SendNewHireReport;

/** That a file was sent, as it is said on the page. */
export const SendReportInput = z.object({
  confirmation: typedText(shape.confirmation),
  sent_on: optionalText(shape.sent_on.unwrap().nullable()),
});
