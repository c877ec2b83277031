import { CaseLayout } from './case-layout';
import { EndSteps } from '../../everify/end-steps';
import { endWords } from '../../everify/end-words';
import type { HostedCaseView } from './hosted-case-view';

/** The end of a case before its result, at the employer's onboarding link. */
export async function EndPage({ view }: { readonly view: HostedCaseView }) {
  return (
    <CaseLayout view={view} {...await endWords(view)} isBelow>
      <EndSteps view={view} />
    </CaseLayout>
  );
}
