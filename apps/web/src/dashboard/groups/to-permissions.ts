import { Permission } from '@firstday/domain';

/** A form may be posted by anybody: what is no permission is left out. */
export const toPermissions = (given: readonly string[]): Permission[] =>
  given.flatMap((name) => Permission.safeParse(name).data ?? []);
