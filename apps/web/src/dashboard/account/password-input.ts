import { ChangePassword } from '@firstday/domain';
import { z } from 'zod';

const { current_password, new_password } = ChangePassword.shape;

/** As it was typed: a space at the end is part of a password. Whoever never had one leaves the first line empty. */
export const PasswordInput = z
  .object({
    current_password: z.preprocess((given) => (given === '' ? null : given), current_password),
    new_password,
    new_password_again: z.string(),
  })
  .refine((input) => input.new_password === input.new_password_again, { path: ['new_password_again'] });
