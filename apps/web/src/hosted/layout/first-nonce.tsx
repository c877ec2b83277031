'use client';
import { useState } from 'react';

/** The policy of a document stays that of its first answer: a page that reads itself again is sent another nonce. */
export function FirstNonce({ nonce }: { readonly nonce: string | undefined }) {
  const [first] = useState(nonce);
  return <meta name="csp-nonce" nonce={first} />;
}
