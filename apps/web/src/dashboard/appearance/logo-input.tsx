'use client';
import { Checkbox, type ThemeModeName } from '@firstday/ui';
import { useFormContext } from 'react-hook-form';
import { FileDropInput } from '../forms/file-drop-input';
import { logoName, removeLogoName } from './colour-fields';
import type { ThemeWords } from './theme-words';

interface LogoInputProps {
  readonly mode: ThemeModeName;
  readonly words: ThemeWords;
  /** The address of the picture that is kept. */
  readonly kept: string | undefined;
}

/** A picture for one mode, and the way to be without. */
export function LogoInput({ mode, words, kept }: LogoInputProps) {
  const { register } = useFormContext();
  const remove = removeLogoName(mode);
  return (
    <>
      <FileDropInput
        name={logoName(mode)}
        label={words.logo[mode] ?? mode}
        hint={words.logoHint}
        prompt={words.logoPrompt}
        accept="image/png,image/jpeg,image/webp"
      />
      {kept ? <Checkbox id={remove} value="yes" label={words.removeLogo} {...register(remove)} /> : null}
    </>
  );
}
