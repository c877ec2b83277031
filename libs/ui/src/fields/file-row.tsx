'use client';
import { useState } from 'react';
import type { ShownFile } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { Icon } from '../icon.js';
import type { PictureDoubt } from './prepare-picture.js';

const doubtWords = {
  blurred: 'pictureBlurred',
  cutOff: 'pictureCutOff',
  dark: 'pictureDark',
  small: 'pictureSmall',
} as const satisfies Record<PictureDoubt, string>;

interface FileRowProps {
  readonly file: ShownFile;
  readonly preview: string | undefined;
  readonly doubt: PictureDoubt | undefined;
  /** Nothing can be done to it where the page is not alive. */
  readonly actions: { readonly remove: () => void; readonly rotate: () => void } | undefined;
}

/** A file that has arrived: how it looks, whether it can be read, and what can be done about it. */
export function FileRow({ file, preview, doubt, actions }: FileRowProps) {
  const { words } = useFormLanguage();
  const [isDrawable, setDrawable] = useState(true);
  const shown = isDrawable ? preview : undefined;
  const acts = actions
    ? [
        ...(shown ? [{ label: words.rotate, act: actions.rotate }] : []),
        { label: words.remove, act: actions.remove },
      ]
    : [];
  return (
    <li className="fd-file" data-pictured={shown ? '' : undefined}>
      {shown ? <img src={shown} alt="" loading="lazy" onError={() => setDrawable(false)} /> : null}
      <div>
        <span className="fd-status" data-tone="good">
          <Icon name="check" />
          <bdi className="fd-file-name">{file.name}</bdi>
        </span>
        {doubt ? (
          <p className="fd-status" data-tone="warn" role="status">
            <Icon name="alert" />
            {words[doubtWords[doubt]]}
          </p>
        ) : null}
        <div className="fd-file-actions">
          {acts.map(({ label, act }) => (
            <button key={label} className="fd-link-button" type="button" onClick={act}>
              {label}
              <span className="fd-visually-hidden"> {file.name}</span>
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}
