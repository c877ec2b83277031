'use client';
import { useRef, useState } from 'react';
import type { FieldView } from '../field-view.js';
import { removeFile, sendFile, type UploadRefusal } from './send-file.js';

interface Sending {
  readonly key: string;
  readonly name: string;
  readonly share: number;
}

export interface Refused {
  readonly name: string;
  readonly refusal: UploadRefusal;
}

/** The files of a field, those on their way, and those that were refused. */
export function useUploads({ uploadTo: to, path, files: stored = [] }: FieldView) {
  const [files, setFiles] = useState(stored);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [lastChange, setLastChange] = useState<'added' | 'removed' | null>(null);
  const count = useRef(0);

  const add = async (file: File) => {
    if (!to) return;
    count.current += 1;
    const key = String(count.current);
    setSending((all) => [...all, { key, name: file.name, share: 0 }]);
    const upload = await sendFile({ to, path }, file, (share) =>
      setSending((all) => all.map((it) => (it.key === key ? { ...it, share } : it))),
    );
    setSending((all) => all.filter((it) => it.key !== key));
    if ('refusal' in upload)
      return setRefused((all) => [...all, { name: file.name, refusal: upload.refusal }]);
    setFiles((all) => [...all, upload.file]);
    setLastChange('added');
  };

  return {
    files,
    sending,
    refused,
    lastChange,
    addAll: (chosen: FileList | null) => {
      setRefused([]);
      for (const file of chosen ?? []) void add(file);
    },
    remove: async (id: string) => {
      if (!to || !(await removeFile(to, id))) return;
      setFiles((all) => all.filter((file) => file.id !== id));
      setLastChange('removed');
    },
  };
}
