import type { CreatePolicy, Policy, PolicyFact, ProvePolicy, UpdatePolicy } from '@firstday/domain';
import type { ReactNode } from 'react';
import type { SavedPolicy } from './change-policy';
import type { ProofAnswer } from './changes/prove-draft';
import type { NamedRecord, NamedRecords } from './model/editor-catalog';
import type { PolicyEditorWords } from './policy-editor-words';

export interface KeptPolicy {
  readonly policy: Pick<Policy, 'condition' | 'form_ids' | 'id' | 'name' | 'status' | 'tests'>;
  /** Of the policy as it was read. */
  readonly etag: string;
}

export interface PolicyEditorProps {
  /** What is changed; without it, a new policy is written. */
  readonly kept: KeptPolicy | undefined;
  readonly facts: readonly PolicyFact[];
  readonly forms: readonly NamedRecord[];
  readonly records: NamedRecords;
  readonly words: PolicyEditorWords;
  readonly locale: string;
  readonly hrefs: Readonly<Record<'leave' | 'replay', string>>;
  readonly prove: (draft: ProvePolicy) => Promise<ProofAnswer>;
  readonly create: (body: CreatePolicy) => Promise<SavedPolicy>;
  readonly save: (
    known: { readonly id: string; readonly etag: string },
    body: UpdatePolicy,
  ) => Promise<SavedPolicy>;
  /** The policy to be read, where it cannot be written. */
  readonly children: ReactNode;
}
