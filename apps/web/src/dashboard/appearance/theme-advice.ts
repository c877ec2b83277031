import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';
import { colourFields, colourName, logoName, themeModes } from './colour-fields';

export async function themeAdvice(): Promise<Advice> {
  const t = await getTranslations('appearance');
  const names = themeModes.flatMap((mode) => colourFields.map((field) => colourName(mode, field)));
  return {
    name: t('nameRequired'),
    ...Object.fromEntries(names.map((name) => [name, t('colourWrong')])),
    ...Object.fromEntries(themeModes.map((mode) => [logoName(mode), t('logoWrong')])),
  };
}
