import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FramedContent } from '../../../../hosted/layout/framed-content';
import { readFramePolicy } from '../../../../embedded/framing/frame-policy';

export default async function SessionLayout({ children }: { readonly children: ReactNode }) {
  const { origins } = readFramePolicy(await headers());
  return origins.length > 0 ? <FramedContent origins={origins}>{children}</FramedContent> : children;
}
