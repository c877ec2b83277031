import '@firstday/ui/workplace.css';
import '../../dashboard/shell/page.css';
import { InteractiveLocale } from '@firstday/ui/interactive-locale';
import { getLocale, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ScriptNonce } from '../../hosted/layout/script-nonce';
import { TellReaderZone } from '../../i18n/tell-reader-zone';

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScriptNonce />
      <TellReaderZone shown={await getTimeZone()} />
      <InteractiveLocale locale={await getLocale()}>{children}</InteractiveLocale>
    </>
  );
}
