import type { InstallationPlace, InstallationPlaces } from '../database/index.js';

/** The place of an installation that is known by its name, without a database. */
export function placeNamed(name: string): Pick<InstallationPlaces, 'here' | 'owns'> {
  const place: InstallationPlace = {
    database: '1/firstday',
    path: '/data',
    mark: '1:1',
    machine: null,
    name,
  };
  return {
    here: () => Promise.resolve(place),
    owns: (claimed) => Promise.resolve(claimed.name === name),
  };
}
