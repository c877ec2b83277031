import { EverifyDelayReason, EverifyDuplicateReason, isAwaitingNumber } from '@firstday/domain';
import { Banner, phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { type CaseField, CaseForm } from './case-form';
import { caseFacts } from './case-facts';
import { duplicateRefusal } from './case-input';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';

/** Opens a prepared case, or says what it lacks. */
export async function OpenForm({ view }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { everifyCase, name } = view;
  if (isAwaitingNumber(everifyCase.missing)) return <AwaitsNumber view={view} />;
  if (everifyCase.missing.length > 0) return <Missing view={view} />;
  return (
    <section className="hosted-section">
      <h2>{t('open')}</h2>
      <p>{t('openHint', { name })}</p>
      {everifyCase.urgency === 'overdue' ? <p>{t('lateHint')}</p> : null}
      <CaseForm
        fields={[...(await delayFields(view)), ...(await duplicateFields(view))]}
        check={{ action: 'open', facts: caseFacts(everifyCase) }}
        words={await caseFormLabels(t('openButton'))}
        send={view.send('open')}
      />
    </section>
  );
}

async function delayFields({ everifyCase }: CaseView): Promise<CaseField[]> {
  const t = await getTranslations('everify');
  if (everifyCase.urgency !== 'overdue') return [];
  return [
    {
      path: 'reason_for_delay',
      kind: 'radio',
      label: phrase(t('delay')),
      choices: EverifyDelayReason.options.map((value) => ({ value, label: phrase(t(`delay_${value}`)) })),
    },
    {
      path: 'reason_for_delay_description',
      kind: 'long_text',
      label: phrase(t('delayDescription')),
      maxLength: 240,
      when: { path: 'reason_for_delay', is: ['OTHER'] },
    },
  ];
}

async function duplicateFields({ everifyCase }: CaseView): Promise<CaseField[]> {
  const t = await getTranslations('everify');
  if (everifyCase.refusal !== duplicateRefusal) return [];
  return [
    {
      path: 'duplicate_reason',
      kind: 'radio',
      label: phrase(t('duplicateReason')),
      choices: EverifyDuplicateReason.options.map((value) => ({
        value,
        label: phrase(t(`duplicate_${value}`)),
      })),
    },
  ];
}

/** No alarm: the law lets the employer wait, and nothing is to be done until the number is there. */
async function AwaitsNumber({ view: { name, form } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  return (
    <Banner tone="muted" icon="wait" title={t('awaitsNumber')}>
      <p>{t('awaitsNumberHint', { name })}</p>
      <p>{t('awaitsNumberNext', { name })}</p>
      <ToForm form={form} />
    </Banner>
  );
}

async function ToForm({ form }: Pick<CaseView, 'form'>) {
  const t = await getTranslations('everify');
  if (form === undefined) return null;
  return (
    <p>
      <a href={form}>{t('toForm')}</a>
    </p>
  );
}

async function Missing({ view: { everifyCase, name, form } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  return (
    <Banner tone="warn" icon="alert" title={t('missing')}>
      <ul className="hosted-list">
        {everifyCase.missing.map((what) => (
          <li key={what}>{t(`missing_${what}`, { name })}</li>
        ))}
      </ul>
      <ToForm form={form} />
    </Banner>
  );
}
