import { type Field, isBlank, type Page } from '@firstday/forms';
import type { TaskView } from '../task/task-view';
import { representedBy } from './represented-by';

const namesSigner = ({ rules = [] }: Field): boolean => rules.some(({ rule }) => rule === 'name_and_title');

/** Whether a page asks for the name and title of the employer's signer, who was not asked for theirs yet. */
export const namesUnknownSigner = ({ session, answers }: TaskView, { fields }: Page): boolean =>
  session.side === 'employer' &&
  !session.signer &&
  fields.some((field) => namesSigner(field) && isBlank(answers[field.path]));

/** What such a field says at first, so that no one types their name twice. */
export const knownSignerAt = ({ session }: TaskView, field: Field): string | undefined =>
  session.signer && namesSigner(field) ? representedBy(session.signer) : undefined;
