import type { Locale } from '@firstday/domain/languages';
import type { WebWords } from '@firstday/domain/languages/web-words';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: WebWords;
  }
}
