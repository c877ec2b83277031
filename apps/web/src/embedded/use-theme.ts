'use client';
import type { ComponentTheme } from '@firstday/domain';
import { themeCss } from '@firstday/ui';
import { useLayoutEffect } from 'react';

/** Shows the account’s colours, as far as they can be read. */
export function useTheme(theme: ComponentTheme | null): void {
  useLayoutEffect(() => {
    const css = theme ? themeCss(theme) : '';
    if (css === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [theme]);
}
