import { OwnTexts } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../../../api/typed-text';
import { ofEachText } from './text-names';

/** Own texts as they are written on the page; what is left empty is ours. */
export const TextsInput = z.object(ofEachText((name) => optionalText(OwnTexts.shape[name])));
