import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function groupAdvice(): Promise<Advice> {
  const t = await getTranslations('groups');
  return { name: t('nameRequired'), permissions: t('refused'), rule_text: t('ruleTextWrong') };
}
