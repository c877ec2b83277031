import { describe, expect, it } from '@jest/globals';
import { caseQuery, parseCaseSearch } from './case-search';

const nothing = {
  case_statuses: 'open',
  case_tracking: undefined,
  employer_id: undefined,
  starting_after: undefined,
};

describe('what an address asks of the E-Verify cases', () => {
  it('is what is open, unless it says otherwise', () => {
    expect(caseQuery(parseCaseSearch({}))).toMatchObject(nothing);
    expect(caseQuery(parseCaseSearch({ status: 'any' })).case_statuses).toBeUndefined();
  });

  it('may be those that wait for a Social Security number, which is no status', () => {
    expect(caseQuery(parseCaseSearch({ status: 'ssn_pending' }))).toMatchObject({
      case_statuses: 'open',
      missing: 'ssn_pending',
    });
  });

  it('is asked of the API', () => {
    const asked = parseCaseSearch({ status: 'QUEUED,MANUAL_REVIEW', due: 'overdue', employer: 'er_1ChF' });
    expect(caseQuery(asked)).toMatchObject({
      case_statuses: 'QUEUED,MANUAL_REVIEW',
      case_tracking: 'overdue',
      employer_id: 'er_1ChF',
    });
  });

  it.each([{ status: 'QUEUED,LOST' }, { due: 'soon' }, { employer: 'ee_1' }, { after: 'evc_1' }])(
    'is left out where it cannot be asked: %j',
    (given) => expect(caseQuery(parseCaseSearch(given))).toMatchObject(nothing),
  );
});
