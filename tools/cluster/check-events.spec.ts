import { describe, expect, it } from '@jest/globals';

import { checkEvents } from './check-events.ts';

const event = (id: string, resource: string, kind = 'employee.updated') => ({
  id,
  kind,
  resource_id: resource,
});
const delivery = (id: string) => ({ headers: { 'webhook-id': id } });
const failing = (...given: Parameters<typeof checkEvents>): string[] =>
  checkEvents(...given).flatMap(({ what, holds }) => (holds ? [] : [what]));

const committed = [event('1', 'a'), event('2', 'b'), event('3', 'a')];

describe('events of a cluster', () => {
  it('hold where each came, in the order of its record, however often', () => {
    expect(failing(committed, ['2', '1', '1', '3', '1'].map(delivery), [])).toEqual([]);
  });

  it('fail where one is missing', () => {
    expect(failing(committed, ['1', '2'].map(delivery), [])).toEqual(['events']);
  });

  it('fail where one came that was never committed', () => {
    expect(failing(committed, ['1', '2', '3', '4'].map(delivery), [])).toEqual(['events of nothing']);
  });

  it('fail where those of one record came the other way round', () => {
    expect(failing(committed, ['3', '2', '1'].map(delivery), [])).toEqual(['order of events']);
  });

  it('fail where a write was accepted that has none', () => {
    const hired = { employeeId: 'a', email: 'a@example.com', lastName: 'Lopez', signedTasks: [] };
    expect(failing(committed, ['1', '2', '3'].map(delivery), [hired])).toEqual(['events of nothing']);
    const told = [event('0', 'a', 'employee.created'), ...committed];
    expect(failing(told, ['0', '1', '2', '3'].map(delivery), [hired])).toEqual([]);
  });
});
