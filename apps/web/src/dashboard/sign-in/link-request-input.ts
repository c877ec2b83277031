import { RequestSignInLink } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

export const LinkRequestInput = z.object({
  link_email: typedText(RequestSignInLink.shape.email),
  kind: RequestSignInLink.shape.kind.catch(undefined),
});
