import { countryOfState, normalizeCountry, usStates } from '@firstday/domain/places';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { hasPermissionForAll, holdsPermission } from '../identity/index.js';
import { type HiringPlace, type HiringPlaces, HiringPlacesPort } from '../policies/index.js';
import { listEmployerStates } from '../records/index.js';
import { HiringPlacesStore } from './hiring-places.store.js';

/** What says where the work of a placement is done. */
const sources = ['placement:view', 'employee:view', 'job:view', 'employer:view'] as const;

/** Where an account hires: where the work of its placements is done, and where its employers are. */
@Injectable()
export class HiringPlacesService extends HiringPlacesPort {
  constructor(private readonly store: HiringPlacesStore) {
    super();
  }

  async list(ctx: Context): Promise<HiringPlaces> {
    const seesPlaces = sources.every((permission) => holdsPermission(ctx.actor, permission));
    const [placed, outside] = seesPlaces
      ? [await this.store.listPlacements(ctx), await this.store.listOutsideOfStates(ctx)]
      : [[], []];
    const places = new Map<string, HiringPlace>();
    const add = (jurisdiction: string, found: Partial<HiringPlace>) => {
      const known = places.get(jurisdiction) ?? { jurisdiction, placementId: null, employerId: null };
      places.set(jurisdiction, { ...known, ...found });
    };
    for (const { jurisdiction, id } of placed) add(jurisdiction, { placementId: id });
    for (const { country, id } of outside) {
      const territory = territoryOf(country);
      if (territory !== null) add(territory, { placementId: id });
    }
    for (const { state, id } of await listEmployerStates(ctx)) add(state, { employerId: id });
    return {
      places: [...places.values()].toSorted((one, other) => (one.jurisdiction < other.jurisdiction ? -1 : 1)),
      unplacedId: outside.find(({ country }) => mayBeInStates(country))?.id ?? null,
      isWhole: sources.every((permission) => hasPermissionForAll(ctx.actor, permission)),
    };
  }
}

/** An address of a territory may have its country alone: Puerto Rico is `PRI`. */
function territoryOf(country: string | null): string | null {
  const code = normalizeCountry(country ?? '');
  return usStates.find((state) => code !== 'USA' && countryOfState(state.code) === code)?.code ?? null;
}

/** Also where the country is not known. */
function mayBeInStates(country: string | null): boolean {
  const code = normalizeCountry(country ?? '');
  return code === null || code === 'USA';
}
