/** Text with the language it is in, where that is not the page's. */
export interface Phrase {
  readonly text: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

export const phrase = (text: string): Phrase => ({ text });

/** The attributes of an element that holds the phrase. */
export const languageAttributes = ({ lang, dir }: Phrase): { lang?: string; dir?: 'ltr' | 'rtl' } => ({
  ...(lang ? { lang } : {}),
  ...(dir ? { dir } : {}),
});

/** A blank line parts paragraphs. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
