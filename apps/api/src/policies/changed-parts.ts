import { isDeepStrictEqual } from 'node:util';
import type { PolicyPart } from '@firstday/domain';
import type { PolicyContent } from './policies.store.js';

const columns = [
  ['name', 'name'],
  ['condition', 'condition'],
  ['form_ids', 'form_keys'],
  ['status', 'status'],
  ['tags', 'tags'],
  ['tests', 'tests'],
] as const satisfies readonly (readonly [PolicyPart, keyof PolicyContent])[];

/** What of a policy differs between two of its versions, as the interface names it. */
export const changedParts = (before: PolicyContent, after: PolicyContent): PolicyPart[] =>
  columns.filter(([, column]) => !isDeepStrictEqual(before[column], after[column])).map(([part]) => part);
