import type { Option } from '../field.js';

/**
 * Languages besides English in which the Department of Labor has its notices of pay, by their tags, as a secondary source
 * lists them (2026-11-22). One that it adds is one more here.
 */
const offered: readonly Option[] = [
  { value: 'es', label: { en: 'Spanish', es: 'Español' } },
  { value: 'zh', label: { en: 'Chinese', es: 'Chino' } },
  { value: 'ht', label: { en: 'Haitian Creole', es: 'Criollo haitiano' } },
  { value: 'ko', label: { en: 'Korean', es: 'Coreano' } },
  { value: 'pl', label: { en: 'Polish', es: 'Polaco' } },
  { value: 'ru', label: { en: 'Russian', es: 'Ruso' } },
];

export const noticeLanguages = {
  offered,
  options: [
    { value: 'en', label: { en: 'English', es: 'Inglés' } },
    ...offered,
    { value: 'other', label: { en: 'Another language', es: 'Otro idioma' } },
  ],
} as const;
