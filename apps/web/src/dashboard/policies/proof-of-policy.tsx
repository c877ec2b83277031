import type { Policy, ProvenPolicy } from '@firstday/domain';
import { Banner, LinkButton, Skeleton } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { paths } from '../paths';
import { ProofFindings } from '../policy-editor/changes/proof-findings';

interface ProofOfPolicyProps {
  readonly policy: Policy;
}

/** What is certain of it for every placement that can be: the rest of the page does not wait for that. */
export async function ProofOfPolicy({ policy }: ProofOfPolicyProps) {
  const t = await getTranslations('policies');
  return (
    <section className="hosted-section" aria-labelledby="proof">
      <h2 id="proof">{t('proofTitle')}</h2>
      <p className="fd-hint">{t(`proofHint_${policy.status}`)}</p>
      <Suspense fallback={<UnderWay />}>
        <Findings id={policy.id} />
      </Suspense>
    </section>
  );
}

/** The streamed part is put in its place by a script. */
async function UnderWay() {
  const t = await getTranslations('policies');
  return (
    <div className="policy-proof">
      <p className="fd-muted">{t('proofRunning')}</p>
      <noscript>{t('proofNeedsScript')}</noscript>
      <Skeleton />
      <Skeleton width={3} />
    </div>
  );
}

async function Findings({ id }: { readonly id: string }) {
  const [t, locale, words] = [await getTranslations('policies'), await getLocale(), await getMessages()];
  const proof = await proofOf(id);
  if (typeof proof === 'object')
    return (
      <div className="policy-proof">
        <ProofFindings proof={proof} words={words.policyChanges} locale={locale} />
      </div>
    );
  if (proof === 'proofHidden') return <p>{t(proof)}</p>;
  return (
    <Banner
      tone="warn"
      icon="wait"
      actions={
        <LinkButton variant="secondary" size="small" href={paths.policy(id)}>
          {t('proofAgain')}
        </LinkButton>
      }
    >
      {t(proof)}
    </Banner>
  );
}

/** Where the page has begun to be sent it can be no other page any more: what went wrong is said in its place. */
async function proofOf(id: string): Promise<ProvenPolicy | 'proofBusy' | 'proofFailed' | 'proofHidden'> {
  try {
    const input = { params: { policy_id: id } };
    const answer = await call('policies.findProof', input, await userCredential());
    if (answer.ok) return answer.value;
    return answer.status === 403 ? 'proofHidden' : 'proofFailed';
  } catch (error) {
    // A limit, too.
    if (unavailabilityIn(error)) return 'proofBusy';
    throw error;
  }
}
