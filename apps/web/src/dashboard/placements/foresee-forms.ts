import { type Placement } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { formNamesIn } from '../../i18n/form-names-in';
import type { Foreseen } from '../forms/action-state';
import { PreviewPlacement } from '@firstday/domain';

type Required = Pick<Placement, 'form_requirements'>;
type Body = Readonly<Record<string, unknown>>;

/** Which forms a placement would gain and lose; undefined where it would be neither, or the API cannot say. */
export async function foreseeForms(now: Required | undefined, body: Body): Promise<Foreseen | undefined> {
  const asked = PreviewPlacement.safeParse(body);
  if (!asked.success) return undefined;
  const answer = await call('placements.preview', { body: asked.data }, await userCredential());
  if (!answer.ok) return undefined;
  const [before, then] = [now?.form_requirements ?? [], answer.value.form_requirements];
  const [gained, lost] = [missingIn(before, then), missingIn(then, before)];
  if (gained.length + lost.length === 0) return undefined;
  const [t, names] = [await getTranslations('placements'), formNamesIn(await getLocale())];
  const inWords = (forms: Required['form_requirements']) =>
    forms.map(({ form_name: name }) => names[name]?.text ?? name);
  const lists = [
    { title: t('gained', { count: gained.length }), lines: inWords(gained) },
    { title: t('lost', { count: lost.length }), lines: inWords(lost) },
  ].filter(({ lines }) => lines.length > 0);
  return { title: t('foreseen'), hint: t('foreseenHint'), lists };
}

/** The forms of the second that are not among the first. */
const missingIn = (some: Required['form_requirements'], others: Required['form_requirements']) =>
  others.filter(({ form_id }) => !some.some((one) => one.form_id === form_id));
