import type { StoredRecord } from '../records/stored-record';

type Body = Readonly<Record<string, unknown>>;

/** What the policies are asked about: the placement as it is, with what was typed over it; what the service says of it is left out. */
export function previewBody(now: StoredRecord | undefined, typed: Body): Body {
  const all: Body = { ...plainOf(now), ...typed, ...ownOf(now, typed) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

const written = new Set([
  'id',
  'created_at',
  'updated_at',
  'external_id',
  'missing_task_count',
  'undecided_count',
]);

const plainOf = (now: StoredRecord | undefined): Body =>
  Object.fromEntries(
    Object.entries(now ?? {}).filter(([name, value]) => !written.has(name) && typeof value !== 'object'),
  );

/** A property that is no longer taken may still be stored: only what the form has is given. */
const ownOf = (now: StoredRecord | undefined, typed: Body): Body =>
  now || typed['custom_attributes'] ? { custom_attributes: typed['custom_attributes'] ?? {} } : {};
