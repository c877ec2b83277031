import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function webhookAdvice(): Promise<Advice> {
  const t = await getTranslations('webhooks');
  return { url: t('urlRequired'), description: t('descriptionTooLong'), events: t('eventsRequired') };
}
