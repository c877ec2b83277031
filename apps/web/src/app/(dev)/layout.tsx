import '@firstday/ui/workplace.css';
import '../../dev/gallery.css';
import type { ReactNode } from 'react';
import { ScriptNonce } from '../../hosted/layout/script-nonce';

export default function DevelopmentLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScriptNonce />
      {children}
    </>
  );
}
