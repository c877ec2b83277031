import { describe, expect, it } from '@jest/globals';
import type { EverifyCase } from '@firstday/domain';
import { caseFacts } from './case-facts';
import { type CheckedAction, caseMessages } from './case-input';
import { toCaseRequest } from './case-request';
import { caseResolver } from './case-resolver';

const late: EverifyCase = {
  id: 'ecase_2222222222222222222222',
  employee_id: 'ee_2222222222222222222222',
  employee_name: null,
  employer_id: 'er_2222222222222222222222',
  employer_name: null,
  task_id: 'task_2222222222222222222222',
  status: 'PREPARED',
  status_display: null,
  eligibility_statement: null,
  case_number: null,
  is_simulated: true,
  turn: 'employer',
  missing: [],
  due_on: '2026-11-19',
  urgency: 'overdue',
  mismatch: null,
  actions: ['open', 'discard'],
  closure_reasons: [{ code: 'OTHER', needs_description: true }],
  closure_reason: null,
  pending: null,
  refusal: 'CASE_STATUS_CONFLICT',
  steps: [],
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
};
const words = Object.fromEntries(caseMessages.map((name) => [name, name]));

/** What the browser finds wrong before the form is sent. */
async function foundByBrowser(action: CheckedAction, values: Record<string, string>) {
  const resolve = caseResolver({ action, facts: caseFacts(late) }, words);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.entries(errors).map(([path, error]) => ({ path, message: error?.message }));
}

/** What the server finds wrong with the same, posted. */
function foundByServer(action: CheckedAction, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = toCaseRequest(action, form, late);
  return request.ok ? [] : request.issues;
}

describe('a form of a case', () => {
  it.each<[CheckedAction, Record<string, string>, number]>([
    ['open', { duplicate_reason: 'REHIRE' }, 1],
    ['open', { reason_for_delay: 'OTHER', duplicate_reason: 'REHIRE' }, 1],
    ['open', { reason_for_delay: 'TECHNICAL_PROBLEMS', duplicate_reason: 'REHIRE' }, 0],
    ['open', { reason_for_delay: 'no such reason' }, 1],
    ['close', {}, 1],
    ['close', { reason: 'OTHER', description: '  ' }, 1],
    ['close', { reason: 'OTHER', description: 'moved away' }, 0],
    ['photo', { answer: '' }, 1],
    ['photo', { answer: 'matching' }, 0],
    ['copies', { front_file_id: '' }, 1],
    ['copies', { front_file_id: 'file_1' }, 0],
    ['told', {}, 1],
    ['decide', { name: 'A' }, 4],
    ['decide', { decision: 'act', has_read: 'yes', consents: 'yes', name: 'Ánh Nguyễn' }, 0],
  ])('is judged alike in the browser and by the server: %s %j', async (action, values, count) => {
    const found = await foundByBrowser(action, values);
    expect(found).toHaveLength(count);
    expect(found).toEqual(foundByServer(action, values));
  });
});
