import type { FormFieldContent, OwnFieldKind } from '@firstday/domain';
import { ownKinds } from '@firstday/forms';
import { startingWords } from '../starting-words';

/** The field as one of another kind: what that one has no place for is left out, what it needs is begun. */
export function withKind(content: FormFieldContent, kind: OwnFieldKind): FormFieldContent {
  const { path, label, hint, when, required, prefill, sensitive, options, max_length, text } = content;
  const { min, max, whole, earliest, latest } = content;
  const { hasOptions, hasLength, isSecret } = ownKinds[kind];
  if (kind === 'content') return { path, kind, label, text: text ?? { en: startingWords.text }, when };
  return {
    path,
    kind,
    label,
    when,
    hint,
    required,
    prefill,
    ...(isSecret ? {} : { sensitive }),
    ...(hasOptions
      ? { options: options ?? [{ value: 'option_1', label: { en: `${startingWords.option} 1` } }] }
      : {}),
    ...(hasLength ? { max_length } : {}),
    ...(kind === 'number' || kind === 'money' ? { min, max } : {}),
    ...(kind === 'number' ? { whole } : {}),
    ...(kind === 'date' ? { earliest, latest } : {}),
  };
}
