import '@firstday/ui/workplace.css';
import '../../dashboard/shell/page.css';
import type { ReactNode } from 'react';
import { ScriptNonce } from '../../hosted/layout/script-nonce';

export default function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScriptNonce />
      {children}
    </>
  );
}
