import type { ThemeMode } from '@firstday/domain';
import type { ThemeColours, ThemeModeName } from '@firstday/ui';

/** The colours that the editor has, from the page to what stands on it. */
export const colourFields = [
  'custom_background',
  'secondary_background',
  'custom_foreground',
  'primary_background',
  'primary_foreground',
  'progress',
  'border',
] as const;
export type ColourField = (typeof colourFields)[number];

export const themeModes = ['light', 'dark'] as const satisfies readonly ThemeModeName[];

/** The name of a colour's control. */
export const colourName = (mode: ThemeModeName, field: ColourField): string => `${mode}_${field}`;
export const logoName = (mode: ThemeModeName): string => `${mode}_logo`;
export const removeLogoName = (mode: ThemeModeName): string => `${mode}_remove_logo`;

/** How round corners are: what can be chosen. */
export const radii = ['0px', '4px', '8px', '12px', '16px'] as const;

/** A colour as people type it: with or without its `#`, of three digits or six. Nothing where it is none. */
export function typedColour(given: unknown): string | undefined {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(String(given ?? '')) ?? [];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/** What stands in the controls of a mode at first, by their names. */
export function colourValues(mode: ThemeModeName, kept: ThemeMode | undefined): Record<string, string> {
  return Object.fromEntries(colourFields.map((field) => [colourName(mode, field), kept?.[field] ?? '']));
}

/** A mode as its controls say it now, for the preview and the contrasts. */
export function coloursIn(mode: ThemeModeName, values: Readonly<Record<string, unknown>>): ThemeColours {
  const colours = colourFields.map((field) => [field, typedColour(values[colourName(mode, field)])] as const);
  const { radius } = values;
  return {
    ...Object.fromEntries(colours.filter(([, colour]) => colour !== undefined)),
    ...(typeof radius === 'string' ? { radius } : {}),
  };
}
