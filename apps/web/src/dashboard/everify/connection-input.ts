import { SetEverifyConnection } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

const { shape } = SetEverifyConnection;

/** The connection as it is typed; the password is typed each time, since it is never given back. */
export const ConnectionInput = z.object({
  base_url: typedText(shape.base_url),
  username: typedText(shape.username),
  password: shape.password,
  creator_name: typedText(shape.creator_name),
  creator_email: typedText(shape.creator_email),
  creator_phone: typedText(shape.creator_phone),
});
