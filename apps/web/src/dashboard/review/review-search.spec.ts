import { describe, expect, it } from '@jest/globals';
import { isQueueNarrowed, parseReviewSearch, reviewsQuery } from './review-search';

const nothing = { waits: '', employer: '', client: '', form: '', after: '', before: '' };
const cursor = 'a'.repeat(60);

describe('what the address asks of the queue', () => {
  it('is nothing where the address says nothing, or nonsense', () => {
    expect(parseReviewSearch({})).toEqual(nothing);
    const made = {
      waits: 'all',
      employer: 'ee_1',
      client: ['cl_1'],
      form: "form_'--",
      after: 'x',
      before: '',
    };
    expect(parseReviewSearch(made)).toEqual(nothing);
  });

  it('is asked of the API in its own words, from one place on', () => {
    const asked = parseReviewSearch({ waits: 'look', employer: ' er_abc ', after: cursor, before: cursor });
    expect(asked).toEqual({ ...nothing, waits: 'look', employer: 'er_abc', after: cursor });
    expect(reviewsQuery(asked, 1)).toEqual({
      waits_for: 'look',
      employer_id: 'er_abc',
      client_id: undefined,
      form_id: undefined,
      after: cursor,
      before: undefined,
      limit: 1,
    });
  });

  it('is narrowed by what leaves rows out, and not by the place', () => {
    expect(isQueueNarrowed(parseReviewSearch({ after: cursor, waits: 'look' }))).toBe(false);
    expect(isQueueNarrowed(parseReviewSearch({ form: 'form_abc' }))).toBe(true);
  });
});
