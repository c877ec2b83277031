'use client';
import { useBuilder } from '../builder-context';
import { mergeFieldsOf } from '../model/rename-merge-fields';
import type { MergeName } from './insert-menu';

interface MergedNamesProps {
  readonly text: Readonly<Record<string, string>>;
  readonly names: readonly MergeName[];
}

/** What stands in the text by its name, as people call it: braces alone say little. */
export function MergedNames({ text, names }: MergedNamesProps) {
  const { words } = useBuilder();
  const found = mergeFieldsOf(text);
  if (found.length === 0) return null;
  return (
    <ul className="builder-chips" aria-label={words.inserted}>
      {found.map((path) => {
        const label = names.find((name) => name.path === path)?.label;
        return (
          <li key={path} className="builder-chip" data-tone={label === undefined ? 'bad' : undefined}>
            <bdi>{label ?? words.unknownName}</bdi> <code dir="ltr">{`{${path}}`}</code>
          </li>
        );
      })}
    </ul>
  );
}
