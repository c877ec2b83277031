import { getMessages } from 'next-intl/server';

/** What the builder says, in the reader's language. */
export async function builderWords() {
  const messages = await getMessages();
  const prefills: Readonly<Record<string, string>> = messages.builderPrefill;
  return {
    ...messages.builder,
    kinds: messages.builderKind,
    operators: messages.operator,
    partTitles: messages.builderPart,
    prefills,
    problem: messages.builderProblem,
    saving: messages.builderSaving,
    scope: messages.builderScope,
    sheet: messages.builderSheet,
  };
}

export type BuilderWords = Awaited<ReturnType<typeof builderWords>>;
