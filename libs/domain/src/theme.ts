import { z } from 'zod';
import { ThemeId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';

const Color = z
  .string()
  .regex(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, 'Expected a colour such as #0a7 or #00aa77')
  .optional();

/** How pages look in one mode. Colours and the radius are checked, since they end in a style sheet. */
export const ThemeMode = z
  .strictObject({
    logo: text(500_000).optional(),
    show_header: z.boolean().optional(),
    show_form_name: z.boolean().optional(),
    show_updated_fields_count: z.boolean().optional(),
    next_button_text: text(100).optional(),
    back_button_text: text(100).optional(),
    custom_background: Color,
    custom_foreground: Color,
    primary_background: Color,
    primary_foreground: Color,
    secondary_background: Color,
    secondary_foreground: Color,
    progress: Color,
    border: Color,
    radius: z
      .string()
      .regex(/^[\w.%-]{1,32}$/, 'Expected a length such as 8px or 0.5rem')
      .optional(),
  })
  .meta({ id: 'ThemeMode' });
export type ThemeMode = z.infer<typeof ThemeMode>;

export const Theme = z
  .strictObject({
    id: ThemeId,
    name: z.string().min(1),
    light: ThemeMode.optional(),
    dark: ThemeMode.optional(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
    _tag: z.literal('Theme'),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;

export const CreateTheme = z.strictObject({
  name: nameText,
  light: ThemeMode.optional(),
  dark: ThemeMode.optional(),
});
export type CreateTheme = z.infer<typeof CreateTheme>;
export const UpdateTheme = CreateTheme.partial();
export type UpdateTheme = z.infer<typeof UpdateTheme>;
export const ThemeListQuery = z.object({ ...pageQuery(), name: text(255).optional() });
export type ThemeListQuery = z.infer<typeof ThemeListQuery>;
