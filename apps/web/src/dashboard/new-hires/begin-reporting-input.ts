import { EmployerId, StateCode, CalendarDate } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

/** Whose hires are reported from here, as it is chosen on the page. */
export const BeginReportingInput = z.object({
  employer_id: typedText(EmployerId),
  since: typedText(CalendarDate),
  reports_to: optionalText(StateCode.nullable()),
});
