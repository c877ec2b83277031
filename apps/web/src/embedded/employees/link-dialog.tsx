'use client';
import { Button, LinkButton, TextInput } from '@firstday/ui';
import { type RefObject, useRef, useState } from 'react';
import { useComponent } from '../component-context';
import { ComponentDialog } from '../component-dialog';

interface LinkDialogProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The link itself, where the browser lets no page write to the clipboard or open a tab. */
export function LinkDialog({ name, link, onClose, trigger }: LinkDialogProps) {
  const { say, announce } = useComponent();
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
    <ComponentDialog
      title={say('linkTitle', { name })}
      onClose={onClose}
      trigger={trigger}
      actions={
        <>
          <Button size="small" icon="copy" onClick={copy}>
            {say(isCopied ? 'copied' : 'copy')}
          </Button>
          <LinkButton variant="secondary" size="small" href={link} target="_blank" rel="noopener">
            {say('openLink')}
          </LinkButton>
        </>
      }
    >
      <p className="fd-hint">{say('linkHint', { name })}</p>
      <TextInput
        ref={input}
        label={say('linkCopyHere')}
        value={link}
        dir="ltr"
        maxLength={undefined}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </ComponentDialog>
  );
}
