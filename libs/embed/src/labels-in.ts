/** What the loader itself has to say; the component's page speaks for itself. */
interface Labels {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  /** The language itself, for what is said in it elsewhere. */
  readonly language: 'ar' | 'en' | 'es';
}

const english: Labels = {
  language: 'en',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  again: 'Try again',
};

const spanish: Labels = {
  language: 'es',
  loading: 'Cargando…',
  failed: 'No se pudo cargar.',
  again: 'Volver a intentar',
};

const arabic: Labels = {
  language: 'ar',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  again: 'إعادة المحاولة',
};

/** In the language of a tag such as `es-MX`; English where it is not spoken. */
export function labelsIn(locale: string): Labels {
  const [language] = locale.toLowerCase().split('-');
  if (language === 'es') return spanish;
  return language === 'ar' ? arabic : english;
}
