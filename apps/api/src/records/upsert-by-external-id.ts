import type { Response } from 'express';
import { type Context, invalidInput, inTransaction, ProblemError } from '../context/index.js';
import type { ExternalIdsStore } from './external-ids.store.js';

/** A record, and whether it was there before. */
export interface Upserted<Resource> {
  readonly record: Resource;
  readonly isNew: boolean;
}

interface Upsert<Resource> {
  readonly externalIds: ExternalIdsStore;
  readonly externalId: string;
  create(ctx: Context): Promise<Resource>;
  update(ctx: Context, id: string): Promise<Resource>;
}

/** A record may come and go between two looks: after so many it is said that somebody stands in the way. */
const mostTries = 4;

/**
 * Creates the record of an external id, or changes it. Of two at once one creates: the other waits for it at the unique
 * index, finds nothing inserted, and looks again.
 */
export function upsertByExternalId<Resource>(
  ctx: Context,
  { externalIds, externalId, create, update }: Upsert<Resource>,
): Promise<Upserted<Resource>> {
  return inTransaction(ctx, async (ctx) => {
    for (let tries = 1; ; tries++) {
      const id = await externalIds.findId(ctx, externalId);
      try {
        return id === undefined
          ? { record: await create(ctx), isNew: true }
          : { record: await update(ctx, id), isNew: false };
      } catch (error) {
        const isOutdated =
          id === undefined
            ? hasStatus(error, 409) && (await externalIds.findId(ctx, externalId)) !== undefined
            : hasStatus(error, 404);
        if (!isOutdated || tries === mostTries) throw error;
      }
    }
  });
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ProblemError && error.status === status;

/** What was given, with the external id of the path. @throws ProblemError 400 where the body has another */
export function withExternalId<Given extends { external_id?: string | null | undefined }>(
  given: Given,
  externalId: string,
): Given {
  if (given.external_id === undefined || given.external_id === externalId)
    return { ...given, external_id: externalId };
  const message = 'Expected the external_id of the path, or nothing';
  throw invalidInput([{ _tag: 'Refinement', path: ['external_id'], message }]);
}

/** 201 for a new record, 200 for one that was there. */
export function answerUpserted<Resource>(
  response: Response,
  { record, isNew }: Upserted<Resource>,
): Resource {
  response.status(isNew ? 201 : 200);
  return record;
}
