import { CalendarDate, CreateInspectorAccess } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

const { shape } = CreateInspectorAccess;

/** To whom an access is given, as it is typed on the page. */
export const AccessInput = z.object({
  inspector_name: typedText(shape.inspector_name),
  inspector_agency: optionalText(shape.inspector_agency.unwrap().nullable()),
  ends_on: optionalText(CalendarDate.nullable()),
});
