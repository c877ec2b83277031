'use client';
import type { ThemeModeName } from '@firstday/ui';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useActionForm } from '../forms/action-form';
import { formatMessage } from '../../i18n/format-message';
import { ColourInput } from './colour-input';
import { asColour, ContrastList } from './contrast-list';
import { LogoInput } from './logo-input';
import {
  type ColourField,
  colourFields,
  colourName,
  coloursIn,
  logoName,
  removeLogoName,
  themeModes,
} from './colour-fields';
import { ThemePreview } from './theme-preview';
import type { ThemeWords } from './theme-words';

interface ThemeEditorProps {
  readonly words: ThemeWords;
  /** What stands in the controls at first, by their names. */
  readonly initial: Readonly<Record<string, string>>;
  /** Addresses of the pictures that are kept. */
  readonly logos: Readonly<Record<ThemeModeName, string | undefined>>;
}

/** Colours and pictures of both modes, with how well they are seen, and what becomes of them while they are chosen. */
export function ThemeEditor({ words, initial, logos }: ThemeEditorProps) {
  const { state } = useActionForm();
  const { setValue, setFocus } = useFormContext();
  const [said, setSaid] = useState('');
  const typed: Record<string, unknown> = useWatch();
  const valueOf = (name: string) => typed[name] ?? state.values[name]?.[0] ?? initial[name] ?? '';
  const values = Object.fromEntries(Object.keys(initial).map((name) => [name, valueOf(name)]));
  const take = (mode: ThemeModeName, field: ColourField, colour: string) => {
    setValue(colourName(mode, field), colour, { shouldDirty: true, shouldValidate: true });
    setFocus(colourName(mode, field));
    setSaid(
      formatMessage(
        words.taken,
        { colour: asColour(colour), field: words.field[field] ?? field },
        words.locale,
      ),
    );
  };
  return (
    <div className="theme-editor">
      {themeModes.map((mode) => (
        <div className="theme-mode-row" key={mode}>
          <fieldset className="theme-mode">
            <legend>{words.mode[mode]}</legend>
            <div className="theme-colours">
              {colourFields.map((field) => (
                <ColourInput
                  key={field}
                  mode={mode}
                  field={field}
                  words={words}
                  initial={initial[colourName(mode, field)] ?? ''}
                  value={String(values[colourName(mode, field)])}
                />
              ))}
            </div>
            <ContrastList
              mode={mode}
              words={words}
              colours={coloursIn(mode, values)}
              onTake={({ field, shown }) => {
                const control = colourFields.find((one) => one === field);
                if (control) take(mode, control, shown);
              }}
            />
            <LogoInput mode={mode} words={words} kept={logos[mode]} />
          </fieldset>
          <ModePreview mode={mode} words={words} values={values} typed={typed} logos={logos} />
        </div>
      ))}
      <p className="fd-visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

interface ModePreviewProps {
  readonly mode: ThemeModeName;
  readonly words: ThemeWords;
  readonly values: Readonly<Record<string, unknown>>;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly logos: ThemeEditorProps['logos'];
}

/** In the dark the picture for the light mode is shown where there is no other, as on the pages themselves. */
function ModePreview({ mode, words, values, typed, logos }: ModePreviewProps) {
  const [light, dark] = [useLogo('light', typed, logos.light), useLogo('dark', typed, logos.dark)];
  const logo = mode === 'dark' ? (dark ?? light) : (light ?? dark);
  return <ThemePreview mode={mode} words={words} colours={coloursIn(mode, values)} logo={logo} />;
}

/** The address of the file that was chosen, else of the one that is kept unless it is to go. */
function useLogo(
  mode: ThemeModeName,
  typed: Readonly<Record<string, unknown>>,
  kept: string | undefined,
): string | undefined {
  const files = typed[logoName(mode)];
  const file = typeof FileList !== 'undefined' && files instanceof FileList ? files[0] : undefined;
  const [read, setRead] = useState<{ readonly file: File; readonly address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    const show = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result });
    };
    reader.addEventListener('load', show);
    reader.readAsDataURL(file);
    return () => reader.removeEventListener('load', show);
  }, [file]);
  const removed = [typed[removeLogoName(mode)]].flat()[0];
  if (file) return read?.file === file ? read.address : undefined;
  return removed ? undefined : kept;
}
