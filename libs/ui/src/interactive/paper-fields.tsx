'use client';
import type { ReactNode } from 'react';
import { DocumentField } from '../fields/document-field.js';
import { FileField } from '../fields/file-field.js';
import { type PaperControls, PaperControlsProvider } from '../fields/paper-controls.js';

const controls: PaperControls = { document: DocumentField, file: FileField };

/** Stands around questions of which some are about papers: documents of Section 2, and files. */
export function PaperFields({ children }: { readonly children: ReactNode }) {
  return <PaperControlsProvider value={controls}>{children}</PaperControlsProvider>;
}
