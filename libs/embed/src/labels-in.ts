import { loaderWords } from './generated/loader-words.js';

type LoaderLocale = keyof typeof loaderWords;

/** What the loader itself has to say; the component's page speaks for itself. */
interface Labels {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  /** The language itself, for what is said in it elsewhere. */
  readonly language: LoaderLocale;
}

/** In the language of a tag such as `es-MX`; English where it is not spoken. */
export function labelsIn(locale: string): Labels {
  const [language = ''] = locale.toLowerCase().split('-');
  const spoken = isSpoken(language) ? language : 'en';
  return { language: spoken, ...loaderWords[spoken] };
}

const isSpoken = (language: string): language is LoaderLocale => Object.hasOwn(loaderWords, language);
