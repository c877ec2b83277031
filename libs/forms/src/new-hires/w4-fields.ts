/**
 * The W4 record of the National Directory of New Hires: names of its fields with their lengths, in their order. Positions 1 to
 * 310 are those of Alaska's table (childsupport.alaska.gov, New Hire Data Elements), which has the same fields as the record
 * layouts of OMB 0970-0166. What follows was derived, so that all of it has 801 bytes: check it against the OCSE guide.
 */
export const w4Fields = [
  ['record_id', 2],
  ['ssn', 9],
  ['first_name', 16],
  ['middle_name', 16],
  ['last_name', 30],
  ['address_1', 40],
  ['address_2', 40],
  ['address_3', 40],
  ['city', 25],
  ['state', 2],
  ['zip', 5],
  ['zip_4', 4],
  ['country_code', 2],
  ['country_name', 25],
  ['foreign_zip', 15],
  ['date_of_birth', 8],
  ['date_of_hire', 8],
  ['state_of_hire', 2],
  ['fein', 9],
  ['state_ein', 12],
  ['employer_name', 45],
  ['employer_address_1', 40],
  ['employer_address_2', 40],
  ['employer_address_3', 40],
  ['employer_city', 25],
  ['employer_state', 2],
  ['employer_zip', 5],
  ['employer_zip_4', 4],
  ['employer_country_code', 2],
  ['employer_country_name', 25],
  ['employer_foreign_zip', 15],
  ['optional_address_1', 40],
  ['optional_address_2', 40],
  ['optional_address_3', 40],
  ['optional_city', 25],
  ['optional_state', 2],
  ['optional_zip', 5],
  ['optional_zip_4', 4],
  ['optional_country_code', 2],
  ['optional_country_name', 25],
  ['optional_foreign_zip', 15],
  ['filler', 50],
] as const;

export type W4Field = (typeof w4Fields)[number][0];

/** A field of the record; positions count from 1, and the last one belongs to it. */
export interface W4Position {
  readonly field: W4Field;
  readonly first: number;
  readonly last: number;
}

/** Where each field stands. */
export const w4Positions: readonly W4Position[] = w4Fields.map(([field, length], at) => {
  const before = w4Fields.slice(0, at).reduce((sum, [, more]) => sum + more, 0);
  return { field, first: before + 1, last: before + length };
});

export const w4RecordLength = 801;
