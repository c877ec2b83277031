import type { Theme } from '@firstday/domain';
import { resolveTheme } from '@firstday/ui';

const shown = ['paper', 'accent', 'ink'] as const;

/** The colours of a theme at a glance; the name beside them says what they are. A drawing, since the page's policy refuses styles in attributes. */
export function Swatches({ theme: { light, dark } }: { readonly theme: Theme }) {
  const colours = [resolveTheme(light ?? {}, 'light'), resolveTheme(dark ?? {}, 'dark')].flatMap(
    ({ tokens }) => shown.map((token) => tokens[token] ?? '#000000'),
  );
  return (
    <svg className="theme-swatches" viewBox={`0 0 ${colours.length * 20} 20`} aria-hidden="true">
      {colours.map((colour, at) => (
        <rect key={`${at} ${colour}`} x={at * 20 + 1} y="1" width="18" height="18" rx="4" fill={colour} />
      ))}
    </svg>
  );
}
