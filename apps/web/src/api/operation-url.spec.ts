import { describe, expect, it } from '@jest/globals';
import { operationUrl, pickQuery } from './operation-url';

describe('the address of an operation', () => {
  it('has its path parameters filled in, and escaped', () => {
    const params = { task_id: '../users?x', file_id: 'a/b' };
    expect(operationUrl('/tasks/{task_id}/files/{file_id}', { params })).toBe(
      '/api/v1/tasks/..%2Fusers%3Fx/files/a%2Fb',
    );
  });

  it('is refused without a value for each of them, so that no list is asked for in place of one', () => {
    expect(() => operationUrl('/users/{user_id}', {})).toThrow('user_id');
    expect(() => operationUrl('/users/{user_id}', { params: { user_id: '' } })).toThrow('user_id');
  });

  it('never leads to another path by dots alone', () => {
    expect(() => operationUrl('/users/{user_id}/link', { params: { user_id: '..' } })).toThrow('user_id');
  });

  it('has the query without what is not given', () => {
    const query = { page: 2, search: undefined, kind: ['a', 'b'], is_test: false };
    expect(operationUrl('/users', { query })).toBe('/api/v1/users?page=2&kind=a&kind=b&is_test=false');
  });

  it('takes of an address what the operation names, and nothing that a partner’s page added to it', () => {
    const query = { search: 'a', utm_source: 'mail', page: '2' };
    expect(pickQuery(query, ['page', 'search'])).toEqual({ search: 'a', page: '2' });
    expect(pickQuery(undefined, ['page'])).toEqual({});
  });
});
