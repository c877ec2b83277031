import { type AccountWording, longestWording, type UserSession } from '@firstday/domain';
import { directionOf } from '@firstday/domain/languages';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../../forms/action-form';
import { formLabels } from '../../forms/form-labels';
import { Submit } from '../../forms/submit';
import { paths, withQuery } from '../../paths';
import { toActionContext } from '../../session/current-session';
import { saveWording } from './save-wording';
import { TestSent } from './test-sent';
import { wordingAdvice } from './wording-advice';
import { WordingEditor } from './wording-editor';
import { wordingPath, type WordingPlace } from './wording-place';

interface WordingFormProps {
  readonly session: UserSession;
  readonly of: WordingPlace;
  readonly wording: AccountWording;
}

/** The editor of the words of a message, with what it needs to say. */
export async function WordingForm({ session, of, wording }: WordingFormProps) {
  const t = await getTranslations('wording');
  const place = toActionContext(session, wordingPath(of));
  const asked = { account: place.account, user: place.user };
  return (
    <ActionForm
      // What was reset or used again is written anew.
      key={`${of.kind} ${of.employer} ${of.language} ${wording.updated_at ?? ''}`}
      send={saveWording.bind(null, place, of)}
      check={{ form: 'wording', advice: await wordingAdvice() }}
      words={await formLabels()}
      outcome={<TestSent text={t.raw('testSent')} />}
    >
      <WordingEditor
        wording={wording}
        longest={longestWording}
        page={{ lang: of.language, dir: directionOf(of.language) }}
        hrefs={{
          preview: withQuery(paths.wordingPreview, asked),
          document: withQuery(paths.wordingDocument, {
            ...asked,
            kind: of.kind,
            language: of.language,
            employer: of.employer,
          }),
        }}
        words={{
          subject: t('subject'),
          subjectHint: t('subjectHint'),
          body: t('body'),
          bodyHint: t('bodyHint', { keeps: `{${wording.keeps}}` }),
          text: t('text'),
          textHint: t('textHint', { most: longestWording.sms, keeps: `{${wording.keeps}}` }),
          fields: t('fields'),
          field: Object.fromEntries(wording.fields.map((name) => [name, fieldLabel(t, name)])),
          start: t(wording.of_account?.body ? 'startAccount' : 'start'),
          preview: t('preview'),
          frame: t('frame'),
          frameLoading: t('frameLoading'),
          frameLate: t('frameLate'),
          show: t('showPreview'),
          oursShown: t('oursShown'),
          plain: t('plain'),
          sms: t('sms'),
        }}
      />
      <div className="fd-actions">
        <Submit>{t('save')}</Submit>
        <Submit variant="secondary" name="act" value="test">
          {t('test')}
        </Submit>
      </div>
    </ActionForm>
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<'wording'>>>;

const known = [
  'first_name',
  'employer',
  'link',
  'due_on',
  'link_until',
  'minutes',
  'employee',
  'inviter',
  'code',
  'endpoint',
] as const;

/** A field that has no name here is called as it is written. */
function fieldLabel(t: Translate, name: string): string {
  const found = known.find((one) => one === name);
  return found ? t(`field_${found}`) : name;
}
