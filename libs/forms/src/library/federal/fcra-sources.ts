/** The part of the Fair Credit Reporting Act that both forms rest on, and where it was read. */
export const fcraSources = {
  law: '15 U.S.C. 1681b(b)(2)(A)',
  guide: 'https://safesthires.com/blog/fcra-disclosure-authorization-form-mistakes',
  statute: 'https://uscode.house.gov',
} as const;
