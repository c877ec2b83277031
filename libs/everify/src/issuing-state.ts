/** Those whose driver’s licenses and ID cards E-Verify knows, by their code. */
export const issuingStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
};
/** Longest first: West Virginia is not Virginia. */
const byLength = Object.entries(issuingStates).sort(([, one], [, other]) => other.length - one.length);

/**
 * The state that a driver’s license or state ID card is of, as people name its issuer on Form I-9: `NY`, `NY DMV`,
 * `New York`, `State of New York`. Undefined where none is named: it is not guessed.
 */
export function issuingState(authority: string | undefined): string | undefined {
  const given = authority?.trim() ?? '';
  const code = given.match(/\b[A-Z]{2}\b/g)?.find((word) => Object.hasOwn(issuingStates, word));
  const spelled = byLength.find(([, name]) => new RegExp(`\\b${name}\\b`, 'i').test(given))?.[0];
  return spelled ?? code;
}
