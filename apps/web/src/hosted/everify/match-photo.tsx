import type { UploadedFile } from '@firstday/domain';
import { phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readSheet } from '../session/read-session';
import { sessionPath } from '../session/session-token';
import { FileLinks } from '../task/file-links';
import { actOnCase } from './act-on-case';
import { caseFacts } from './case-facts';
import { CaseForm } from './case-form';
import { everifyPaths } from './everify-paths';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './read-cases';

const answers = ['matching', 'not_matching', 'no_image'] as const;

/** The photo that E-Verify has is held beside the document's, never beside the face. */
export async function MatchPhoto({ view: { session, everifyCase } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { files } = await readSheet(session.id, everifyCase.task_id);
  const target = { session: session.id, everifyCase: everifyCase.id, action: 'photo' as const };
  return (
    <section className="hosted-section">
      <h2>{t('photo')}</h2>
      <p>{t('photoHint', { name: session.employee.first_name })}</p>
      <div className="case-photos">
        <figure>
          <img
            src={everifyPaths(session.id, everifyCase.id).photo}
            alt={t('photoAlt')}
            width={240}
            height={300}
          />
          <figcaption>{t('photoTheirs')}</figcaption>
        </figure>
        <Copies session={session.id} files={files} />
      </div>
      <CaseForm
        fields={[
          {
            path: 'answer',
            kind: 'radio',
            label: phrase(t('photoQuestion')),
            choices: answers.map((value) => ({
              value,
              label: phrase(t(`photo_${value}`)),
              hint: phrase(t(`photo_${value}Hint`)),
            })),
          },
        ]}
        check={{ action: 'photo', facts: caseFacts(everifyCase) }}
        words={await caseFormLabels(t('photoButton'))}
        send={actOnCase.bind(null, target)}
      />
    </section>
  );
}

const isShownByBrowsers = ({ type }: UploadedFile): boolean => /^image\/(png|jpeg|webp)$/.test(type);

async function Copies({
  session,
  files,
}: {
  readonly session: string;
  readonly files: readonly UploadedFile[];
}) {
  const t = await getTranslations('everify');
  if (files.length === 0) return <p>{t('photoNoCopy')}</p>;
  return (
    <>
      {files.filter(isShownByBrowsers).map((file) => (
        <figure key={file.id}>
          <img src={`${sessionPath(session)}/files/${file.id}`} alt={t('photoCopyAlt')} />
          <figcaption>
            {t('photoOurs')} <bdi className="fd-file-name">{file.name}</bdi>
          </figcaption>
        </figure>
      ))}
      {files.every(isShownByBrowsers) ? null : (
        <FileLinks session={session} files={files.filter((file) => !isShownByBrowsers(file))} />
      )}
    </>
  );
}
