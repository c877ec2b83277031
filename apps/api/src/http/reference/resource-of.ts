import { type OperationId, type Resource, resources } from '@firstday/domain';

/** The part of the interface that an operation is of. */
export function resourceOf(id: OperationId): Resource {
  const resource = resources.find(({ tag }) => id.startsWith(`${tag}.`));
  if (!resource) throw new Error(`${id} is of no resource`);
  return resource;
}
