import { SignIn } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

export const SignInInput = z.object({
  email: typedText(SignIn.shape.email),
  password: SignIn.shape.password,
});
