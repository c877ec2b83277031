import { describe, expect, it } from '@jest/globals';

import { isLinkPart, linkToPart } from './link-part-parameter.js';

const link = 'https://onboarding.example/onboarding?link=abc';

describe('the part of a session that a link is opened for', () => {
  it('is a form, or whom was named to examine its documents', () => {
    expect(linkToPart(link, 'task_1ChFExampLe')).toBe(`${link}&to=tasks%2Ftask_1ChFExampLe`);
    expect(linkToPart(link, 'task_1ChFExampLe', 'representative')).toBe(
      `${link}&to=tasks%2Ftask_1ChFExampLe%2Frepresentative`,
    );
  });

  it('is nothing else that an address could say', () => {
    for (const part of [
      '',
      '/tasks/task_1',
      'tasks/../..',
      'tasks/task_1/sign',
      '//evil.example',
      'tasks/task_1?x',
      `tasks/task_${'1'.repeat(41)}`,
    ])
      expect([part, isLinkPart(part)]).toEqual([part, false]);
    expect(linkToPart(link, '../evil')).toBe(link);
  });
});
