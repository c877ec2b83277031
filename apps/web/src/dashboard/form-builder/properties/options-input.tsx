'use client';
import type { FormFieldContent } from '@firstday/domain';
import { Button, IconButton } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';
import { startingWords } from '../starting-words';
import { WordsInput } from './words-input';

type Options = NonNullable<FormFieldContent['options']>;

interface OptionsInputProps {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** What can be chosen, in order. The value that is kept stays as it was made: answers refer to it. */
export function OptionsInput({ options, onChange }: OptionsInputProps) {
  const { words, problems } = useBuilder();
  const problem = problems.find((it) => it.property === 'options');
  const move = (at: number, by: -1 | 1) => {
    const option = options[at];
    if (option) onChange(options.toSpliced(at, 1).toSpliced(at + by, 0, option));
  };
  return (
    <fieldset className="builder-options">
      <legend className="fd-label">{words.options}</legend>
      {problem ? <p className="fd-error">{problemText(problem, words)}</p> : null}
      {options.map((option, at) => (
        <div key={option.value} className="builder-option">
          <WordsInput
            label={`${words.option} ${at + 1}`}
            property={`option-${at}`}
            value={option.label}
            maxLength={300}
            onChange={(label = { en: '' }) => onChange(options.with(at, { ...option, label }))}
          />
          <span className="builder-option-tools">
            <IconButton
              icon="up"
              size="small"
              label={`${words.moveUp}: ${words.option} ${at + 1}`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon="down"
              size="small"
              label={`${words.moveDown}: ${words.option} ${at + 1}`}
              disabled={at === options.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={`${words.remove}: ${words.option} ${at + 1}`}
              onClick={() => onChange(options.toSpliced(at, 1))}
            />
          </span>
        </div>
      ))}
      <Button
        variant="ghost"
        size="small"
        icon="plus"
        onClick={() => onChange([...options, newOption(options)])}
      >
        {words.addOption}
      </Button>
    </fieldset>
  );
}

function newOption(options: Options): Options[number] {
  const taken = new Set(options.map(({ value }) => value));
  let count = options.length + 1;
  while (taken.has(`option_${count}`)) count += 1;
  return { value: `option_${count}`, label: { en: `${startingWords.option} ${count}` } };
}
