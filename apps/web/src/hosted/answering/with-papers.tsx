'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';

const PaperFields = dynamic(async () => (await import('@firstday/ui/paper-fields')).PaperFields);

interface WithPapersProps {
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

/**
 * Around questions of which some may be about documents and files: what those take is loaded where they are asked. The form
 * comes alive as a whole, so that nothing is typed over.
 */
export const WithPapers = ({ isAsked, children }: WithPapersProps) =>
  isAsked ? <PaperFields>{children}</PaperFields> : children;
