import { getTranslations } from 'next-intl/server';
import { actOnCase } from './act-on-case';
import { CaseForm } from './case-form';
import { CaseLayout } from './case-layout';
import { CloseForm } from './close-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './read-cases';

/** Ends a case before its result: closed with a reason, or, where E-Verify does not know it, discarded. */
export async function EndPage({ view }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { session, everifyCase } = view;
  const name = session.employee.first_name;
  if (everifyCase.status !== 'PREPARED')
    return (
      <CaseLayout view={view} title={t('closeTitle')} hint={t('closeEarlyHint', { name })} isBelow>
        <CloseForm view={view} />
      </CaseLayout>
    );
  const target = { session: session.id, everifyCase: everifyCase.id, action: 'discard' as const };
  return (
    <CaseLayout view={view} title={t('discard')} hint={t('discardHint', { name })} isBelow>
      <CaseForm
        words={await caseFormLabels(t('discardButton'))}
        send={actOnCase.bind(null, target)}
        isDanger
      />
    </CaseLayout>
  );
}
