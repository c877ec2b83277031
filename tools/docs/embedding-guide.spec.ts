import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('the guide for partners names the events and reasons of components', () => {
  const messages = read('libs/embed/src/page-message.ts');
  const kinds = [...messages.matchAll(/readonly type: '(\w+)'/g)].map(([, kind]) => kind);
  const events = kinds.filter((kind) => !['connect', 'hello', 'renew'].includes(kind ?? ''));
  const failures = /failures = \[(.*)\]/.exec(messages)?.[1] ?? '';
  const reasons = [...failures.matchAll(/'(\w+)'/g)].map(([, reason]) => reason);
  const named = [...read('docs/embedding.md').matchAll(/^\| `([a-z_]+)` +\|/gm)].map(([, name]) => name);
  expect(named.filter((name) => !['component', 'type', 'reason'].includes(name ?? ''))).toEqual([
    ...events,
    ...reasons,
  ]);
});
