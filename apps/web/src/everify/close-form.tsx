import { phrase } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { caseFacts } from './case-facts';
import { CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';

/** Only the reasons that apply to the case as it stands are offered. */
export async function CloseForm({ view: { everifyCase, name, send } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const explained = everifyCase.closure_reasons.filter((it) => it.needs_description).map(({ code }) => code);
  return (
    <section className="hosted-section">
      <h2>{t('close')}</h2>
      <CaseForm
        fields={[
          {
            path: 'reason',
            kind: 'radio',
            label: phrase(t('closeReason')),
            choices: everifyCase.closure_reasons.map(({ code }) => ({
              value: code,
              label: phrase(t(`reason_${code}`, { name })),
            })),
          },
          {
            path: 'description',
            kind: 'long_text',
            label: phrase(t('closeDescription')),
            maxLength: 240,
            when: { path: 'reason', is: explained },
          },
        ]}
        check={{ action: 'close', facts: caseFacts(everifyCase) }}
        words={await caseFormLabels(t('closeButton'))}
        send={send('close')}
      />
    </section>
  );
}
