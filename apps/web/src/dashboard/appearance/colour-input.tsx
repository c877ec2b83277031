'use client';
import { controlProps, FormField, palettes, type ThemeModeName } from '@firstday/ui';
import { useFormContext } from 'react-hook-form';
import { useControl } from '../forms/use-control';
import { formatMessage } from '../../i18n/format-message';
import { type ColourField, colourName, typedColour } from './colour-fields';
import type { ThemeWords } from './theme-words';

interface ColourInputProps {
  readonly mode: ThemeModeName;
  readonly field: ColourField;
  readonly initial: string;
  /** What stands in the control now. */
  readonly value: string;
  readonly words: ThemeWords;
}

/** What a colour is where a theme says none. */
const plain = {
  custom_background: 'paper',
  secondary_background: 'raised',
  custom_foreground: 'ink',
  primary_background: 'accent',
  primary_foreground: 'raised',
  progress: 'accent',
  border: 'control',
} as const satisfies Record<ColourField, keyof (typeof palettes)['light']>;

/** A colour as digits, and beside them the browser's own way to choose one, which is not posted. */
export function ColourInput({ mode, field: colour, initial, value, words }: ColourInputProps) {
  const name = colourName(mode, colour);
  const { field, sent, register } = useControl(name);
  const { setValue } = useFormContext();
  const label = words.field[colour] ?? colour;
  const described = { error: field.error };
  const shown = longHex(typedColour(value) ?? palettes[mode][plain[colour]]);
  return (
    <FormField id={field.id} label={label} {...described} errorWord={field.errorWord}>
      <div className="theme-colour">
        <input
          type="color"
          className="theme-swatch"
          value={shown}
          aria-label={formatMessage(
            words.choose,
            { field: label, mode: words.mode[mode] ?? mode },
            words.locale,
          )}
          onChange={({ target }) => setValue(name, target.value, { shouldDirty: true })}
        />
        <input
          className="fd-input"
          type="text"
          dir="ltr"
          data-code=""
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          placeholder={words.plain}
          defaultValue={sent?.[0] ?? initial}
          {...register()}
          {...controlProps(field.id, described)}
        />
      </div>
    </FormField>
  );
}

/** The browser's own control takes six digits only. */
const longHex = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
