'use client';
import { Button, TextInput } from '@firstday/ui';
import { QrCode } from '@firstday/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { useComponent } from '../component-context';
import type { AddedPlacement } from './use-save-placement';
import { useHireTexts } from './use-hire-texts';

interface PlacementAddedProps {
  readonly added: AddedPlacement;
  readonly again: () => void;
}

/** Who was added, and the link to hand over where the session has one. */
export function PlacementAdded({ added: { name, url }, again }: PlacementAddedProps) {
  const { locale, say } = useComponent();
  const { words } = useHireTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="hire-added">
      <div className="cmp-head">
        <h1 ref={title} tabIndex={-1}>
          {formatMessage(words.added, { name }, locale)}
        </h1>
      </div>
      {url === null ? <p>{say('hireNoLink')}</p> : <LinkToHandOver url={url} />}
      <div className="fd-actions">
        <Button variant="secondary" icon="plus" onClick={again}>
          {words.addAnother}
        </Button>
      </div>
    </div>
  );
}

function LinkToHandOver({ url }: { readonly url: string }) {
  const { words } = useHireTexts();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.secret.copied);
    } catch {
      // A frame without the permission of the page around it copies what is selected.
      setSaid(document.execCommand('copy') ? words.secret.copied : words.secret.failed);
    }
  };
  return (
    <>
      <p className="fd-hint">{words.addedHint}</p>
      <div className="hire-link">
        <div className="hire-fields">
          <TextInput
            ref={input}
            id="link"
            label={words.linkTitle}
            hint={words.linkHint}
            value={url}
            dir="ltr"
            maxLength={undefined}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="fd-actions">
            <Button icon="copy" onClick={() => void copy()}>
              {words.secret.copy}
            </Button>
            <span role="status">{said}</span>
          </div>
        </div>
        <figure>
          <QrCode address={url} label={words.qrCode} />
          <figcaption className="fd-hint">{words.qrHint}</figcaption>
        </figure>
      </div>
    </>
  );
}
