import { getMessages } from 'next-intl/server';

/** What the editor of policies says, in the reader's language. */
export async function policyEditorWords() {
  const messages = await getMessages();
  return {
    ...messages.policyEditor,
    factOwners: messages.policyFactOwner,
    factTypes: messages.policyFactType,
    operators: messages.operator,
    problems: messages.policyProblem,
    changes: messages.policyChanges,
    tests: messages.policyTests,
    statuses: {
      active: messages.policies.status_active,
      draft: messages.policies.status_draft,
      archived: messages.policies.status_archived,
    },
  };
}

export type PolicyEditorWords = Awaited<ReturnType<typeof policyEditorWords>>;
