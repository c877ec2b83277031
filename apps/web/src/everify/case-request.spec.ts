import { describe, expect, it } from '@jest/globals';
import type { EverifyCase } from '@firstday/domain';
import { type CaseFormAction, toCaseRequest } from './case-request';

const prepared: EverifyCase = {
  id: 'ecase_2222222222222222222222',
  employee_id: 'ee_2222222222222222222222',
  employee_name: 'Ana Flores',
  employer_id: 'er_2222222222222222222222',
  employer_name: 'Harbor Foods',
  task_id: 'task_2222222222222222222222',
  status: 'PREPARED',
  status_display: null,
  eligibility_statement: null,
  case_number: null,
  is_simulated: true,
  turn: 'employer',
  missing: [],
  due_on: '2026-11-26',
  urgency: 'upcoming',
  mismatch: null,
  actions: ['open', 'discard'],
  closure_reasons: [
    { code: 'INCORRECT_DATA', needs_description: false },
    { code: 'OTHER', needs_description: true },
  ],
  closure_reason: null,
  pending: null,
  refusal: null,
  steps: [],
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
};

function asked(
  action: CaseFormAction,
  given: Record<string, string | File>,
  changes: Partial<EverifyCase> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return toCaseRequest(action, form, { ...prepared, ...changes });
}
const params = { everify_case_id: prepared.id };
const issues = (path: string, message: string) => ({ ok: false, issues: [{ path, message }] });

describe('opening a case', () => {
  it('needs nothing on time', () => {
    expect(asked('open', {})).toEqual({
      ok: true,
      request: { operation: 'everify_cases.open', input: { params, body: {} } },
    });
  });

  it('needs a reason where it is late, in words where it is another one', () => {
    const late = { urgency: 'overdue' as const };
    expect(asked('open', {}, late)).toEqual(issues('reason_for_delay', 'chooseOne'));
    expect(asked('open', { reason_for_delay: 'OTHER' }, late)).toEqual(
      issues('reason_for_delay_description', 'describe'),
    );
    expect(asked('open', { reason_for_delay: 'TECHNICAL_PROBLEMS' }, late)).toMatchObject({ ok: true });
  });

  it('needs a reason where E-Verify has a case of the person', () => {
    expect(asked('open', {}, { refusal: 'CASE_STATUS_CONFLICT' })).toEqual(
      issues('duplicate_reason', 'chooseOne'),
    );
  });
});

describe('closing a case', () => {
  it('needs a reason, and its description where the reason asks for one', () => {
    expect(asked('close', {})).toEqual(issues('reason', 'chooseOne'));
    expect(asked('close', { reason: 'OTHER' })).toEqual(issues('description', 'describe'));
  });

  it('sends no description that belongs to another reason', () => {
    expect(asked('close', { reason: 'INCORRECT_DATA', description: 'left from before' })).toEqual({
      ok: true,
      request: { operation: 'everify_cases.close', input: { params, body: { reason: 'INCORRECT_DATA' } } },
    });
  });
});

describe('the data to confirm', () => {
  it('are put together again from their controls', () => {
    const given = {
      'field:last_name': 'Nguyễn',
      'field:middle_initial': '',
      'field:date_of_birth:month': '4',
      'field:date_of_birth:day': '12',
      'field:date_of_birth:year': '1990',
    };
    expect(asked('confirm', given)).toMatchObject({
      request: {
        operation: 'everify_cases.confirmDetails',
        input: {
          body: {
            fields: [
              { name: 'last_name', value: 'Nguyễn' },
              { name: 'middle_initial', value: null },
              { name: 'date_of_birth', value: '1990-04-12' },
            ],
          },
        },
      },
    });
  });
});

describe('the employee’s decision', () => {
  it('is not asked for before it is chosen, read, consented to and signed', () => {
    expect(asked('decide', {})).toMatchObject({
      issues: [{ path: 'decision' }, { path: 'has_read' }, { path: 'consents' }, { path: 'name' }],
    });
  });
});

describe('copies of a document', () => {
  it('have a front, and are smaller than 5 MB', () => {
    expect(asked('copies', {})).toEqual(issues('front', 'frontRequired'));
    const large = new File([new Uint8Array(5_000_000)], 'front.png');
    expect(asked('copies', { front: large })).toEqual(issues('front', 'tooLarge'));
  });

  it('may be those that are there already', () => {
    expect(asked('copies', { front_file_id: 'file_1', back_file_id: '' })).toEqual({
      ok: true,
      request: {
        operation: 'everify_cases.uploadDocument',
        input: { params, body: { front_file_id: 'file_1' } },
      },
    });
  });
});
