import { describe, expect, it } from '@jest/globals';

import { typedProperties } from '../../libs/domain/src/typed-properties.ts';
import { pages } from './pages.ts';

const page = 'docs/record-properties.md';
const names = (heading: string) => pages.names(page, heading);
const typed = {
  client: Object.keys(typedProperties.client),
  employee: Object.keys(typedProperties.employee),
  employer: Object.keys(typedProperties.employer),
  job: Object.keys(typedProperties.job),
  placement: Object.keys(typedProperties.placement),
};

describe(page, () => {
  it('has each typed property of each record', () => {
    const shared = names('Job and placement');
    expect(names('Employer').toSorted()).toEqual(typed.employer.toSorted());
    expect(names('Client').toSorted()).toEqual(typed.client.toSorted());
    expect([...names('Placement'), ...shared].toSorted()).toEqual(typed.placement.toSorted());
    expect([...shared, 'remote_examination'].toSorted()).toEqual(typed.job.toSorted());
  });

  it('has those of employees, and the two that are encrypted', () => {
    const encrypted = ['social_security_number', 'date_of_birth'];
    expect(names('Employee').toSorted()).toEqual([...typed.employee, ...encrypted].toSorted());
  });
});
