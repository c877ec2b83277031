/** Languages that own forms and the interface are written in. Government text has `en` only. */
export type Localized = { readonly en: string; readonly [locale: string]: string };
