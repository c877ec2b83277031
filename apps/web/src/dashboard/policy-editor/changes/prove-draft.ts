'use server';
import type { ProvenPolicy, ProvePolicy } from '@firstday/domain';
import { readAnswer } from '../../../api/send-operation';
import type { ActionContext } from '../../session/current-session';
import { type EditorRefusal, sendForEditor } from '../send-for-editor';

export type ProofAnswer = { readonly proof: ProvenPolicy } | EditorRefusal;

/** What is certain of a policy as it is written; nothing is kept. */
export async function proveDraft(place: ActionContext, draft: ProvePolicy): Promise<ProofAnswer> {
  const answer = await sendForEditor(place, 'policies.prove', { body: draft });
  return 'response' in answer ? { proof: await readAnswer('policies.prove', answer.response) } : answer;
}
