/** Languages that own forms and the interface are written in. Government text has `en` only. */
export type Localized = { readonly en: string; readonly [locale: string]: string };

export const isLocalized = (part: object): part is Localized => 'en' in part && typeof part.en === 'string';
