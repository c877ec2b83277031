import { Banner, phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { actOnCase } from './act-on-case';
import { type CaseField, CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import { type CaseView, readDetails } from './read-cases';

const known = ['first_name', 'middle_initial', 'last_name', 'date_of_birth', 'ssn'] as const;

/** What E-Verify could not match at once, to be compared with the form and put right. */
export async function ConfirmData({ view: { session, everifyCase } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const details = await readDetails(session.id, everifyCase.id);
  if (!details)
    return (
      <Banner tone="warn" icon="wait" title={t('noAnswer')}>
        <p>{t('noAnswerHint')}</p>
      </Banner>
    );
  const target = { session: session.id, everifyCase: everifyCase.id, action: 'confirm' as const };
  const labelOf = (name: string) => {
    const found = known.find((one) => one === name);
    return found ? t(`field_${found}`) : name.replaceAll('_', ' ');
  };
  const fields = details.fields.map(({ name, value }): CaseField => ({
    path: `field:${name}`,
    kind: /^date_|_date$/.test(name) ? 'date' : 'text',
    label: phrase(labelOf(name)),
    initial: value ?? '',
  }));
  return (
    <section className="hosted-section">
      <h2>{t('confirm')}</h2>
      <p>{t('confirmHint', { name: session.employee.first_name })}</p>
      <CaseForm
        fields={fields}
        words={await caseFormLabels(t('confirmButton'))}
        send={actOnCase.bind(null, target)}
      />
    </section>
  );
}
