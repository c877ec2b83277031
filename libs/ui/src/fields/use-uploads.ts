'use client';
import { useEffect, useRef, useState } from 'react';
import type { FieldView, ShownFile } from '../field-view.js';
import type { PictureDoubt } from './prepare-picture.js';
import type { UploadRefusal } from './send-file.js';

interface Sending {
  readonly key: string;
  readonly name: string;
  readonly share: number;
}

export interface Refused {
  readonly name: string;
  readonly refusal: UploadRefusal;
}

/** What this page knows of a file that it has sent. */
interface Sent {
  readonly content: File;
  /** The picture as it was sent, without asking for it again. */
  readonly preview: string;
  readonly doubt?: PictureDoubt;
}

/** The files of a field, those on their way, and those that were refused. */
export function useUploads({ uploadTo: to, shownAt, path, files: stored = [] }: FieldView) {
  const [files, setFiles] = useState(stored);
  const [sent, setSent] = useState<Readonly<Record<string, Sent>>>({});
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [lastChange, setLastChange] = useState<'added' | 'removed' | null>(null);
  const count = useRef(0);
  const previews = useRef<string[]>([]);
  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  const add = async (file: File, quarterTurns = 0): Promise<ShownFile | undefined> => {
    if (!to) return undefined;
    count.current += 1;
    const key = String(count.current);
    setSending((all) => [...all, { key, name: file.name, share: 0 }]);
    const [{ preparePicture }, { sendFile }] = await Promise.all([
      import('./prepare-picture.js'),
      import('./send-file.js'),
    ]);
    const prepared = await preparePicture(file, quarterTurns);
    const upload = await sendFile({ to, path }, prepared.file, (share) =>
      setSending((all) => all.map((it) => (it.key === key ? { ...it, share } : it))),
    );
    setSending((all) => all.filter((it) => it.key !== key));
    if ('refusal' in upload) {
      setRefused((all) => [...all, { name: file.name, refusal: upload.refusal }]);
      return undefined;
    }
    const preview = URL.createObjectURL(prepared.file);
    previews.current.push(preview);
    const { doubt } = prepared;
    setSent((all) => ({
      ...all,
      [upload.file.id]: { content: prepared.file, preview, ...(doubt ? { doubt } : {}) },
    }));
    setFiles((all) => [...all, upload.file]);
    setLastChange('added');
    return upload.file;
  };
  const remove = async (id: string) => {
    if (!to) return;
    const { removeFile } = await import('./send-file.js');
    if (!(await removeFile(to, id))) return;
    setFiles((all) => all.filter((file) => file.id !== id));
    setLastChange('removed');
  };
  const previewOf = ({ id, type }: ShownFile): string | undefined => {
    if (!type.startsWith('image/')) return undefined;
    return sent[id]?.preview ?? (shownAt ? `${shownAt}/${id}` : undefined);
  };

  return {
    files,
    sending,
    refused,
    lastChange,
    previewOf,
    doubtOf: ({ id }: ShownFile): PictureDoubt | undefined => sent[id]?.doubt,
    addAll: (chosen: FileList | null) => {
      setRefused([]);
      for (const file of chosen ?? []) void add(file);
    },
    /** The turned picture takes the place of the other, which stays where the new one does not arrive. */
    rotate: async (file: ShownFile) => {
      setRefused([]);
      const { fetchFile } = await import('./send-file.js');
      const content = sent[file.id]?.content ?? (await fetchFile(`${shownAt}/${file.id}`, file));
      if (!content) return setRefused([{ name: file.name, refusal: 'failed' }]);
      const turned = await add(content, 1);
      if (turned) await remove(file.id);
    },
    remove,
  };
}
