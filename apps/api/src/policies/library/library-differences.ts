import { isDeepStrictEqual } from 'node:util';
import type { LibraryDifference } from '@firstday/domain';
import type { LibraryPolicy } from '@firstday/forms';
import { type FactCatalog, toSentence } from '@firstday/policy-engine';
import type { PolicyEntity } from '../policy.entity.js';

type Kept = Pick<PolicyEntity, 'name' | 'condition' | 'form_keys' | 'tags'>;

/** Where a policy of the account is not as the library has it. */
export function libraryDifferences(
  policy: LibraryPolicy,
  kept: Kept,
  catalog: FactCatalog,
): LibraryDifference[] {
  const conditions = [kept.condition, policy.condition] as const;
  const pairs: readonly (readonly [LibraryDifference['property'], string, string, boolean])[] = [
    ['name', kept.name, policy.name, kept.name === policy.name],
    [
      'condition',
      toSentence(conditions[0], catalog),
      toSentence(conditions[1], catalog),
      isDeepStrictEqual(...conditions),
    ],
    [
      'forms',
      listed(kept.form_keys),
      listed(policy.forms),
      isDeepStrictEqual(kept.form_keys, [...policy.forms]),
    ],
    ['tags', listed(kept.tags), listed(policy.tags), isDeepStrictEqual(kept.tags, [...policy.tags])],
  ];
  return pairs.flatMap(([property, yours, library, isSame]) =>
    isSame ? [] : [{ property, yours, library }],
  );
}

const listed = (words: readonly string[]): string => words.join(', ');
