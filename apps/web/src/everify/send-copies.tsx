import type { UploadedFile } from '@firstday/domain';
import { phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { caseFacts } from './case-facts';
import { type CaseField, CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';

/** The same that E-Verify takes. */
const isFit = ({ type, size }: UploadedFile): boolean =>
  ['application/pdf', 'image/jpeg', 'image/png'].includes(type) && size < 5_000_000;

/** Front and back of the document: those that are there already, or new ones. */
export async function SendCopies({ view: { everifyCase, readCopies, send } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const files = (await readCopies()).filter(isFit);
  return (
    <section className="hosted-section">
      <h2>{t('copies')}</h2>
      <p>{t('copiesHint')}</p>
      <CaseForm
        fields={[...(await keptFields(files)), ...(await newFields(files.length > 0))]}
        check={{ action: 'copies', facts: caseFacts(everifyCase) }}
        words={await caseFormLabels(t('copiesButton'))}
        send={send('copies')}
      />
    </section>
  );
}

async function keptFields(files: readonly UploadedFile[]): Promise<CaseField[]> {
  const t = await getTranslations('everify');
  if (files.length === 0) return [];
  const choices = files.map(({ id, name }) => ({ value: id, label: phrase(name) }));
  return [
    { path: 'front_file_id', kind: 'select', label: phrase(t('keptFront')), choices },
    { path: 'back_file_id', kind: 'select', label: phrase(t('keptBack')), choices },
  ];
}

async function newFields(hasKept: boolean): Promise<CaseField[]> {
  const t = await getTranslations('everify');
  const hint = phrase(t('copyLimits'));
  return [
    {
      path: 'front',
      kind: 'file',
      label: phrase(t(hasKept ? 'newFrontInstead' : 'newFront')),
      hint,
      when: { path: 'front_file_id', is: [''] },
    },
    {
      path: 'back',
      kind: 'file',
      label: phrase(t('newBack')),
      when: { path: 'front_file_id', is: [''] },
    },
  ];
}
