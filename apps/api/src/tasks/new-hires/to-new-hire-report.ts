import type { NewHireReport } from '@firstday/domain';
import { nextTransmission } from '@firstday/forms';
import type { NewHireReportEntity } from './new-hire-report.entity.js';

export const toNewHireReport = (row: NewHireReportEntity, employerName: string | null): NewHireReport => ({
  id: row.id,
  employer_id: row.employer_id,
  employer_name: employerName,
  state: row.state,
  status: row.sent_on === null ? 'made' : 'sent',
  is_elsewhere: row.is_elsewhere,
  people: row.people,
  created_at: row.created_at.toISOString(),
  made_by: row.made_by,
  sent_on: row.sent_on,
  sent_by: row.sent_by,
  confirmation: row.confirmation,
  file_sha256: row.file_sha256,
  next_transmission: row.sent_on === null ? null : nextTransmission(row.sent_on),
});
