import { z } from 'zod';
import { ThemeId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

const Color = z
  .string()
  .regex(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, 'Expected a colour such as #0a7 or #00aa77')
  .optional();

const httpsAddress = /^https:\/\/[^\s"'<>\\]+$/i;
const svgAddress = /\.svgz?(?:[?#]|$)/i;
const dataUrl = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A picture that runs nothing. An SVG may hold scripts. */
const isPicture = (given: string): boolean =>
  given === '' || dataUrl.test(given) || (httpsAddress.test(given) && !svgAddress.test(given));

/** How pages look in one mode. Colours and the radius are checked, since they end in a style sheet. */
export const ThemeMode = z
  .strictObject({
    logo: text(500_000)
      .optional()
      .describe('Picture at the head of the pages: its address, or the picture itself as a `data:` URL.'),
    show_header: z.boolean().optional().describe('Whether the head of the page shows.'),
    show_form_name: z.boolean().optional().describe('Whether the name of the form shows.'),
    show_updated_fields_count: z
      .boolean()
      .optional()
      .describe('Whether a page says how many answers were changed.'),
    next_button_text: text(100).optional().describe('Words of the button that goes on.'),
    back_button_text: text(100).optional().describe('Words of the button that goes back.'),
    custom_background: Color.describe('Colour of the page.'),
    custom_foreground: Color.describe('Colour of text on the page.'),
    primary_background: Color.describe('Colour of the main button.'),
    primary_foreground: Color.describe('Colour of text on the main button.'),
    secondary_background: Color.describe('Colour of other buttons.'),
    secondary_foreground: Color.describe('Colour of text on other buttons.'),
    progress: Color.describe('Colour of the line that shows progress.'),
    border: Color.describe('Colour of borders.'),
    radius: z
      .string()
      .regex(/^[\w.%-]{1,32}$/, 'Expected a length such as 8px or 0.5rem')
      .optional()
      .meta({ description: 'How round corners are, as a CSS length.', examples: ['8px'] }),
  })
  .meta({ id: 'ThemeMode' });
export type ThemeMode = z.infer<typeof ThemeMode>;

const Mode = ThemeMode.extend({
  logo: ThemeMode.shape.logo
    .refine(
      (given) => given === undefined || isPicture(given),
      'Expected an https address, or a PNG, JPEG or WebP picture as a `data:` URL in base64; no SVG',
    )
    .describe(
      'Picture at the head of the pages: its https address, or a PNG, JPEG or WebP picture as a `data:` URL. No SVG.',
    ),
}).meta({ id: 'ThemeModeInput' });

export const Theme = z
  .strictObject({
    id: ThemeId,
    name: z.string().min(1).describe('What people call it.'),
    light: ThemeMode.optional().describe('The light mode; left out for the plain one.'),
    dark: ThemeMode.optional().describe('The dark mode; left out for the plain one.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
    _tag: z.literal('Theme').describe('Always `Theme`.'),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;

export const CreateTheme = z.strictObject({
  name: nameText.describe('What people call it.'),
  light: Mode.optional().describe('The light mode: what is left out stays plain.'),
  dark: Mode.optional().describe('The dark mode: what is left out stays plain.'),
});
export type CreateTheme = z.infer<typeof CreateTheme>;
export const UpdateTheme = CreateTheme.partial();
export type UpdateTheme = z.infer<typeof UpdateTheme>;
export const ThemeListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  name: text(255).optional().describe('With this in the name.'),
});
export type ThemeListQuery = z.infer<typeof ThemeListQuery>;
