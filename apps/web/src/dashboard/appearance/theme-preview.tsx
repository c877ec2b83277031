'use client';
import { type ResolvedTheme, resolveTheme, type ThemeColours, type ThemeModeName } from '@firstday/ui';
import { useLayoutEffect, useRef } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { ThemeSample } from './theme-sample';
import type { ThemeWords } from './theme-words';

interface ThemePreviewProps {
  readonly mode: ThemeModeName;
  readonly colours: ThemeColours;
  readonly words: ThemeWords;
  readonly logo: string | undefined;
}

/** One mode of a theme as people will see it. It is a picture: nothing in it can be reached or read out. */
export function ThemePreview({ mode, colours, words, logo }: ThemePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { tokens } = resolveTheme(colours, mode);
  const written = JSON.stringify(tokens);
  // The page's policy refuses styles in attributes of its HTML; what a script sets, it does not.
  useLayoutEffect(() => {
    if (frame.current) wear(frame.current, tokens);
    // The tokens are made anew each time; what they say is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [written]);
  return (
    <figure className="theme-preview">
      <figcaption>{words.mode[mode]}</figcaption>
      <div
        role="img"
        aria-label={formatMessage(words.preview, { mode: words.mode[mode] ?? mode }, words.locale)}
        className="theme-frame"
        data-theme-mode={mode}
        ref={frame}
      >
        <div inert>
          <ThemeSample id={`sample-${mode}`} words={words.sample} logo={logo} />
        </div>
      </div>
    </figure>
  );
}

function wear({ style }: HTMLElement, tokens: ResolvedTheme['tokens']): void {
  style.removeProperty('--fd-radius');
  for (const [token, value] of Object.entries(tokens)) style.setProperty(`--fd-${token}`, value);
}
