import type { Signature } from '@firstday/forms';

export const signedBy = (sectionId: string, name: string): Signature => ({
  sectionId,
  method: 'typed',
  name,
  signedAt: '2026-11-23T15:00:00.000Z',
  signedOn: '2026-11-23',
});
