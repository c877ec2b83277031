'use server';
import type { Theme, ThemeMode } from '@firstday/domain';
import type { ThemeModeName } from '@firstday/ui';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { logoOf, maxLogoBytes, toDataUrl } from '../../appearance/logo-of';
import { type ActionState, type FormIssue, readText, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { readOrRedirect, write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { themeAdvice } from './theme-advice';
import { colourFields, colourName, logoName, removeLogoName, themeModes } from './colour-fields';
import { ThemeInput } from './theme-input';

/** Makes a theme, or changes the one that is named. What the editor does not show of one stays as it is. */
export async function saveTheme(
  place: ActionContext,
  id: string | undefined,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await themeAdvice();
  const read = readForm(ThemeInput, form, advice);
  const pictures = await Promise.all(themeModes.map((mode) => readLogo(form, mode)));
  const issues = [...(read.ok ? [] : read.issues), ...pictures.flatMap(({ issue }) => issue ?? [])];
  if (!read.ok || issues.length > 0) return rejectForm(before, form, issues);
  const { input } = read;
  return keepTyped(before, form, async () => {
    const kept =
      id === undefined
        ? undefined
        : await readOrRedirect(place.path, 'themes.findById', { params: { theme_id: id } });
    const body = {
      name: input.name,
      light: modeOf('light', input, kept, pictures[0]?.logo),
      dark: modeOf('dark', input, kept, pictures[1]?.logo),
    };
    const saved =
      id === undefined
        ? await write(place, 'themes.create', { body })
        : await write(place, 'themes.updateById', { params: { theme_id: id }, body });
    if (!saved.ok) return rejectForm(before, form, await refusedIssues(saved, advice));
    redirect(withQuery(paths.theme(saved.value.id), { done: id === undefined ? 'themeMade' : 'themeSaved' }));
  });
}

/** A picture: one that was sent; null for none any more; undefined for the one that is kept. */
type SentLogo = string | null | undefined;

async function readLogo(
  form: FormData,
  mode: ThemeModeName,
): Promise<{ readonly logo?: SentLogo; readonly issue?: FormIssue }> {
  const t = await getTranslations('appearance');
  const target = logoName(mode);
  const file = form.get(target);
  if (!(file instanceof File) || file.size === 0)
    return readText(form, removeLogoName(mode)) === 'yes' ? { logo: null } : {};
  if (file.size > maxLogoBytes) return { issue: { target, message: t('logoTooLarge') } };
  const picture = logoOf(Buffer.from(await file.arrayBuffer()));
  return picture ? { logo: toDataUrl(picture) } : { issue: { target, message: t('logoWrong') } };
}

function modeOf(mode: ThemeModeName, input: ThemeInput, kept: Theme | undefined, sent: SentLogo): ThemeMode {
  const { logo = null, radius: _radius, ...more } = kept?.[mode] ?? {};
  const hidden = Object.entries(more).filter(([name]) => !colourFields.some((field) => field === name));
  const colours = colourFields.map((field) => [field, input[colourName(mode, field)]] as const);
  const picture = sent === undefined ? logo : sent;
  return {
    ...Object.fromEntries(hidden),
    ...Object.fromEntries(colours.filter(([, colour]) => colour !== undefined)),
    ...(input.radius ? { radius: input.radius } : {}),
    ...(picture === null ? {} : { logo: picture }),
  };
}
