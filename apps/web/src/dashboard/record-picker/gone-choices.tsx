import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { ChosenKind } from './record-choice';

interface GoneChoicesProps {
  readonly gone: readonly ChosenKind[];
  /** Without an employer the page is of the account, and not of all employers. */
  readonly isOfAccount?: boolean;
}

/** Says what of an old address or a kept list is left out, since there is no such record any more. */
export async function GoneChoices({ gone, isOfAccount }: GoneChoicesProps) {
  const t = await getTranslations('recordPicker');
  return gone.map((kind) => (
    <Banner key={kind} tone="warn" icon="alert">
      {t(isOfAccount ? 'goneOfAccount' : `gone_${kind}`)}
    </Banner>
  ));
}
