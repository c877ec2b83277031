import { CreateTheme } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';
import { colourFields, colourName, radii, themeModes, typedColour } from './colour-fields';

/** A colour, or nothing for the plain one. */
const Colour = z.preprocess(
  (given) => (String(given ?? '').trim() === '' ? undefined : (typedColour(given) ?? given)),
  z
    .string()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/)
    .optional(),
);

const colours = themeModes.flatMap((mode) => colourFields.map((field) => [colourName(mode, field), Colour]));

/** A theme as it is written on the page; its pictures are read apart. */
export const ThemeInput = z
  .object({ name: typedText(CreateTheme.shape.name), radius: z.enum(radii).or(z.literal('')).optional() })
  .and(z.object(Object.fromEntries(colours)));
export type ThemeInput = z.output<typeof ThemeInput>;
