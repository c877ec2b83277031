import { type HostedTexts, longestOwnText, type UserSession } from '@firstday/domain';
import { directionOf } from '@firstday/domain/languages';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../../forms/action-form';
import { formLabels } from '../../forms/form-labels';
import { Submit } from '../../forms/submit';
import { paths, withQuery } from '../../paths';
import { toActionContext } from '../../session/current-session';
import { saveTexts } from './save-texts';
import { textsAdvice } from './texts-advice';
import { TextsEditor } from './texts-editor';
import { ofEachText, type TextName } from './text-names';
import type { TextsPlace } from './texts-place';

interface TextsFormProps {
  readonly session: UserSession;
  readonly of: TextsPlace;
  readonly own: HostedTexts | undefined;
  /** Of the whole account, where these are an employer's. */
  readonly account: HostedTexts | undefined;
  /** How the employer, or the account, is called. */
  readonly name: string;
}

/** The texts of one employer, or of the account, in one language. */
export async function TextsForm({ session, of, own, account, name }: TextsFormProps) {
  const [t, ours] = [
    await getTranslations('ownTexts'),
    await getTranslations({ locale: of.language, namespace: 'list' }),
  ];
  const plain: Partial<Record<TextName, string>> = {
    welcome: ours('introEmployee', { employer: name, count: 3 }),
    closing: ours('allDoneEmployee'),
  };
  return (
    <ActionForm
      key={`${of.employer} ${of.language} ${own?.updated_at ?? ''}`}
      send={saveTexts.bind(null, toActionContext(session, withQuery(paths.ownTexts, { ...of })), of)}
      check={{ form: 'ownTexts', advice: await textsAdvice() }}
      words={await formLabels()}
    >
      <TextsEditor
        initial={ofEachText((text) => own?.[text] ?? '')}
        otherwise={ofEachText((text) => account?.[text] ?? plain[text] ?? '')}
        words={{
          label: ofEachText((text) => t(text)),
          hint: ofEachText((text) => t(`${text}Hint`)),
          longest: longestOwnText,
          preview: {
            caption: t('preview'),
            title: ours('titleEmployee', { name: 'Ana' }),
            questions: ours('questions'),
            whenDone: t('whenDone'),
            lang: of.language,
            dir: directionOf(of.language),
          },
        }}
      />
      <div className="fd-actions">
        <Submit>{t('save')}</Submit>
      </div>
    </ActionForm>
  );
}
