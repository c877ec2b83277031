import { type IdKind, idPrefix, type PathParameter } from '../id-kind.js';

/** Example ids of each kind: well-formed, and nobody's. */
export const exampleId = (kind: IdKind): string => `${idPrefix[kind]}1ChFExampLe11111111111`;

/** What a path may name there. */
export const exampleOfPath = ({
  kind,
  example = 'HR-1042',
}: Pick<PathParameter, 'kind' | 'example'>): string => (kind ? exampleId(kind) : example);

/** A link as operations answer it. */
export const urlExample = (path: string) => ({ url: `https://onboarding.example.com/${path}` });

// One story runs through the reference: Harbor Foods takes on Ana Lopez, whom Northwind Staffing places.
// 078-05-1120 was taken out of use by the Social Security Administration: it is nobody's number.
export const stamps = { created_at: '2026-11-23T14:00:00.000Z', updated_at: '2026-11-23T14:00:00.000Z' };
export const deletionExample = {
  deleted_at: '2026-11-30T14:00:00.000Z',
  restorable_until: '2026-12-30T14:00:00.000Z',
};
export const addressExample = {
  street: '12 Pier Road',
  secondary: 'Floor 2',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
  full_address: '12 Pier Road, Floor 2, Albany, NY 12207, USA',
};
export const givenAddressExample = {
  street: '12 Pier Road',
  secondary: 'Floor 2',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
};
export const conditionExample = {
  all: [{ fact: 'job.address.state', operator: 'equals', value: 'NY' }],
} as const;
export const progressExample = { percent: 50, numerator: 2, denominator: 4 };
export const sha256Example = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
