import { webWords } from '@firstday/domain/languages/web-words';
import { getRequestConfig } from 'next-intl/server';
import { readerZone } from './reader-zone';
import { requestedLocale } from './requested-locale';

export default getRequestConfig(async () => {
  const locale = await requestedLocale();
  return { locale, messages: webWords[locale], timeZone: await readerZone() };
});
