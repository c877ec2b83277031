/** The states, DC, the territories and the armed forces' post offices, by their USPS code. */
const stateNames = new Map([
  ['AA', 'Armed Forces Americas'],
  ['AE', 'Armed Forces Europe'],
  ['AK', 'Alaska'],
  ['AL', 'Alabama'],
  ['AP', 'Armed Forces Pacific'],
  ['AR', 'Arkansas'],
  ['AS', 'American Samoa'],
  ['AZ', 'Arizona'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DC', 'District of Columbia'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['GU', 'Guam'],
  ['HI', 'Hawaii'],
  ['IA', 'Iowa'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['MA', 'Massachusetts'],
  ['MD', 'Maryland'],
  ['ME', 'Maine'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MO', 'Missouri'],
  ['MP', 'Northern Mariana Islands'],
  ['MS', 'Mississippi'],
  ['MT', 'Montana'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['NE', 'Nebraska'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NV', 'Nevada'],
  ['NY', 'New York'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['PR', 'Puerto Rico'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VA', 'Virginia'],
  ['VI', 'U.S. Virgin Islands'],
  ['VT', 'Vermont'],
  ['WA', 'Washington'],
  ['WI', 'Wisconsin'],
  ['WV', 'West Virginia'],
  ['WY', 'Wyoming'],
]);

const codesByName = new Map(
  [...stateNames].map(([code, name]) => [name.toUpperCase().replaceAll('.', ''), code]),
);

/**
 * A territory has a postal code as a state does and an ISO 3166 code as a country does, and records hold either. The
 * country's code decides here, because federal law draws its lines between them (built-in policies).
 */
const territories = new Map([
  ['AS', 'ASM'],
  ['GU', 'GUM'],
  ['MP', 'MNP'],
  ['PR', 'PRI'],
  ['VI', 'VIR'],
]);

/** Every code with its name, by name, as a list to choose from shows them. */
export const usStates: readonly { readonly code: string; readonly name: string }[] = [...stateNames]
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** `ny`, `N.Y.` and `New York` are `NY`; null where no state of the US is called so. */
export function usStateCode(text: string): string | null {
  const name = text.trim().toUpperCase().replaceAll('.', '');
  return stateNames.has(name) ? name : (codesByName.get(name) ?? null);
}

/** The country of an address in the US: `PRI` where its state is Puerto Rico, `USA` where it is no territory. */
export function countryOfState(code: string | null): string {
  return (code !== null && territories.get(code)) || 'USA';
}

export function isTerritory(country: string): boolean {
  return [...territories.values()].includes(country);
}
