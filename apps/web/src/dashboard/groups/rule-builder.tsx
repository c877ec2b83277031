'use client';
import './rule-builder.css';
import type { RuleFact } from '@firstday/domain';
import { Button, useIsLive } from '@firstday/ui';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { RadioInput } from '../forms/radio-input';
import { emptyLine } from './rule-draft';
import type { RecordChoice } from '../record-picker/record-choice';
import { RuleLineFields, type RuleWords } from './rule-line-fields';

interface RuleBuilderProps {
  readonly words: RuleWords & Readonly<Record<'add' | 'all' | 'any' | 'match' | 'removed', string>>;
  readonly operators: Readonly<Record<string, string>>;
  readonly facts: readonly RuleFact[];
  /** The records that the rule names. */
  readonly records: readonly RecordChoice[];
  readonly match: 'all' | 'any';
}

/** Comparisons, all or any of which a record has to meet. Without JavaScript each saving offers one more line. */
export function RuleBuilder({ words, operators, facts, records, match }: RuleBuilderProps) {
  const isLive = useIsLive();
  const { fields: lines, append, remove } = useFieldArray({ name: 'lines' });
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const shared = { words, operators, facts, records };
  return (
    <div className="rule">
      <RadioInput
        name="match"
        label={words.match}
        initial={match}
        choices={[
          { value: 'all', label: words.all },
          { value: 'any', label: words.any },
        ]}
      />
      {lines.map(({ id }, at) => (
        <RuleLineFields
          key={id}
          at={at}
          {...shared}
          onRemove={
            isLive
              ? () => {
                  remove(at);
                  setSaid(words.removed);
                  add.current?.focus();
                }
              : undefined
          }
        />
      ))}
      {isLive ? (
        <div className="fd-actions">
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            ref={add}
            onClick={() => {
              setSaid('');
              append({ ...emptyLine, operator: Object.keys(operators)[0] ?? '' }, { shouldFocus: false });
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : (
        <RuleLineFields at={lines.length} {...shared} onRemove={undefined} />
      )}
      <p className="fd-visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
