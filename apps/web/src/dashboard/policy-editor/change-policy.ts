'use server';
import type { CreatePolicy, UpdatePolicy } from '@firstday/domain';
import { readAnswer } from '../../api/send-operation';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { type EditorRefusal, sendForEditor } from './send-for-editor';

/** How somebody else has left the policy meanwhile. */
export interface OtherVersion {
  readonly etag: string;
  readonly version: number;
  readonly name: string;
  readonly sentence: string;
  /** Who it was, where that is known by name. */
  readonly by: string | null;
}

export type SavedPolicy =
  | Exclude<EditorRefusal, { readonly stale: true }>
  | { readonly other: OtherVersion }
  /** Where it is shown, and said that it is kept. */
  | { readonly shownAt: string };

/** Keeps a new policy. */
export async function createPolicy(place: ActionContext, body: CreatePolicy): Promise<SavedPolicy> {
  const answer = await sendForEditor(place, 'policies.create', { body });
  if ('issues' in answer || 'message' in answer) return answer;
  if ('stale' in answer) return { issues: [] };
  const { id } = await readAnswer('policies.create', answer.response);
  return { shownAt: withQuery(paths.policy(id), { done: 'policyCreated' }) };
}

interface KnownVersion {
  readonly id: string;
  /** Of the policy as it was read: over another one nothing is written. */
  readonly etag: string;
}

/** Keeps a change. */
export async function changePolicy(
  place: ActionContext,
  { id, etag }: KnownVersion,
  body: UpdatePolicy,
): Promise<SavedPolicy> {
  const params = { policy_id: id };
  const answer = await sendForEditor(place, 'policies.updateById', { params, body }, etag);
  if ('issues' in answer || 'message' in answer) return answer;
  if ('response' in answer) return { shownAt: withQuery(paths.policy(id), { done: 'policySaved' }) };
  return readOther(place, id);
}

async function readOther(place: ActionContext, policy_id: string): Promise<SavedPolicy> {
  const params = { policy_id };
  const answer = await sendForEditor(place, 'policies.findById', { params });
  if ('issues' in answer || 'message' in answer) return answer;
  if ('stale' in answer) return { issues: [] };
  const { version, name, sentence } = await readAnswer('policies.findById', answer.response);
  const query = { page: 1, per_page: 1 };
  const history = await sendForEditor(place, 'policies.listVersions', { params, query });
  const versions = 'response' in history && (await readAnswer('policies.listVersions', history.response));
  const by = (versions && versions.data[0]?.changed_by?.name) || null;
  const etag = answer.response.headers.get('etag') ?? '';
  return { other: { etag, version, name, sentence, by } };
}
