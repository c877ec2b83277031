import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../context/index.js';
import { recordScope } from './record-scope.store.js';
import { publishScopeSql } from './scope-sql.js';

const recruiter: Actor = {
  kind: 'user_session',
  sessionId: 'session_1',
  userId: 'user_1',
  groups: [],
  rules: [{ fact: 'client.name', operator: 'equals', value: 'Harbor Foods' }],
  seesSensitive: false,
};

describe('an access rule that leads through the records of another room', () => {
  it('is an error while that room has published nothing, and never a rule less', () => {
    expect(() => recordScope(recruiter, 'employees', () => '$2')).toThrow('has not published');
  });

  it('asks what the room published', () => {
    publishScopeSql({ placementExists: (accountId) => `placed_in(${accountId})` });
    expect(recordScope(recruiter, 'employees', () => '$2')).toBe('(placed_in(employees.account_id))');
  });
});
