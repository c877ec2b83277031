'use client';
import type { ReactNode } from 'react';

interface OpenInTabProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Opens a page outside the frame, and leaves the frame to what one came from: it shows what happens in the tab. */
export function OpenInTab({ href, children }: OpenInTabProps) {
  return (
    // The tab is opened by the link itself, before the frame goes back.
    <a className="fd-button" href={href} target="_blank" rel="noopener" onClick={() => setTimeout(goBack)}>
      {children}
    </a>
  );
}

/** Back within this frame, where the browser can say so: its history is one with that of the page around it. */
function goBack(): void {
  if ('navigation' in window && window.navigation.canGoBack) window.navigation.back();
  else window.history.back();
}
