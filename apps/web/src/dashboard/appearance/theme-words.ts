import type { UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { themePairs } from '@firstday/ui';
import { colourFields, themeModes } from './colour-fields';

/** What the editor and its preview say, in the reader's language. */
export async function themeWords(session: UserSession) {
  const [t, frame, locale] = [
    await getTranslations('appearance'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const each = <Key extends string>(
    keys: readonly Key[],
    say: (key: Key) => string,
  ): Record<string, string> => Object.fromEntries(keys.map((key) => [key, say(key)]));
  return {
    locale,
    mode: each(themeModes, (mode) => t(`mode_${mode}`)),
    field: each(colourFields, (field) => t(`field_${field}`)),
    pair: each(themePairs, (pair) => t(`pair_${pair}`)),
    contrasts: t('contrasts'),
    enough: t.raw('enough'),
    adjusted: t.raw('adjusted'),
    take: t.raw('take'),
    taken: t.raw('taken'),
    choose: t.raw('choose'),
    plain: t('plainColour'),
    preview: t.raw('preview'),
    logo: each(themeModes, (mode) => t(`logo_${mode}`)),
    logoHint: t('logoHint'),
    logoPrompt: t('logoPrompt'),
    removeLogo: t('removeLogo'),
    sample: {
      employer: session.account.organization_name,
      leave: frame('saveAndLeave'),
      step: t('sampleStep'),
      question: t('sampleQuestion'),
      hint: t('sampleHint'),
      answer: t('sampleAnswer'),
      next: t('sampleNext'),
      list: t('sampleList'),
      person: t('samplePerson'),
      form: t('sampleForm'),
      status: t('sampleStatus'),
      done: t('sampleDone'),
      open: t('sampleOpen'),
      remind: t('sampleRemind'),
    },
  };
}
export type ThemeWords = Awaited<ReturnType<typeof themeWords>>;
