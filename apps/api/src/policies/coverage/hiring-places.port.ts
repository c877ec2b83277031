import type { Context } from '../../context/index.js';

/** A state or territory in which the account hires, and what shows it. */
export interface HiringPlace {
  /** Its postal code. */
  readonly jurisdiction: string;
  /** A placement there that is not over. */
  readonly placementId: string | null;
  readonly employerId: string | null;
}

/** Where an account hires, as far as the caller sees. */
export interface HiringPlaces {
  /** By postal code. */
  readonly places: readonly HiringPlace[];
  /** A placement that may be in the United States, in a state that is not known. */
  readonly unplacedId: string | null;
  /** Whether the caller sees every placement and every record that says where its work is done. */
  readonly isWhole: boolean;
}

/** What the library asks of placements. The room of placements implements it and provides it under this class. */
export abstract class HiringPlacesPort {
  abstract list(ctx: Context): Promise<HiringPlaces>;
}
