'use client';
import './secret-once.css';
import { Button, Icon, TextInput } from '@firstday/ui';
import { useEffect, useRef, useState } from 'react';
import { useActionForm } from '../forms/action-form';
import type { Secret } from '../forms/action-state';

interface SecretOnceProps {
  readonly words: Readonly<Record<'copied' | 'copy' | 'failed' | 'label', string>>;
}

/** What is shown once: it takes the focus, can be copied, and is nowhere but on this page. */
export function SecretOnce({ words }: SecretOnceProps) {
  const { state } = useActionForm();
  return state.secret ? <Shown key={state.attempt} secret={state.secret} words={words} /> : null;
}

function Shown({ secret, words }: SecretOnceProps & { readonly secret: Secret }) {
  const [isLeft, setLeft] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  // A browser may keep a page that was left as it stands, to show it again on going back.
  useEffect(() => {
    const leave = () => setLeft(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  if (isLeft) return null;
  const { title, hint, text, next } = secret;
  return (
    <section className="dash-secret" aria-labelledby="secret-title" tabIndex={-1} ref={box}>
      <h2 id="secret-title">
        <Icon name="check" size={24} /> {title}
      </h2>
      <p id="secret-hint">{hint}</p>
      <div className="dash-secret-row">
        <TextInput
          ref={input}
          label={words.label}
          isLabelHidden
          readOnly
          dir="ltr"
          value={text}
          maxLength={undefined}
          data-code=""
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="secondary"
          icon="copy"
          onClick={async () => setSaid((await copied(input.current)) ? words.copied : words.failed)}
        >
          {words.copy}
        </Button>
      </div>
      <p className="dash-said" role="status">
        {said}
      </p>
      {next ? (
        <p>
          <a href={next.href}>{next.label}</a>
        </p>
      ) : null}
    </section>
  );
}

/** Outside https a browser has no clipboard for pages, but copies what is selected. */
async function copied(input: HTMLInputElement | null): Promise<boolean> {
  if (!input) return false;
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    input.select();
    return document.execCommand('copy');
  }
}
