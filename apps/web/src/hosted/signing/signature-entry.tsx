'use client';
import { ChoiceRow, FieldError, phrase, SignaturePad, useIsLive } from '@firstday/ui';
import { useState } from 'react';

interface SignatureEntryProps {
  readonly words: Readonly<
    Record<
      'clear' | 'draw' | 'drawHint' | 'drawn' | 'method' | 'name' | 'nameHint' | 'preview' | 'typed',
      string
    >
  >;
  readonly initialName: string;
  readonly nameMessage: string | undefined;
  readonly drawingMessage: string | undefined;
}

/** Typed or drawn, whichever one can; the name is asked either way. Without JavaScript it is typed. */
export function SignatureEntry({ words, initialName, nameMessage, drawingMessage }: SignatureEntryProps) {
  const isLive = useIsLive();
  const [method, setMethod] = useState<'drawn' | 'typed'>('typed');
  const [name, setName] = useState(initialName);
  const [image, setImage] = useState('');
  return (
    <div className="fd-stack">
      {isLive ? (
        <fieldset className="fd-field">
          <legend>{words.method}</legend>
          <div className="fd-choices fd-choices-row">
            <ChoiceRow
              type="radio"
              id="signature-method"
              name="method"
              choice={{ value: 'typed', label: phrase(words.typed) }}
              isChosen={method === 'typed'}
              onChosen={() => setMethod('typed')}
            />
            <ChoiceRow
              type="radio"
              id="signature-method-drawn"
              name="method"
              choice={{ value: 'drawn', label: phrase(words.drawn) }}
              isChosen={method === 'drawn'}
              onChosen={() => setMethod('drawn')}
            />
          </div>
        </fieldset>
      ) : null}
      <div className="fd-field" data-invalid={nameMessage ? '' : undefined}>
        <label className="fd-label" htmlFor="signature-name">
          {words.name}
        </label>
        <p className="fd-hint" id="signature-name-hint">
          {words.nameHint}
        </p>
        <FieldError id="signature-name" message={nameMessage} />
        <input
          className="fd-input"
          id="signature-name"
          name="name"
          dir="auto"
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
          aria-invalid={nameMessage ? true : undefined}
          aria-describedby={nameMessage ? 'signature-name-hint signature-name-error' : 'signature-name-hint'}
        />
      </div>
      {method === 'drawn' ? (
        <div className="fd-field" data-invalid={drawingMessage ? '' : undefined}>
          <p className="fd-hint" id="signature-drawing-hint">
            {words.drawHint}
          </p>
          <FieldError id="signature-drawing" message={drawingMessage} />
          <SignaturePad
            label={words.draw}
            clear={words.clear}
            describedBy="signature-drawing-hint"
            onDrawn={setImage}
          />
          <input type="hidden" name="image" value={image} />
        </div>
      ) : name.trim() ? (
        <div>
          <p className="fd-muted">{words.preview}</p>
          <p className="fd-signature-written" aria-hidden="true" dir="auto">
            {name}
          </p>
        </div>
      ) : null}
    </div>
  );
}
