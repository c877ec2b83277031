/** Something that was to hold, and what was seen of it. */
export interface Finding {
  readonly what: string;
  readonly said: string;
  readonly holds: boolean;
}
