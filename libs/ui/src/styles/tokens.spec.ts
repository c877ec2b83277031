import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { contrast } from '../contrast.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

function palette(part: string): ReadonlyMap<string, string> {
  const declarations = part.matchAll(/--fd-([a-z-]+):\s*(#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const surfaces = ['paper', 'raised'];
const texts = ['ink', 'muted', 'accent', 'good', 'warn', 'bad'];
const themes = [
  { name: 'light', colours: palette(light) },
  { name: 'dark', colours: palette(dark) },
];

describe.each(themes)('in the $name theme', ({ colours }) => {
  const of = (token: string) => colours.get(token) ?? `no colour called ${token}`;

  it.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface])))(
    '%s can be read on %s',
    (text = '', surface = '') => {
      expect(contrast(of(text), of(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('a button’s word can be read on it', () => {
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('the border of a control can be seen on %s', (surface) => {
    expect(contrast(of('control'), of(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each([...surfaces, 'accent'])('one of the two focus rings can be seen on %s', (surface) => {
    const rings = ['focus-inner', 'focus-outer'].map((ring) => contrast(of(ring), of(surface)));
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
  });

  it('the two focus rings can be told apart', () => {
    expect(contrast(of('focus-inner'), of('focus-outer'))).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark theme', () => {
  const [darkRoot = ''] = dark.split('@media');

  it('changes colours and shadows, and nothing that moves or hides', () => {
    const changed = [...darkRoot.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(changed.length).toBeGreaterThan(10);
    for (const [name, value] of changed)
      expect([name, value]).toEqual([
        expect.stringMatching(/^--fd-/),
        expect.stringMatching(/^(#[0-9a-f]{6}|rgb\([^)]*\)|0 \d+px \d+px rgb\([^)]*\))$/),
      ]);
  });

  it.each(stylesheets())('is nowhere but among the tokens: %s', (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('prefers-color-scheme');
  });
});

/** Every other style sheet of ours. */
function stylesheets(): readonly string[] {
  const top = fileURLToPath(new URL('../../../../', import.meta.url));
  return globSync('{apps,libs}/*/src/**/*.css', { cwd: top })
    .map((file) => join(top, file))
    .filter((file) => !file.endsWith('/styles/tokens.css'));
}

describe('the contrast of two colours', () => {
  it('is 21 for black on white, and the same either way round', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('is 1 for a colour on itself', () => {
    expect(contrast('#0b6e4f', '#0b6e4f')).toBe(1);
  });
});
