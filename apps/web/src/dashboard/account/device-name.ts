import { getTranslations } from 'next-intl/server';
import { parseDevice } from './device';

/** What a browser or a program says of itself, as a person would: "Chrome on Linux". */
export async function deviceName(userAgent: string): Promise<string> {
  const t = await getTranslations('sessions');
  const { browser, system } = parseDevice(userAgent);
  if (browser && system) return t('deviceOn', { browser, system });
  return browser ?? system ?? t('deviceUnknown');
}
