'use client';
import { useRef } from 'react';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { useIsLive } from '../use-is-live.js';
import type { FieldLabels } from '../field-labels.js';
import { FileRow } from './file-row.js';
import { AnswerGroup } from './labelled-field.js';
import type { FieldProps } from './field-props.js';
import type { UploadRefusal } from './send-file.js';
import { useUploads } from './use-uploads.js';

const pictures = 'image/jpeg,image/png,image/heic,image/webp';
const accepted = `${pictures},application/pdf`;

const refusalWords = {
  failed: 'uploadFailed',
  kind: 'fileKind',
  too_large: 'fileTooLarge',
} as const satisfies Record<UploadRefusal, keyof FieldLabels>;

/** Of files that are taken once, a refusal may say that one is there already. */
function repeatedWordsOf({
  takesPictures,
  isDistinct,
}: FieldProps['field']): 'pictureRefused' | 'fileRefused' | null {
  if (takesPictures) return 'pictureRefused';
  return isDistinct ? 'fileRefused' : null;
}

/** Files are sent as soon as they are chosen; without JavaScript they are posted with the page. */
export function FileField({ field, issues, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const isLive = useIsLive();
  const uploads = useUploads(field);
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const id = controlId(field.path);
  const repeatedWords = repeatedWordsOf(field);
  const refusalText = (why: UploadRefusal) =>
    why === 'kind' && repeatedWords ? words[repeatedWords] : words[refusalWords[why]];
  const refusal = uploads.refused[0];
  const { takesPictures } = field;
  const message = refusal ? `${refusal.name}: ${refusalText(refusal.refusal)}` : issues[0]?.message;
  return (
    <AnswerGroup field={field} message={message} isTitled={isTitled}>
      <p className="fd-hint" dir="auto">
        {takesPictures ? words.pictureLimits : words.fileLimits}
      </p>
      {isLive ? (
        <div className="fd-actions">
          <button
            className="fd-button"
            data-quiet=""
            type="button"
            id={id}
            onClick={() => picker.current?.click()}
          >
            {words.chooseFiles}
          </button>
          <button
            className="fd-button"
            data-quiet=""
            data-camera=""
            type="button"
            onClick={() => camera.current?.click()}
          >
            {words.takePhoto}
          </button>
        </div>
      ) : null}
      <input
        ref={picker}
        className={isLive ? 'fd-visually-hidden' : 'fd-input'}
        id={isLive ? undefined : id}
        name={isLive ? undefined : controlName(field.path)}
        type="file"
        multiple
        accept={takesPictures ? pictures : accepted}
        tabIndex={isLive ? -1 : undefined}
        aria-label={field.label.text}
        aria-hidden={isLive || undefined}
        onChange={(event) => addAndClear(event.target, uploads.addAll)}
      />
      {isLive ? (
        <input
          ref={camera}
          className="fd-visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => addAndClear(event.target, uploads.addAll)}
        />
      ) : null}
      <ul className="fd-stack" aria-label={words.filesAdded}>
        {uploads.files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            preview={uploads.previewOf(file)}
            doubt={uploads.doubtOf(file)}
            actions={
              isLive
                ? {
                    remove: () => void uploads.remove(file.id),
                    rotate: () => void uploads.rotate(file),
                  }
                : undefined
            }
          />
        ))}
        {uploads.sending.map((file) => (
          <li className="fd-file" key={file.key}>
            <span>{file.name}</span>
            <span className="fd-muted">{words.uploading}</span>
            <progress max={1} value={file.share} aria-label={file.name} />
          </li>
        ))}
      </ul>
      <p role="status" className="fd-visually-hidden">
        {uploads.lastChange === null ? '' : uploads.lastChange === 'added' ? words.uploaded : words.removed}
      </p>
    </AnswerGroup>
  );
}

function addAndClear(input: HTMLInputElement, add: (files: FileList | null) => void): void {
  add(input.files);
  input.value = '';
}
