// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.

/** What the loader itself has to say, by language; the component's page speaks for itself. */
export const loaderWords = {
  en: { loading: 'Loading…', failed: 'This could not be loaded.', again: 'Try again' },
  es: { loading: 'Cargando…', failed: 'No se pudo cargar.', again: 'Volver a intentar' },
  ar: { loading: 'جارٍ التحميل…', failed: 'تعذّر التحميل.', again: 'إعادة المحاولة' },
} as const;
