import {
  type CoverageProof,
  isDecided,
  type JurisdictionCoverage,
  type LibraryCoverage,
  type LibraryCoverageQuery,
  type LibraryPlan,
} from '@firstday/domain';
import { usStates } from '@firstday/domain/places';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { PolicyLibrary } from '../../forms/index.js';
import { PolicyLibraryService } from '../library/policy-library.service.js';
import { PolicyWaiversService } from '../waivers/policy-waivers.service.js';
import { type AddablePolicy, CoveredPoliciesService } from './covered-policies.service.js';
import { type HiringPlace, type HiringPlaces, HiringPlacesPort } from './hiring-places.port.js';

/** What federal law asks for is asked wherever someone is hired. */
const federal = 'US';
const names = new Map([
  [federal, 'United States'],
  ...usStates.map(({ code, name }) => [code, name] as const),
]);
const inOrder = (jurisdiction: string): string =>
  jurisdiction === federal ? '' : (names.get(jurisdiction) ?? jurisdiction);
const byName = (one: string, other: string): number => inOrder(one).localeCompare(inOrder(other), 'en');

/** What is decided of the library for each place, and the one act that adds a place. */
@Injectable()
export class LibraryCoverageService {
  constructor(
    private readonly library: PolicyLibrary,
    private readonly additions: PolicyLibraryService,
    private readonly covered: CoveredPoliciesService,
    private readonly hiring: HiringPlacesPort,
    private readonly waivers: PolicyWaiversService,
  ) {}

  /** @throws ProblemError 404 for a jurisdiction that is none of the United States */
  async coverage(
    ctx: Context,
    { places = 'hired', jurisdiction }: LibraryCoverageQuery,
  ): Promise<LibraryCoverage> {
    if (jurisdiction !== undefined) this.assertKnown(jurisdiction);
    const hiring = await this.hiring.list(ctx);
    const hired = withFederal(hiring.places);
    const shown = jurisdiction === undefined ? this.jurisdictions(places, hired) : [jurisdiction];
    const asked = new Set([...shown, ...hired.keys()]);
    const found = await this.covered.of(ctx, this.policiesOf(asked));
    const present = (code: string) =>
      toJurisdiction(
        code,
        found.filter(({ policy }) => policy.jurisdiction === code),
        hired.get(code),
      );
    return {
      proof: toProof([...hired.keys()].toSorted(byName).map(present), hiring),
      jurisdictions: shown.toSorted(byName).map(present),
    };
  }

  async plan(ctx: Context, place: string): Promise<LibraryPlan> {
    const found = await this.decided(ctx, place);
    return {
      adds: found.filter(isAddable).map(({ covered, becomes }) => ({ ...covered, status: becomes })),
      stays: found.filter((one) => !isAddable(one)).map(({ covered }) => covered),
    };
  }

  /** All or none of what the plan says, as it is when this act begins. */
  add(ctx: Context, place: string): Promise<LibraryPlan> {
    return inTransaction(ctx, async (ctx) => {
      await this.waivers.lock(ctx);
      const found = await this.decided(ctx, place);
      const adds = found.filter(isAddable).map(({ policy }) => policy);
      for (const policy of adds) await this.additions.addLocked(ctx, policy);
      return {
        adds: (await this.covered.of(ctx, adds)).map(({ covered }) => covered),
        stays: found.filter((one) => !isAddable(one)).map(({ covered }) => covered),
      };
    });
  }

  /** @param place a jurisdiction, or `hired` */
  private async decided(ctx: Context, place: string): Promise<AddablePolicy[]> {
    if (place !== 'hired') this.assertKnown(place);
    const codes = place === 'hired' ? [...withFederal((await this.hiring.list(ctx)).places).keys()] : [place];
    return this.covered.of(ctx, this.policiesOf(new Set(codes)));
  }

  private jurisdictions(places: 'all' | 'hired', hired: ReadonlyMap<string, HiringPlace>): string[] {
    if (places === 'hired') return [...hired.keys()];
    return [
      ...new Set([...names.keys(), ...this.library.policies.map((policy) => policy.jurisdiction)]),
    ].filter((code) => !isPostOffice(code) || hired.has(code));
  }

  private policiesOf(codes: ReadonlySet<string>) {
    return this.library.policies
      .filter(({ jurisdiction }) => codes.has(jurisdiction))
      .toSorted(
        (one, other) =>
          byName(one.jurisdiction, other.jurisdiction) || one.name.localeCompare(other.name, 'en'),
      );
  }

  private assertKnown(jurisdiction: string): void {
    if (!names.has(jurisdiction)) throw notFound('jurisdiction');
  }
}

/** Of the armed forces: no one works in them as in a state. */
const isPostOffice = (code: string): boolean => ['AA', 'AE', 'AP'].includes(code);

const isAddable = ({ covered }: AddablePolicy): boolean =>
  covered.policy_id === null && !isDecided(covered.status);

function withFederal(places: readonly HiringPlace[]): ReadonlyMap<string, HiringPlace> {
  const first = places.find(({ placementId }) => placementId !== null) ?? places[0];
  const all = first ? [{ ...first, jurisdiction: federal }, ...places] : [];
  return new Map(all.map((place) => [place.jurisdiction, place]));
}

function toJurisdiction(
  code: string,
  found: readonly AddablePolicy[],
  place: HiringPlace | undefined,
): JurisdictionCoverage {
  const policies = found.map(({ covered }) => covered);
  return {
    jurisdiction: code,
    name: names.get(code) ?? code,
    is_hired_in: place !== undefined,
    placement_id: place?.placementId ?? null,
    employer_id: place?.employerId ?? null,
    is_decided: policies.every(({ status }) => isDecided(status)),
    policies,
  };
}

/** The first policy that is neither asked nor waived; what the caller does not see is never taken for decided. */
function toProof(
  places: readonly JurisdictionCoverage[],
  { isWhole, unplacedId }: HiringPlaces,
): CoverageProof {
  const unplaced_placement_id = unplacedId;
  for (const { jurisdiction, policies, placement_id, employer_id } of places) {
    const open = policies.find(({ status }) => !isDecided(status));
    if (!open) continue;
    const { library_key, name, forms, status } = open;
    return {
      outcome: 'not_decided',
      counterexample: { jurisdiction, library_key, name, forms, status, placement_id, employer_id },
      unknown_because: null,
      unplaced_placement_id,
    };
  }
  const reason = unplacedId === null ? null : 'work_state_unknown';
  const unknown_because = isWhole ? reason : 'not_all_visible';
  const outcome = unknown_because === null ? 'decided' : 'not_known';
  return { outcome, counterexample: null, unknown_because, unplaced_placement_id };
}
