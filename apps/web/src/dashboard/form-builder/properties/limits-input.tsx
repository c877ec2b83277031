'use client';
import type { FormFieldContent } from '@firstday/domain';
import { Checkbox } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { AmountInput } from './amount-input';
import { DayLimitInput } from './day-limit-input';

type Limits = Pick<FormFieldContent, 'earliest' | 'latest' | 'max' | 'min' | 'whole'>;

interface LimitsInputProps {
  readonly content: FormFieldContent;
  readonly onChange: (changes: Partial<Limits>) => void;
}

/** What is taken as an answer, as far as the kind has limits. */
export function LimitsInput({ content, onChange }: LimitsInputProps) {
  const { words } = useBuilder();
  const { kind, min, max, whole, earliest, latest } = content;
  if (kind === 'date')
    return (
      <>
        <DayLimitInput
          label={words.earliest}
          property="earliest"
          value={earliest}
          onChange={(earliest) => onChange({ earliest })}
        />
        <DayLimitInput
          label={words.latest}
          property="latest"
          value={latest}
          onChange={(latest) => onChange({ latest })}
        />
      </>
    );
  if (kind !== 'number' && kind !== 'money') return null;
  return (
    <>
      <div className="builder-pair">
        <AmountInput label={words.min} property="min" value={min} onChange={(min) => onChange({ min })} />
        <AmountInput label={words.max} property="max" value={max} onChange={(max) => onChange({ max })} />
      </div>
      {kind === 'number' ? (
        <Checkbox
          label={words.whole}
          checked={whole ?? false}
          onChange={({ currentTarget }) => onChange({ whole: currentTarget.checked || undefined })}
        />
      ) : null}
    </>
  );
}
