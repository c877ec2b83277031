'use client';
import './preview-frame.css';
import { Button } from '@firstday/ui';
import { useState } from 'react';
import { useActionForm } from '../forms/action-form';
import type { Preview } from '../forms/action-state';

const kinds = ['react', 'script', 'iframe', 'server'] as const;

interface PreviewFrameProps {
  readonly words: Readonly<
    Record<(typeof kinds)[number] | 'code' | 'codeHint' | 'copied' | 'copy' | 'live', string>
  >;
}

/** The component as it is on a partner's page, and the code for it. */
export function PreviewFrame({ words }: PreviewFrameProps) {
  const { state } = useActionForm();
  return state.preview ? <Shown key={state.attempt} preview={state.preview} words={words} /> : null;
}

function Shown({ preview: { src, title, code }, words }: PreviewFrameProps & { readonly preview: Preview }) {
  return (
    <>
      <section aria-label={words.live}>
        <iframe className="preview-frame" title={title} src={src} allow="clipboard-write" />
      </section>
      <section className="preview-code" aria-labelledby="preview-code">
        <h3 id="preview-code">{words.code}</h3>
        <p className="fd-muted">{words.codeHint}</p>
        {kinds.map((kind) => (
          <Code key={kind} label={words[kind]} text={code[kind]} words={words} isOpen={kind === 'react'} />
        ))}
      </section>
    </>
  );
}

interface CodeProps extends PreviewFrameProps {
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
}

function Code({ label, text, words, isOpen }: CodeProps) {
  const [said, setSaid] = useState('');
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      <pre dir="ltr" tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <div className="fd-actions">
        <Button
          variant="secondary"
          size="small"
          icon="copy"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setSaid(words.copied))}
        >
          {words.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
    </details>
  );
}
