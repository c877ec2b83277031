import '@firstday/ui/workplace.css';
import '../../dashboard/shell/page.css';
import { InteractiveLocale } from '@firstday/ui/interactive-locale';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ScriptNonce } from '../../hosted/layout/script-nonce';

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScriptNonce />
      <InteractiveLocale locale={await getLocale()}>{children}</InteractiveLocale>
    </>
  );
}
