import type { Theme } from '@firstday/domain';
import type { ThemeModeName } from '@firstday/ui';
import { ContrastList } from './contrast-list';
import { ThemePreview } from './theme-preview';
import { ThemeStyle } from './theme-style';
import type { ThemeWords } from './theme-words';
import { themeModes } from './colour-fields';

interface ThemePreviewsProps {
  readonly theme: Pick<Theme, 'dark' | 'light'>;
  readonly words: ThemeWords;
  readonly logos: Readonly<Record<ThemeModeName, string | undefined>>;
}

/** Both modes of a theme as it is kept, side by side, and how well its colours are seen. */
export function ThemePreviews({ theme, words, logos }: ThemePreviewsProps) {
  return (
    <div className="theme-previews" data-wide="">
      <ThemeStyle theme={theme} />
      {themeModes.map((mode) => (
        <div key={mode}>
          <ThemePreview
            mode={mode}
            words={words}
            colours={theme[mode] ?? {}}
            logo={mode === 'dark' ? (logos.dark ?? logos.light) : (logos.light ?? logos.dark)}
          />
          <ContrastList mode={mode} words={words} colours={theme[mode] ?? {}} />
        </div>
      ))}
    </div>
  );
}
