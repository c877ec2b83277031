import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import * as messages from '../page-message.js';
import * as protocol from './index.js';

const { patterns } = messages;
const matching = (pattern: RegExp) => fc.stringMatching(pattern);

const connect = fc.record({
  firstday: fc.constant(1),
  type: fc.constant('connect'),
  nonce: matching(patterns.nonce),
});
const hello = fc.record({
  type: fc.constant('hello'),
  nonce: matching(patterns.nonce),
  version: fc.constant(messages.protocolVersion),
});
const pageMessage = fc.oneof(
  fc.record({ type: fc.constant('ready'), component: fc.constantFrom(...messages.componentNames) }),
  fc.record({ type: fc.constant('resized'), height: fc.integer({ min: 0, max: messages.highestPage }) }),
  fc.record({
    type: fc.constant('navigated'),
    path: matching(/^\/(components|o)(\/[0-9A-Za-z_-]{1,20}){1,3}$/),
  }),
  fc.record({
    type: fc.constant('task_completed'),
    task_id: matching(patterns.task),
    employee_id: matching(patterns.employee),
  }),
  fc.record({
    type: fc.constant('placement_created'),
    placement_id: matching(patterns.placement),
    employee_id: matching(patterns.employee),
  }),
  fc.record({ type: fc.constant('case_updated'), everify_case_id: matching(patterns.everifyCase) }),
  fc.record({ type: fc.constant('session_expiring'), expires_at: matching(patterns.time) }),
  fc.record({ type: fc.constant('failed'), reason: fc.constantFrom(...messages.failures) }),
);
const parentMessage = fc.record({ type: fc.constant('renew'), url: matching(patterns.url) });

/** Near enough to a message that a careless door would let it in. */
const almost = (message: fc.Arbitrary<object>) =>
  fc.oneof(
    fc
      .tuple(message, fc.string(), fc.anything())
      .map(([given, name, value]) => ({ ...given, [name]: value })),
    fc
      .tuple(message, fc.nat(5), wrongValue)
      .map(([given, place, value]) => ({ ...given, [Object.keys(given)[place] ?? 'more']: value })),
    fc
      .tuple(message, fc.nat(5))
      .map(([given, place]) => Object.fromEntries(Object.entries(given).filter((_, at) => at !== place))),
    fc.anything(),
  );
const wrongValue = fc.oneof(
  fc.anything(),
  fc.integer({ min: -10, max: messages.highestPage + 10 }),
  fc.constantFrom(-1, 0.5, NaN, Infinity, messages.highestPage, messages.highestPage + 1, '1', true),
  fc.constantFrom('task_', 'task_1\n', ' task_1', 'ee_1', 'tasks', 'constructor', 'toString', '__proto__'),
  fc.constantFrom('/components', '/components/', '/components/a/../b', '/o/a', '/components/a?code=b'),
  fc.constantFrom(
    'javascript:alert(1)',
    'https://',
    'https://a b',
    `https://a/${'b'.repeat(2048)}`,
    'data:,',
  ),
  fc.constantFrom('2026-11-21T10:00:00Z', '2026-11-21T10:00:00+01:00', '2026-11-21'),
);

const doors: readonly (readonly [string, fc.Arbitrary<object>, z.ZodType, (value: unknown) => unknown])[] = [
  ['Connect', connect, protocol.ConnectSchema, messages.readConnect],
  ['Hello', hello, protocol.HelloSchema, messages.readHello],
  ['PageMessage', pageMessage, protocol.PageMessageSchema, messages.readPageMessage],
  ['ParentMessage', parentMessage, protocol.ParentMessageSchema, messages.readParentMessage],
];

describe('the protocol', () => {
  it.each(doors)('lets in every %s', (_, message, schema, read) => {
    fc.assert(
      fc.property(message, (value) => {
        expect(read(value)).toEqual(value);
        expect(schema.parse(value)).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  it.each(doors)(
    'says the same by hand as in its schema of what is almost a %s',
    (_, message, schema, read) => {
      fc.assert(
        fc.property(almost(message), (value) => {
          expect(read(value) !== undefined).toBe(schema.safeParse(value).success);
        }),
        { numRuns: 3000 },
      );
    },
  );

  it('names every kind of message of a page once', () => {
    const kinds = protocol.PageMessageSchema.options.map(({ shape }) => shape.type.value);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toHaveLength(8);
  });

  it('carries no answer: what is no id, number, time or path of its own is not let in', () => {
    for (const value of [
      { type: 'task_completed', task_id: 'task_1', employee_id: 'ee_1', ssn: '123-45-6789' },
      { type: 'task_completed', task_id: '123-45-6789', employee_id: 'ee_1' },
      { type: 'navigated', path: '/components/employees/list?last_name=Flores' },
      { type: 'navigated', path: '/components/employees/list/Ana Flores' },
    ])
      expect(messages.readPageMessage(value)).toBeUndefined();
  });
});
