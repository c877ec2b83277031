import { WaiveLibraryPolicy } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

/** Why a policy of the library is not asked. */
export const WaiverInput = z.object({ reason: typedText(WaiveLibraryPolicy.shape.reason) });
