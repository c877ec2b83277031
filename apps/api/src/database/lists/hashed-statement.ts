import { createHash } from 'node:crypto';
import { statement } from '../database.js';
import type { Statement } from '../../context/index.js';

/** A statement whose text depends on the filters given; named by its hash, since PostgreSQL keeps 63 bytes of a name. */
export function hashedStatement(kind: string, text: string): Statement {
  return statement(`${kind}.${createHash('sha1').update(text).digest('base64url')}`, text);
}
