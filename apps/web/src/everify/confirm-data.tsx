import { Banner, phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { type CaseField, CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';

const known = ['first_name', 'middle_initial', 'last_name', 'date_of_birth', 'ssn'] as const;

/** What E-Verify could not match at once, to be compared with the form and put right. */
export async function ConfirmData({ view: { name, readDetails, send } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const details = await readDetails();
  if (!details)
    return (
      <Banner tone="warn" icon="wait" title={t('noAnswer')}>
        <p>{t('noAnswerHint')}</p>
      </Banner>
    );
  const labelOf = (field: string) => {
    const found = known.find((one) => one === field);
    return found ? t(`field_${found}`) : field.replaceAll('_', ' ');
  };
  const fields = details.fields.map(({ name: field, value }): CaseField => ({
    path: `field:${field}`,
    kind: /^date_|_date$/.test(field) ? 'date' : 'text',
    label: phrase(labelOf(field)),
    initial: value ?? '',
  }));
  return (
    <section className="hosted-section">
      <h2>{t('confirm')}</h2>
      <p>{t('confirmHint', { name })}</p>
      <CaseForm fields={fields} words={await caseFormLabels(t('confirmButton'))} send={send('confirm')} />
    </section>
  );
}
