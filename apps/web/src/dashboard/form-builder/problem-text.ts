import type { BuilderWords } from './builder-words';
import type { FormProblem } from './model/check-form';

/** What to do about it, in the reader's language; what there are no words for is said as the engine says it. */
export function problemText({ property, message, isName }: FormProblem, words: BuilderWords): string {
  const known: Readonly<Record<string, string>> = words.problem;
  return known[isName ? 'text_name' : property] ?? message;
}
