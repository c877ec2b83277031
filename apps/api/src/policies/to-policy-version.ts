import type { PolicyVersion } from '@firstday/policy-engine';
import type { PolicyEntity } from './policy.entity.js';

/** A policy as the engine knows it, with its id. */
export function toPolicyVersion(row: PolicyEntity): PolicyVersion & { readonly id: string } {
  const { id, version, name, condition, form_keys: forms, tags, status } = row;
  return { id, key: row.key ?? id, version, name, condition, forms, tags, status };
}
