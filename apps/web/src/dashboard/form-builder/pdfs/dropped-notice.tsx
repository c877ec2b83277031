'use client';
import type { FormPdf } from '@firstday/domain';
import { useBuilder } from '../builder-context';

/** What the file had besides its pages, and is not kept. */
export function DroppedNotice({ pdf: { dropped } }: { readonly pdf: FormPdf }) {
  const { words, locale } = useBuilder();
  if (dropped.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(dropped.map((name) => words.sheet[name]));
  return (
    <p className="fd-hint">
      {words.sheet.dropped} {names}.
    </p>
  );
}
