import { CreateLegalHold } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../forms/typed-text';

/** Why a legal hold is placed, or released. */
export const HoldInput = z.object({ reason: typedText(CreateLegalHold.shape.reason) });
