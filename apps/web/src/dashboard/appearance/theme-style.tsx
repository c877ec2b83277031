import type { Theme } from '@firstday/domain';
import { resolveTheme } from '@firstday/ui';
import { headers } from 'next/headers';
import { themeModes } from './colour-fields';

/** The colours of previews before scripts run, and without them. */
export async function ThemeStyle({ theme }: { readonly theme: Pick<Theme, 'dark' | 'light'> }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const rules = themeModes.map((mode) => {
    const { tokens } = resolveTheme(theme[mode] ?? {}, mode);
    const declarations = Object.entries(tokens).map(([token, value]) => `--fd-${token}:${value};`);
    return `.theme-frame[data-theme-mode=${mode}]{${declarations.join('')}}`;
  });
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rules.join('')}
    </style>
  );
}
