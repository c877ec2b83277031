import type { UploadedFile } from '@firstday/domain';
import { phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { caseFacts } from './case-facts';
import { CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';
import { CopyLinks } from './copy-links';

const answers = ['matching', 'not_matching', 'no_image'] as const;

/** The photo that E-Verify has is held beside the document's, never beside the face. */
export async function MatchPhoto({ view }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { everifyCase, name, paths } = view;
  return (
    <section className="hosted-section">
      <h2>{t('photo')}</h2>
      <p>{t('photoHint', { name })}</p>
      <div className="case-photos">
        <figure>
          <img src={paths.photo} alt={t('photoAlt')} width={240} height={300} />
          <figcaption>{t('photoTheirs')}</figcaption>
        </figure>
        <Copies view={view} />
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
        send={view.send('photo')}
      />
    </section>
  );
}

const isShownByBrowsers = ({ type }: UploadedFile): boolean => /^image\/(png|jpeg|webp)$/.test(type);

async function Copies({ view: { paths, readCopies } }: { readonly view: CaseView }) {
  const [t, files] = [await getTranslations('everify'), await readCopies()];
  if (files.length === 0) return <p>{t('photoNoCopy')}</p>;
  return (
    <>
      {files.filter(isShownByBrowsers).map((file) => (
        <figure key={file.id}>
          <img src={paths.copy(file.id)} alt={t('photoCopyAlt')} />
          <figcaption>
            {t('photoOurs')} <bdi className="fd-file-name">{file.name}</bdi>
          </figcaption>
        </figure>
      ))}
      {files.every(isShownByBrowsers) ? null : (
        <CopyLinks hrefOf={paths.copy} copies={files.filter((file) => !isShownByBrowsers(file))} />
      )}
    </>
  );
}
