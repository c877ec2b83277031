import { describe, expect, it } from '@jest/globals';
import type { Actor, Context } from '../context/context.js';
import { isInTaskScope } from './task-scope.js';

const task = {
  id: 'task_1',
  employee_id: 'ee_1',
  employer_id: 'er_1',
  client_id: null,
  job_id: null,
  form_id: 'form_1',
};

const contextOf = (actor: Actor): Context => ({
  account: { id: 'acct_1', organizationId: 'org_1', mode: 'live' },
  actor,
  requestId: 'request',
  eventIds: [],
  now: new Date(0),
  origin: { ip: '', userAgent: '' },
  db: {
    get manager(): never {
      throw new Error('a scope asks no repository');
    },
    run: () => Promise.resolve([]),
    insert: () => Promise.resolve(),
    transaction: (work) => work(contextOf(actor).db),
    readTransaction: (work) => work(contextOf(actor).db),
    acrossAccounts: (work) => work(contextOf(actor).db),
    afterCommit: () => undefined,
  },
});

const session = (taskIds: readonly string[] | null, employeeId = 'ee_1') =>
  contextOf({
    kind: 'form_session',
    sessionId: 'fs_1',
    employeeId,
    side: 'employee',
    taskIds,
    locale: null,
    reader: {
      linkId: 'olink_1',
      issuer: { type: 'api_token', id: 'tok_1' },
      seesSensitive: true,
      signsWithCode: true,
      deviceKey: 'fs_1',
      makerPresence: null,
      proved: 'nothing',
      entered: [],
      signer: null,
      userId: null,
      groups: [],
      handover: null,
      representative: null,
    },
  });

const token = {
  kind: 'api_token',
  tokenId: 'tok_1',
  permissions: null,
  limits: { expiresAt: null, networks: null, ownerId: null },
} as const;

const component = (filters: Readonly<Record<string, string>>, employeeId: string | null = null) =>
  contextOf({
    kind: 'component_session',
    sessionId: 'cs_1',
    component: 'employee/tasks',
    employeeId,
    rules: null,
    permissions: null,
    groups: null,
    views: [],
    filters,
  });

describe('the tasks in the scope of a credential', () => {
  it('a form session: the tasks of its link, all of them its employee’s', () => {
    expect(isInTaskScope(session(['task_1']), task)).toBe(true);
    expect(isInTaskScope(session(null), task)).toBe(true);
    expect(isInTaskScope(session(['task_2']), task)).toBe(false);
    expect(isInTaskScope(session(['task_1'], 'ee_2'), task)).toBe(false);
  });

  it('a component: never more than the filters that it was made with', () => {
    expect(isInTaskScope(component({}), task)).toBe(true);
    expect(isInTaskScope(component({ employer_id: 'er_1', form_id: 'form_1' }), task)).toBe(true);
    expect(isInTaskScope(component({ employer_id: 'er_2' }), task)).toBe(false);
    expect(isInTaskScope(component({ client_id: 'cl_1' }), task)).toBe(false);
    expect(isInTaskScope(component({}, 'ee_2'), task)).toBe(false);
  });

  it('an API token: every task of its account', () => {
    expect(isInTaskScope(contextOf(token), task)).toBe(true);
  });
});
