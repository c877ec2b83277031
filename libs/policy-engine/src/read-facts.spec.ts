import { describe, expect, it } from '@jest/globals';
import { factCatalog } from './fact-catalog.js';
import { readFacts } from './read-facts.js';
import { withSystemAttributes } from './system-attribute-fact.js';

const catalog = withSystemAttributes(factCatalog());

describe('facts that somebody wrote down', () => {
  it('are kept as placements have them', () => {
    const given = {
      'work_location.state': 'New York',
      'work_location.country': 'us',
      'employer.employee_count': 50,
      'placement.works_remotely': false,
      'placement.start_date': '2027-02-28',
      'job.shift': ' night ',
    };
    expect(readFacts(given, catalog)).toEqual({
      facts: {
        ...given,
        'work_location.state': 'NY',
        'work_location.country': 'USA',
        'job.shift': 'night',
      },
      issues: [],
    });
  });

  it('are refused one by one: unknown, withheld, of another type, empty', () => {
    const wrong = {
      'nobody.knows': 1,
      ['__proto__']: 'x',
      constructor: 'x',
      'employee.social_security_number': '219-09-9999',
      'employer.employee_count': '50',
      'placement.works_remotely': 'no',
      'placement.start_date': '2027-02-29',
      'employer.entity_structure': 'club',
      'job.name': '',
      'client.name': ['Pier Nine'],
      'job.shift': null,
      'job.address.city': 'x'.repeat(501),
    };
    const { facts, issues } = readFacts({ ...wrong, 'work_location.state': 'NY' }, catalog);
    expect(facts).toEqual({ 'work_location.state': 'NY' });
    expect(issues.map(({ path }) => path)).toEqual(Object.keys(wrong).map((path) => [path]));
  });

  it('of a list are values that it may contain', () => {
    const lists = { get: () => ({ path: 'job.skills', type: 'list', label: 'skills' }) as const };
    expect(readFacts({ 'job.skills': ['crane', ' forklift'] }, lists).facts).toEqual({
      'job.skills': ['crane', 'forklift'],
    });
    for (const given of ['crane', ['crane', ''], ['crane', 'x'.repeat(501)]])
      expect(readFacts({ 'job.skills': given }, lists).issues).toMatchObject([{ path: ['job.skills'] }]);
  });
});
