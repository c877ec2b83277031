import { contrast } from './contrast.js';

/** What a theme may say of one mode; what it does not say stays as it is. */
export interface ThemeColours {
  readonly custom_background?: string | undefined;
  readonly custom_foreground?: string | undefined;
  readonly primary_background?: string | undefined;
  readonly primary_foreground?: string | undefined;
  readonly secondary_background?: string | undefined;
  readonly secondary_foreground?: string | undefined;
  readonly progress?: string | undefined;
  readonly border?: string | undefined;
  readonly radius?: string | undefined;
}

export interface ThemeModes {
  readonly light: ThemeColours | null;
  readonly dark: ThemeColours | null;
}

/** The colours that a theme's are weighed against, as in styles/tokens.css, which a test holds them to. */
export const palettes = {
  light: {
    paper: '#fcfbf8',
    raised: '#ffffff',
    ink: '#1b1f3b',
    muted: '#5a5f78',
    line: '#d9d8d2',
    control: '#7a7f96',
    accent: '#0b6e4f',
    good: '#0b6e4f',
    warn: '#8a5a00',
    bad: '#b3261e',
  },
  dark: {
    paper: '#12141c',
    raised: '#1b1e29',
    ink: '#ecedf2',
    muted: '#a9aec2',
    line: '#343849',
    control: '#8d93ab',
    accent: '#5bd6a8',
    good: '#5bd6a8',
    warn: '#f0c36a',
    bad: '#ff8a80',
  },
} as const;

const text = 4.5;
const graphic = 3;
export type ThemeModeName = keyof typeof palettes;

/** Colours that have to be told apart from what is behind them. */
export const themePairs = ['text', 'accent', 'button', 'progress', 'border'] as const;
export type ThemePair = (typeof themePairs)[number];

/** How one colour of a theme stands out from what is behind it, as it was asked for and as it is shown. */
export interface ThemeContrast {
  readonly pair: ThemePair;
  /** The property of the theme that says the colour. */
  readonly field: keyof ThemeColours;
  readonly asked: string;
  /** What it stands out from least. */
  readonly behind: string;
  /** From 1 to 21, to one decimal, never rounded up. */
  readonly ratio: number;
  readonly least: number;
  /** Moved towards black or white where the one that was asked for could not be seen. */
  readonly shown: string;
  readonly shownRatio: number;
}

/** What a theme is in one mode: the tokens by their names, and which colours were moved to be seen. */
export interface ResolvedTheme {
  readonly tokens: Readonly<Record<string, string>>;
  readonly contrasts: readonly ThemeContrast[];
}

/**
 * A style sheet that shows a theme's colours. A colour that could not be read or seen where it stands is moved towards
 * black or white until it can (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export function themeCss({ light, dark }: ThemeModes): string {
  const parts = [
    light ? `:root{${written(resolveTheme(light, 'light').tokens)}}` : '',
    dark ? `@media (prefers-color-scheme: dark){:root{${written(resolveTheme(dark, 'dark').tokens)}}}` : '',
    // A theme of one mode alone leaves the other as it is.
    light && !dark ? `@media (prefers-color-scheme: dark){:root{${usual('dark')}}}` : '',
  ];
  return parts.join('');
}

/** One mode of a theme; what it does not say is as it is without one. */
export function resolveTheme(theme: ThemeColours, mode: ThemeModeName): ResolvedTheme {
  const palette = palettes[mode];
  const paper = hex(theme.custom_background) ?? palette.paper;
  const raised = hex(theme.secondary_background) ?? (hex(theme.custom_background) ? paper : palette.raised);
  const surfaces = [paper, raised];
  const read = (colour: string) => seen(colour, surfaces, text);
  const ink = hex(theme.custom_foreground) ?? hex(theme.secondary_foreground) ?? palette.ink;
  const askedAccent = hex(theme.primary_background) ?? palette.accent;
  const accent = read(askedAccent);
  const onAccent = hex(theme.primary_foreground) ?? paper;
  const bar = hex(theme.progress) ?? accent;
  const control = hex(theme.border) ?? palette.control;
  const contrasts = [
    weighed('text', 'custom_foreground', ink, surfaces, text),
    weighed('accent', 'primary_background', askedAccent, surfaces, text),
    weighed('button', 'primary_foreground', onAccent, [accent], text),
    weighed('progress', 'progress', bar, surfaces, graphic),
    weighed('border', 'border', control, surfaces, graphic),
  ];
  const tokens = {
    paper,
    raised,
    ink: read(ink),
    muted: read(palette.muted),
    line: hex(theme.border) ?? palette.line,
    control: seen(control, surfaces, graphic),
    accent,
    'on-accent': seen(onAccent, [accent], text),
    bar: seen(bar, surfaces, graphic),
    good: read(palette.good),
    warn: read(palette.warn),
    bad: read(palette.bad),
    ...(theme.radius !== undefined && isLength(theme.radius) ? { radius: theme.radius } : {}),
  };
  return { tokens, contrasts };
}

function weighed(
  pair: ThemePair,
  field: keyof ThemeColours,
  asked: string,
  surfaces: readonly string[],
  least: number,
): ThemeContrast {
  const shown = seen(asked, surfaces, least);
  const [behind, ratio] = leastOf(asked, surfaces);
  return { pair, field, asked, behind, ratio, least, shown, shownRatio: leastOf(shown, surfaces)[1] };
}

/** What a colour stands out from least, and how much; cut, since 4.49 is not enough. */
function leastOf(colour: string, surfaces: readonly string[]): readonly [behind: string, ratio: number] {
  const [behind = colour] = surfaces.toSorted(
    (one, other) => contrast(colour, one) - contrast(colour, other),
  );
  return [behind, Math.floor(contrast(colour, behind) * 10) / 10];
}

function usual(mode: keyof typeof palettes): string {
  const { paper, accent, ...palette } = palettes[mode];
  const onAccent = seen(paper, [accent], text);
  return written({ paper, accent, 'on-accent': onAccent, bar: accent, ...palette });
}

const written = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([token, colour]) => `--fd-${token}:${colour};`)
    .join('');

const isLength = (given: string) => /^\d{1,3}(\.\d{1,3})?(px|rem|em|%)?$/.test(given);

/** `#0a7` as `#00aa77`; nothing for what is no such colour. */
function hex(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(given);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : given;
  return /^#[\da-f]{6}$/i.test(long) ? long.toLowerCase() : undefined;
}

/** The colour, or the nearest to it on the way to black or white that stands out enough from all of these. */
function seen(colour: string, from: readonly string[], least: number): string {
  const isSeen = (one: string) => from.every((surface) => contrast(one, surface) >= least);
  for (let step = 0; step <= 20; step++)
    for (const end of ['#000000', '#ffffff']) {
      const mixed = mix(colour, end, step / 20);
      if (isSeen(mixed)) return mixed;
    }
  // Two surfaces may be so far apart that no colour stands out from both: the paper counts.
  const [paper = '#ffffff'] = from;
  return contrast('#000000', paper) > contrast('#ffffff', paper) ? '#000000' : '#ffffff';
}

function mix(colour: string, end: string, share: number): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const value = Math.round(channel(colour, at) * (1 - share) + channel(end, at) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
