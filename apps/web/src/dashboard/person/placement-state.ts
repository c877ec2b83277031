/** Forms that a change of a placement would ask for, or would not any more, by their names. */
export interface PlacementEffect {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** How the form of a placement stands after it was sent. */
export interface PlacementState {
  readonly attempt: number;
  readonly error?: { readonly message: string; readonly target?: string };
  readonly effect?: PlacementEffect;
}

export type SendPlacement = (before: PlacementState, form: FormData) => Promise<PlacementState>;

export const initialPlacementState: PlacementState = { attempt: 0 };
