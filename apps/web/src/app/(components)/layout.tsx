import '@firstday/ui/workplace.css';
import '../../embedded/components.css';
import type { ReactNode } from 'react';
import { ScriptNonce } from '../../hosted/layout/script-nonce';

export default function ComponentsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScriptNonce />
      {children}
    </>
  );
}
