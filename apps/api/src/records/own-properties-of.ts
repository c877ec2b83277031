import { isTypedProperty } from '@firstday/domain';
import type { z } from 'zod';
import type { RecordNoun } from './record-attributes.service.js';

/** The properties that a record has columns for, or makes itself: typed ones are kept with its other scalars. */
export const ownPropertiesOf = (noun: RecordNoun, { shape }: z.ZodObject): readonly string[] =>
  Object.keys(shape).filter((name) => !isTypedProperty(noun, name));
