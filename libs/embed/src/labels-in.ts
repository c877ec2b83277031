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

/** In the language of a tag such as `es-MX`, the closest one where there are several; English where it is not spoken. */
export function labelsIn(locale: string): Labels {
  const tag = `${locale.toLowerCase()}-`;
  const [language = 'en'] = Object.keys(loaderWords)
    .filter(isSpoken)
    .filter((it) => tag.startsWith(`${it.toLowerCase()}-`))
    .sort((one, other) => other.length - one.length);
  return { language, ...loaderWords[language] };
}

const isSpoken = (tag: string): tag is LoaderLocale => Object.hasOwn(loaderWords, tag);
