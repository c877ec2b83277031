import type { z } from 'zod';
import { DeletedRecordListQuery, restorableDays, type RestorableNoun } from '../deleted-record.js';
import { page } from '../page.js';
import { ExternalIdConflictError, PreconditionFailedError } from '../problem.js';
import { badRequestError, notFoundError, operation, staffOnly } from './operation.js';

interface RestoreFacts<Deleted extends z.ZodType> {
  readonly answer: z.ZodType;
  readonly deleted: Deleted;
}

/** List and restore what was deleted: the same for clients, employers and jobs. */
export function restoreOperations<Tag extends string, Noun extends RestorableNoun, Deleted extends z.ZodType>(
  tag: Tag,
  noun: Noun,
  { answer, deleted }: RestoreFacts<Deleted>,
) {
  const path = `/deleted_${tag}` as const;
  const one = `/${tag}/{${noun}_id}/restore` as const;
  const a = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  const verbs = {
    listDeleted: operation(
      {
        method: 'GET',
        path,
        summary: `List deleted ${tag}`,
        query: DeletedRecordListQuery,
        answers: { 200: page(deleted) },
        errors: badRequestError,
        allows: staffOnly,
        needs: `${noun}:view`,
        isBeyond: true,
      },
      { note: 'The last deleted first, also those that can no longer be restored.' },
    ),
    restore: operation(
      {
        method: 'POST',
        path: one,
        summary: `Restore a deleted ${noun}`,
        answers: { 200: answer },
        errors: {
          ...badRequestError,
          ...notFoundError,
          409: ExternalIdConflictError,
          412: PreconditionFailedError,
        },
        isVersioned: 'changed',
        allows: staffOnly,
        needs: `${noun}:edit`,
        isBeyond: true,
      },
      {
        note: `Within ${restorableDays} days after it was deleted; later it is 400. The record comes back as it was, without values of custom properties that were deleted or defined differently since. Where another ${noun} has its \`external_id\` now, it is 409: change that one first. ${a[0]?.toUpperCase()}${a.slice(1)} that is not deleted is answered as it is.`,
        refusals: {
          BadRequestError: `${a[0]?.toUpperCase()}${a.slice(1)} can be restored for ${restorableDays} days after it was deleted. This one was deleted earlier`,
        },
      },
    ),
  };
  const named = Object.entries(verbs).map(([verb, facts]) => [`${tag}.${verb}`, facts]);
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(named) as {
    [Verb in keyof typeof verbs as `${Tag}.${Verb}`]: (typeof verbs)[Verb];
  };
}
