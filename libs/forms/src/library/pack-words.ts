/** Words in the languages that packs are written in. */
export interface PackWords {
  readonly [locale: string]: string;
  readonly en: string;
  readonly es: string;
  readonly ar: string;
}
