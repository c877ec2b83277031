'use client';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon.js';
import { controlProps, FormField, type LabelledProps, splitField } from './form-field.js';

export interface FileDropProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'input'>, 'onDrop' | 'size' | 'type' | 'width'> {
  /** What is done here: "Drop a PDF here, or choose one". */
  readonly prompt: string;
  /** What is chosen already. */
  readonly fileName?: string | undefined;
  /** The file, as soon as it was chosen or dropped; without it, it is sent with the form. */
  readonly onFile?: (file: File) => void;
}

/**
 * A place to drop a file on. It is the browser's own control under another look: it is reached and pressed by keyboard,
 * takes what is dropped on it, and works without JavaScript.
 */
export function FileDrop(props: FileDropProps) {
  const [field, { id: given, prompt, fileName, onFile, ...input }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  const [chosen, setChosen] = useState<string>();
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A form that was sent is emptied by the browser, and the control with it.
    const form = place.current?.closest('form');
    const clear = () => setChosen(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  const take = (file: File | undefined) => {
    setOver(false);
    setChosen(file?.name);
    if (file) onFile?.(file);
  };
  return (
    <FormField id={id} {...field}>
      <span ref={place} className="fd-drop" data-over={isOver ? '' : undefined}>
        <Icon name="file" size={24} />
        <span className="fd-drop-words" aria-hidden="true">
          <bdi>{fileName ?? chosen ?? prompt}</bdi>
        </span>
        <input
          {...input}
          {...controlProps(id, field)}
          className="fd-drop-input"
          type="file"
          title={prompt}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            input.onChange?.(event);
            // The same file may be chosen once more, after it was mended.
            if (onFile) event.currentTarget.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            if (!onFile) return setOver(false);
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        />
      </span>
    </FormField>
  );
}
