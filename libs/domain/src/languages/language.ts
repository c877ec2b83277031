/** A language of the product, as its folder's `language.json` describes it; the folder is named by its tag. */
export interface Language {
  readonly locale: string;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** The tag by which dates and numbers are written. */
  readonly formatting: string;
}
