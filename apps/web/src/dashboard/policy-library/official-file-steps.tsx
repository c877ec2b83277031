import type { LibraryEntry, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { FileDropInput } from '../forms/file-drop-input';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { addOfficialFile } from './add-official-file';
import { MappedQuestions } from './mapped-questions';
import { ToCheck } from './to-check';

interface OfficialFileStepsProps {
  readonly session: UserSession;
  readonly entry: LibraryEntry;
  readonly here: string;
}

/** From the agency's page to a published form: the file is fetched, dropped here, compared, mapped. */
export async function OfficialFileSteps({ session, entry, here }: OfficialFileStepsProps) {
  const t = await getTranslations('library');
  const { official_file: file, waits_for: waitsFor, policy_id: added } = entry;
  if (!file) return null;
  const isWaiting = waitsFor.includes('official_file') || waitsFor.includes('publication');
  const formId = entry.forms[0]?.form_id ?? null;
  const mayEdit = hasPermission(session, 'form:edit');
  return (
    <section className="hosted-section" aria-labelledby="official-file">
      <h2 id="official-file">{t('fileTitle')}</h2>
      <p>{file.use === 'read' ? t('fileReadHint') : t('fileHint')}</p>
      <p>
        <a href={file.published_url} rel="noreferrer">
          {t('fileWhere')} <bdi dir="ltr">{new URL(file.published_url).hostname}</bdi>
        </a>
        <br />
        <span className="fd-hint">
          {file.edition_seen === null
            ? t('editionUnknown')
            : t('editionSeen', { edition: isolated(file.edition_seen) })}
        </span>
      </p>
      <ToCheck entry={entry} />
      {file.is_there ? (
        <p className="library-edition">
          {file.edition === null ? t('fileThere') : t('fileKnown', { edition: isolated(file.edition) })}
        </p>
      ) : null}
      {added !== null && isWaiting && mayEdit ? (
        <ActionForm
          send={addOfficialFile.bind(null, toActionContext(session, here), entry.key)}
          words={await formLabels()}
        >
          <FileDropInput
            name="files"
            label={file.is_there ? t('otherFile') : t('dropLabel')}
            hint={t('dropHint')}
            prompt={t('dropPrompt')}
            accept="application/pdf,.pdf"
          />
          <div className="fd-actions">
            <Submit variant={file.is_there ? 'secondary' : 'primary'}>{t('sendFile')}</Submit>
          </div>
        </ActionForm>
      ) : null}
      {formId !== null && file.is_there && isWaiting && mayEdit ? (
        <>
          {file.use === 'read' ? null : <MappedQuestions here={here} formId={formId} />}
          <div className="fd-actions">
            <LinkButton href={paths.publishForm(formId)}>{t('publish')}</LinkButton>
            <LinkButton variant="secondary" href={paths.form(formId)}>
              {file.use === 'read' ? t('openText') : t('openBuilder')}
            </LinkButton>
          </div>
        </>
      ) : null}
      {added !== null && isWaiting && !mayEdit ? <p className="fd-hint">{t('mayNotBegin')}</p> : null}
    </section>
  );
}

/** Numbers with dashes keep their order among words that run from right to left. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
