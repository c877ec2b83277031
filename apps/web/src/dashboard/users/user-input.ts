import { CreateUser } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, optionalText, typedText } from '../../api/typed-text';

const { email, external_id, user_group_ids } = CreateUser.shape;

/** Who may sign in, and the groups to be in. */
export const UserInput = z.object({
  email: typedText(email),
  external_id: optionalText(external_id),
  user_group_ids: chosenOf(user_group_ids),
});
