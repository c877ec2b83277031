'use client';
import { IconButton } from '@firstday/ui';
import { Combobox } from '@firstday/ui/combobox';
import { useId } from 'react';
import { useBuilder } from '../builder-context';

/** So many facts may be named. */
const most = 20;

interface FactsInputProps {
  readonly chosen: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
}

/** The facts of a placement whose change asks for the form again, by the names that policies have for them. */
export function FactsInput({ chosen, onChange }: FactsInputProps) {
  const { words, facts } = useBuilder();
  const id = useId();
  const nameOf = (path: string): string => facts.find((fact) => fact.path === path)?.label ?? path;
  const others = facts.filter(({ path }) => !chosen.includes(path));
  return (
    <>
      {chosen.length > 0 ? (
        <ul className="builder-chips" aria-label={words.scope.changed}>
          {chosen.map((path) => (
            <li key={path} className="builder-chip">
              <bdi>{nameOf(path)}</bdi>
              <IconButton
                icon="close"
                size="small"
                label={`${words.remove}: ${nameOf(path)}`}
                onClick={() => onChange(chosen.filter((one) => one !== path))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Combobox
        key={chosen.join()}
        id={id}
        label={words.scope.changes}
        value={null}
        isDisabled={others.length === 0 || chosen.length >= most}
        placeholder={words.scope.addFact}
        showLabel={words.showAll}
        noneFound={words.noneFound}
        options={others.map(({ path, label }) => ({ value: path, label, hint: path }))}
        onChange={(path) => {
          if (!path) return;
          onChange([...chosen, path]);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
      />
    </>
  );
}
