import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast } from './contrast.js';
import { palettes, resolveTheme, themeCss } from './theme-css.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const mode = fc.record(
  {
    custom_background: colour,
    custom_foreground: colour,
    primary_background: colour,
    primary_foreground: colour,
    progress: colour,
    border: colour,
  },
  { requiredKeys: [] },
);

const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--fd-([a-z-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

describe('a theme', () => {
  it.each(['light', 'dark'] as const)('is weighed against the colours of %s style sheets', (name) => {
    const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
    const tokens = tokensIn((name === 'light' ? light : dark).replaceAll(': ', ':'));
    for (const [token, value] of Object.entries(palettes[name]))
      expect([token, tokens.get(token)]).toEqual([token, value]);
  });

  it('can be read whatever its colours are', () => {
    fc.assert(
      fc.property(mode, (light) => {
        const tokens = tokensIn(themeCss({ light, dark: null }).split('@media')[0] ?? '');
        const of = (token: string) => tokens.get(token) ?? '';
        for (const words of ['ink', 'muted', 'accent', 'good', 'warn', 'bad'])
          expect(contrast(of(words), of('paper'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
        for (const graphic of ['control', 'bar'])
          expect(contrast(of(graphic), of('paper'))).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('keeps colours that can be read as they are', () => {
    const tokens = tokensIn(
      themeCss({ light: { primary_background: '#1A3D8F', radius: '2px' }, dark: null }),
    );
    expect(tokens.get('radius')).toBe('2px');
    expect(themeCss({ light: { primary_background: '#1A3D8F' }, dark: null })).toContain(
      '--fd-accent:#1a3d8f;',
    );
  });

  it('says of each colour how it is seen, and which one is shown instead', () => {
    const { tokens, contrasts } = resolveTheme(
      { primary_background: '#f2a900', custom_foreground: '#1b1f3b' },
      'light',
    );
    const of = (pair: string) => contrasts.find((one) => one.pair === pair);
    expect(of('accent')).toMatchObject({
      field: 'primary_background',
      asked: '#f2a900',
      ratio: 1.9,
      least: 4.5,
    });
    expect(of('accent')?.shown).toBe(tokens.accent);
    expect(of('accent')?.shownRatio).toBeGreaterThanOrEqual(4.5);
    expect(of('text')).toMatchObject({ asked: '#1b1f3b', shown: '#1b1f3b', ratio: of('text')?.shownRatio });
  });

  it('never calls enough what is not, whatever its colours are', () => {
    fc.assert(
      fc.property(mode, (light) => {
        for (const { asked, shown, ratio, least, shownRatio } of resolveTheme(light, 'light').contrasts) {
          expect(asked === shown).toBe(ratio >= least);
          expect(shownRatio).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  it('of one mode alone leaves the other as it is', () => {
    const [, dark = ''] = themeCss({ light: { custom_background: '#ffeecc' }, dark: null }).split('@media');
    expect(tokensIn(dark).get('paper')).toBe(palettes.dark.paper);
    expect(themeCss({ light: null, dark: { custom_background: '#000000' } })).not.toContain('#fcfbf8');
  });

  it('says nothing that is no colour or length', () => {
    const css = themeCss({
      light: { custom_background: 'red;}body{display:none', radius: 'calc(1px);}' },
      dark: null,
    });
    expect(css).not.toMatch(/display|calc/);
  });
});
