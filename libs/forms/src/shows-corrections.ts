import type { Section } from './edition.js';
import type { Sections } from './form-state.js';

/**
 * Whether corrections are shown on a form: several people sign it, and each corrects their own part. Their signatures keep
 * their days, and a correction has the initials of who made it and its date. M-274, 9.0 says so of Form I-9; on any such
 * form the signatures of others would otherwise be on words that they never saw.
 */
export const showsCorrections = ({ sections }: Sections): boolean => {
  const [first, ...others] = sections.filter(
    ({ signer, opens }) => signer !== 'nobody' && opens === 'in_order',
  );
  return first !== undefined && others.some((it) => !isOfSameSigner(first, it));
};

/** Whether one person signs both. Each block of Supplement A is another preparer's. */
export const isOfSameSigner = (one: Section, other: Section): boolean =>
  one.id === other.id ||
  (one.signer !== 'preparer' && one.assignee === other.assignee && one.signer === other.signer);
