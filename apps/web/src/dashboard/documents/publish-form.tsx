import type { UserSession } from '@firstday/domain';
import { currentEdition, findPresentation, formKeys } from '@firstday/forms';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { FileDropInput } from '../forms/file-drop-input';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import type { NamedEmployer } from './named-employer';
import { documentAdvice } from './document-advice';
import { publishDocument } from './publish-document';

interface PublishFormProps {
  readonly session: UserSession;
  readonly employers: readonly NamedEmployer[];
}

/** The forms that show a document of the account, by the name that they have in every language. */
const presenting = formKeys.filter((key) => findPresentation(key));

/** Where a new version is published. */
export async function PublishForm({ session, employers }: PublishFormProps) {
  const t = await getTranslations('documents');
  return (
    <section className="hosted-section" aria-labelledby="publish">
      <h2 id="publish">{t('publishTitle')}</h2>
      <p className="fd-hint">{t('publishHint')}</p>
      <ActionForm
        send={publishDocument.bind(null, toActionContext(session, paths.documents))}
        check={{ form: 'publication', advice: await documentAdvice() }}
        words={await formLabels()}
      >
        <SelectInput
          name="form_key"
          label={t('form')}
          choices={presenting.map((key) => ({ value: key, label: currentEdition(key)?.shortName.en ?? key }))}
        />
        <FormTextInput name="title" label={t('titleLabel')} hint={t('titleHint')} maxLength={150} />
        <FormTextInput
          name="version"
          label={t('versionLabel')}
          hint={t('versionHint')}
          maxLength={50}
          width="20"
        />
        <FileDropInput
          name="files"
          label={t('fileLabel')}
          hint={t('fileHint')}
          prompt={t('filePrompt')}
          accept="application/pdf,.pdf"
        />
        {employers.length === 0 ? null : (
          <SelectInput
            name="employer_id"
            label={t('shownTo')}
            hint={t('employersHint')}
            choices={[
              { value: '', label: t('everyone') },
              ...employers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <div className="fd-actions">
          <Submit>{t('publish')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}
