'use client';
import { type RefObject, useId, useRef, useState } from 'react';
import { useComponent } from '../component-context';
import { Dialog } from '../dialog';

interface LinkDialogProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The link itself, where the browser lets no page write to the clipboard or open a tab. */
export function LinkDialog({ name, link, onClose, trigger }: LinkDialogProps) {
  const { say, announce } = useComponent();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    input.current?.select();
    // The one way to copy that needs no permission of the page around this one.
    if (!document.execCommand('copy')) return;
    setIsCopied(true);
    announce(say('linkCopied', { name }));
  };
  return (
    <Dialog title={say('linkTitle', { name })} onClose={onClose} trigger={trigger}>
      <p className="fd-hint">{say('linkHint', { name })}</p>
      <div className="fd-field">
        <label className="fd-label" htmlFor={id}>
          {say('linkCopyHere')}
        </label>
        <input
          ref={input}
          className="fd-input"
          id={id}
          value={link}
          dir="ltr"
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="cmp-dialog-actions">
        <button type="button" className="fd-button" data-small="" onClick={copy}>
          {say(isCopied ? 'copied' : 'copy')}
        </button>
        <a className="fd-button" data-quiet="" data-small="" href={link} target="_blank" rel="noopener">
          {say('openLink')}
        </a>
      </div>
    </Dialog>
  );
}
