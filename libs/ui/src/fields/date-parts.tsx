'use client';
import type { DraftParts } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';

interface DatePartsProps {
  readonly path: string;
  readonly parts: DraftParts;
  readonly onParts: (parts: DraftParts) => void;
  readonly isInvalid: boolean;
  readonly isBirthday?: boolean;
  readonly describedBy?: string | undefined;
}

const sizes = { month: 2, day: 2, year: 4 } as const;
const order = ['month', 'day', 'year'] as const;

/** Month, day and year in the order that US forms have them; no calendar to page through for a birthday. */
export function DateParts({ path, parts, onParts, isInvalid, isBirthday, describedBy }: DatePartsProps) {
  const { words } = useFormLanguage();
  return (
    <div className="fd-parts">
      {order.map((part) => (
        <div className="fd-part" key={part}>
          <label htmlFor={controlId(path, part)}>{words[part]}</label>
          <input
            className="fd-input"
            id={controlId(path, part)}
            name={controlName(path, part)}
            type="text"
            inputMode="numeric"
            autoComplete={isBirthday ? `bday-${part}` : 'off'}
            dir="ltr"
            data-figures=""
            data-width={part === 'year' ? '4' : '2'}
            maxLength={sizes[part]}
            value={parts[part] ?? ''}
            onChange={(event) => onParts({ ...parts, [part]: event.target.value })}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
          />
        </div>
      ))}
    </div>
  );
}
