import { z } from 'zod';
import { ThemeId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';

/** Which theme an account wears where nothing nearer names another. */
export const Appearance = z
  .strictObject({
    active_theme_id: ThemeId.nullable().describe(
      'The theme of the whole account: hosted pages of employers without one of their own, and components; null for the plain look.',
    ),
    component_theme_id: ThemeId.nullable().describe(
      "The theme that components show: the account's, else the one that most of its employers use; null where it has none.",
    ),
  })
  .meta({ id: 'Appearance' });
export type Appearance = z.infer<typeof Appearance>;

export const UpdateAppearance = z.strictObject({
  active_theme_id: text(64)
    .nullable()
    .optional()
    .describe('The theme of the whole account; null for the plain look.'),
});
export type UpdateAppearance = z.infer<typeof UpdateAppearance>;

/** Which theme the hosted pages of a session wear, as far as every page has to know. */
export const SessionTheme = z
  .strictObject({
    id: ThemeId,
    updated_at: DateTimeUtc.describe('When it last changed.'),
    has_logo: z.boolean().describe('Whether it brings a picture for the light mode.'),
    has_dark_logo: z.boolean().describe('Whether it brings a picture for the dark mode.'),
  })
  .meta({ id: 'SessionTheme' });
export type SessionTheme = z.infer<typeof SessionTheme>;
