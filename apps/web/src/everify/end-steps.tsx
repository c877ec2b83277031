import { getTranslations } from 'next-intl/server';
import { CaseForm } from './case-form';
import { caseFormLabels } from './case-form-labels';
import type { CaseView } from './case-view';
import { CloseForm } from './close-form';

/** Ends a case before its result: closed with a reason, or, where E-Verify does not know it, discarded. */
export async function EndSteps({ view }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  if (view.everifyCase.status !== 'PREPARED') return <CloseForm view={view} />;
  return <CaseForm words={await caseFormLabels(t('discardButton'))} send={view.send('discard')} isDanger />;
}
