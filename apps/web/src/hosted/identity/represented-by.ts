import type { FormSigner } from '@firstday/domain';

/** A signer for the employer as Form I-9 names them: `Ortiz, Carmen, Office manager`. */
export function representedBy({ name, title }: Pick<FormSigner, 'name' | 'title'>): string {
  const given = name.trim().split(/\s+/);
  const last = given.pop() ?? '';
  return [last, given.join(' '), title ?? ''].filter(Boolean).join(', ');
}
