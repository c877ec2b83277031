'use client';
import { Button, IconButton, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { usePolicyEditor } from '../policy-editor-context';

interface ValuesInputProps {
  readonly id: string;
  readonly label: string;
  readonly kind: 'date' | 'number' | 'text';
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several values that are typed, one after the other; what is typed counts too where it was not added. */
export function ValuesInput({ id, label, kind, values, onChange }: ValuesInputProps) {
  const { words, locale, problemOf, focus } = usePolicyEditor();
  const [typed, setTyped] = useState('');
  const error = problemOf(id);
  const add = () => {
    const text = typed.trim();
    setTyped('');
    if (text !== '' && !values.includes(text)) onChange([...values, text]);
  };
  const shared = { id, label, isLabelHidden: true, error, errorWord: words.error };
  return (
    <div className="policy-values">
      {values.length > 0 ? (
        <ul aria-label={label}>
          {values.map((value) => (
            <li key={value}>
              <bdi>{value}</bdi>
              <IconButton
                icon="close"
                size="small"
                label={formatMessage(words.removeValue, { value }, locale)}
                onClick={() => {
                  onChange(values.filter((one) => one !== value));
                  focus(id);
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div
        className="policy-values-add"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && kind !== 'date') add();
        }}
      >
        {kind === 'date' ? (
          <DateField
            {...shared}
            key={values.length}
            value={typed || null}
            onChange={(day) => setTyped(day ?? '')}
          />
        ) : (
          <TextInput
            {...shared}
            value={typed}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            maxLength={500}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
        <Button variant="secondary" size="small" onClick={add}>
          {words.addValue}
        </Button>
      </div>
    </div>
  );
}
