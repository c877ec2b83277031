/**
 * The rooms of the API from the ground up. A room imports only rooms before it in this list, and only through their
 * `index.ts`; lint (`eslint.config.mjs`) and `house.spec.ts` hold it.
 */
export const rooms = [
  'context',
  'observability',
  'database',
  'background',
  'sealing',
  'http',
  'events',
  'identity',
  'records',
  'forms',
  'policies',
  'placements',
  'tasks',
  'everify',
  'webhooks',
  'embedding',
] as const;

/** Where the API's sources are, from the root of the repository. */
export const apiSources = 'apps/api/src';

/** The files at the top of the API's sources wire the rooms together: they stand above all of them. */
export const top = '(top)';

/** Folders beside the rooms that no product code imports. */
const besides = new Set(['testing', 'contract']);

/**
 * @param file relative to the API's sources, with forward slashes
 * @returns the room's name, `top` for the files above the rooms, or nothing for tests and their helpers
 */
export function roomOf(file: string): string | undefined {
  if (/\.spec\.tsx?$/.test(file)) return undefined;
  const [first = '', ...rest] = file.split('/');
  if (rest.length === 0) return top;
  return besides.has(first) ? undefined : first;
}

/**
 * Whether a file may import another one of a lower room: its `index.ts`, or, from an entity, the entity that it extends
 * (an index hands out entities as types, so that what serves does not load TypeORM).
 *
 * @param from relative to the API's sources, as `to` is
 */
export const isEntrance = (from: string, to: string): boolean =>
  /^[^/]+\/index\.ts$/.test(to) || (from.endsWith('.entity.ts') && to.endsWith('.entity.ts'));
