import { LinkAccount } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../../api/typed-text';

const { email, password, token } = LinkAccount.shape;

/** The token in a sign-in link as it was copied; or it was copied alone. */
const tokenIn = (link: string) => /(?:[?&]link=|^)(fd_link_[\w-]{20,192})$/.exec(link)?.[1];

/** How a user of the test account is shown to be one's own: by a sign-in link, or by email and password. */
export const LinkInput = z
  .object({
    test_email: optionalText(email.nullable()),
    // As it was typed: a space at the end is part of a password.
    test_password: z.preprocess((given) => given || undefined, password),
    test_link: optionalText(z.string().transform(tokenIn).pipe(token.unwrap()).nullable()),
  })
  .refine(({ test_link, test_password }) => test_link || test_password, { path: ['test_password'] })
  .refine(({ test_link, test_email }) => test_link || test_email, { path: ['test_email'] })
  .transform(({ test_email, test_password, test_link }) =>
    test_link ? { token: test_link } : { email: test_email ?? '', password: test_password ?? '' },
  );
