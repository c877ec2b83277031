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
  'backup',
  'http',
  'events',
  'outbox',
  'identity',
  'records',
  'forms',
  'policies',
  'placements',
  'tasks',
  'bulk',
  'everify',
  'webhooks',
  'messages',
  'embedding',
  'configuration',
  'doctor',
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
 * Whether a file, relative to the API's sources, is what other rooms import of its room.
 */
export const isEntrance = (file: string): boolean => /^[^/]+\/index\.ts$/.test(file);
