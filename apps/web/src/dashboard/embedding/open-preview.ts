'use server';
import { defaultLocale, supportedLocale } from '@firstday/domain/languages';
import { componentDefinition } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { embedCode } from './embed-code';
import { PreviewInput, toComponentBody } from './preview-input';

/** The preview lives as long as somebody looks at it, and no longer. */
const options = { redirect_url_expires_in: 60, session_expires_in: 900 } as const;

/** Opens a component in the name of the person who is signed in: it shows them what they may see, and no more. */
export async function openPreview(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('embeddingPreview');
  const read = readForm(PreviewInput, form, {
    employee: t('employeeRequired'),
    employer: t('employerRequired'),
  });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const body = toComponentBody(read.input);
  const made = await write(place, 'components.createUrl', { body: { ...body, options } });
  if (!made.ok) {
    const message = made.errorCode === 'notAllowed' ? t('notYours') : await errorText(made.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  const { origin, pathname, search } = new URL(made.value.redirect_url);
  const { component } = read.input;
  const locale = supportedLocale(await getLocale()) ?? defaultLocale;
  const titles: Readonly<Record<string, string>> = componentDefinition(component).title;
  const title = titles[locale] ?? component;
  const src = `${pathname}${search}&locale=${locale}`;
  return {
    ...rejectForm(before, form, []),
    preview: { src, title, code: embedCode({ origin, component, body, title }) },
  };
}
