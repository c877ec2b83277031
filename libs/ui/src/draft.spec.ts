import { describe, expect, it } from '@jest/globals';
import { toAnswer, draftFromForm, toDraft } from './draft.js';
import { formatGroups } from './format-groups.js';

function posted(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

describe('what is typed becomes an answer', () => {
  it('a date is put together from month, day and year', () => {
    expect(toAnswer('date', { month: '3', day: '7', year: '1994' })).toBe('1994-03-07');
  });

  it('a date of which a part is missing is kept as wrong, not as empty', () => {
    expect(toAnswer('date', { month: '3', day: '', year: '1994' })).toBe('1994-03-00');
  });

  it('a date of which nothing was typed is no answer', () => {
    expect(toAnswer('date', { month: '', day: ' ', year: '' })).toBeNull();
  });

  it('an address of which only the country stands there is no answer', () => {
    expect(toAnswer('address', { street: '', city: '', state: '', zip: '', country: 'USA' })).toBeNull();
  });

  it('an unticked box is the answer no', () => {
    expect(toAnswer('checkbox', '')).toBe(false);
  });

  it('a document keeps that it is a receipt and lasts for the duration of status', () => {
    const draft = { document: 'form_i94', number: ' A1 ', duration: 'yes', receipt: 'yes' };
    expect(toAnswer('document', draft)).toEqual({
      document: 'form_i94',
      number: 'A1',
      expires_on: 'D/S',
      is_receipt: true,
    });
  });

  it('a document of which something is left blank does not say that it has none', () => {
    expect(toAnswer('document', { document: 'us_military_card' })).toEqual({
      document: 'us_military_card',
      is_receipt: false,
    });
  });

  it.each([
    ['date', '2031-02-28'],
    ['checkbox', true],
    ['checkbox_group', ['a', 'b']],
    ['radio', 'married'],
    [
      'address',
      { street: '1 Main St', secondary: null, city: 'Troy', state: 'NY', zip: '12180', country: 'USA' },
    ],
    ['document', { document: 'us_passport', number: 'C1', expires_on: '2031-02-28', is_receipt: false }],
    ['document', { document: 'form_i20', number: 'N1', expires_on: 'D/S', is_receipt: false }],
    [
      'document',
      { document: 'draft_record', has_no_number: true, has_no_expiration: true, is_receipt: false },
    ],
  ] as const)('an answer of kind %s survives being shown and posted again', (kind, answer) => {
    expect(toAnswer(kind, toDraft(kind, answer))).toEqual(answer);
  });

  it('a form without JavaScript posts the parts of a field under its path', () => {
    const form = posted({ 'task.born:month': '3', 'task.born:day': '7', 'task.born:year': '1994' });
    expect(draftFromForm({ path: 'task.born', kind: 'date' }, form)).toEqual({
      month: '3',
      day: '7',
      year: '1994',
    });
  });

  it('a control that was not posted is an empty one', () => {
    expect(draftFromForm({ path: 'task.two_jobs', kind: 'checkbox' }, posted({}))).toBe('');
    expect(draftFromForm({ path: 'task.many', kind: 'checkbox_group' }, posted({}))).toEqual([]);
  });
});

describe('numbers are grouped as people write them', () => {
  it.each([
    ['ssn', '123456789', '123-45-6789'],
    ['ssn', '1234', '123-4'],
    ['ssn', '123-45-6789', '123-45-6789'],
    ['ein', '123456789', '12-3456789'],
    ['phone', '(518) 555 0142', '518-555-0142'],
  ] as const)('%s %s is shown as %s', (kind, typed, shown) => {
    expect(formatGroups(kind, typed)).toBe(shown);
  });

  it.each([
    ['ssn', '1234567890'],
    ['ssn', 'applied for'],
    ['phone', '+44 20 7946 0958'],
    ['routing_number', '021000021'],
  ] as const)('%s %s is left alone', (kind, typed) => {
    expect(formatGroups(kind, typed).replaceAll('-', '')).toBe(typed);
  });
});
