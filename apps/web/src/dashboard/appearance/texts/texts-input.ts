import { OwnTexts } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../../../api/typed-text';
import { ofEachText } from './text-names';

/** A sentence is one line, however it was typed or pasted. */
const asLine = (given: unknown) =>
  typeof given === 'string' ? given.replaceAll(/\s*[\r\n]+\s*/g, ' ') : given;

/** Own texts as they are written on the page; what is left empty is ours. */
export const TextsInput = z.object(
  ofEachText((name) => z.preprocess(asLine, optionalText(OwnTexts.shape[name]))),
);
