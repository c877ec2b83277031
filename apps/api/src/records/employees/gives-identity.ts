import type { UpdateEmployee } from '@firstday/domain';
import type { Context } from '../../context/index.js';
import { visibilityOf } from '../record-attributes.service.js';

/** Whether anything is given that employees prove who they are by. */
export const givesIdentity = ({ date_of_birth, social_security_number }: UpdateEmployee): boolean =>
  typeof date_of_birth === 'string' || typeof social_security_number === 'string';

/** Whether all of it is. */
export const givesWholeIdentity = ({ date_of_birth, social_security_number }: UpdateEmployee): boolean =>
  typeof date_of_birth === 'string' && typeof social_security_number === 'string';

/** Whoever may see the values cannot come to see them by writing them. */
export const isTrustedSource = (ctx: Context): boolean =>
  ctx.actor.kind === 'form_session' ? ctx.actor.reader.seesSensitive : visibilityOf(ctx) === 'clear';
