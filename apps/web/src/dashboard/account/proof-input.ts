import { SwitchAccount } from '@firstday/domain';
import { z } from 'zod';

/** The password of the live account, which is asked for anew. */
export const ProofInput = z.object({ password: SwitchAccount.shape.password.unwrap() });
