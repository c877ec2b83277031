import type { ShownFile } from '../field-view.js';

export type UploadRefusal = 'failed' | 'kind' | 'too_large';

export type SentFile = { readonly file: ShownFile } | { readonly refusal: UploadRefusal };

/** Where files go, and the field that they answer. */
export interface UploadTarget {
  readonly to: string;
  readonly path: string;
}

/** 20 MiB: what the API takes. */
export const largestFile = 20 * 1024 * 1024;

/** XMLHttpRequest and not fetch: only it tells how much has been sent. */
export function sendFile(
  { to, path }: UploadTarget,
  file: File,
  onShare: (share: number) => void,
): Promise<SentFile> {
  if (file.size > largestFile) return Promise.resolve({ refusal: 'too_large' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(path, file, file.name);
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = (event) => onShare(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => resolve(uploadIn(request.status, request.response));
    request.onerror = () => resolve({ refusal: 'failed' });
    request.ontimeout = () => resolve({ refusal: 'failed' });
    request.send(body);
  });
}

function uploadIn(status: number, body: unknown): SentFile {
  if (status === 413) return { refusal: 'too_large' };
  if (status === 400 || status === 415) return { refusal: 'kind' };
  const [file] = filesIn(body);
  return status < 300 && file ? { file } : { refusal: 'failed' };
}

function filesIn(body: unknown): readonly ShownFile[] {
  if (typeof body !== 'object' || body === null || !('files' in body) || !Array.isArray(body.files))
    return [];
  return body.files.filter(isStoredFile);
}

function isStoredFile(value: unknown): value is ShownFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;
}

export async function removeFile(from: string, id: string): Promise<boolean> {
  try {
    const answer = await fetch(`${from}?file=${encodeURIComponent(id)}`, { method: 'DELETE' });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}

/** One that has arrived, back to the browser; undefined where it does not come. */
export async function fetchFile(
  from: string,
  { name, type }: Pick<ShownFile, 'name' | 'type'>,
): Promise<File | undefined> {
  try {
    const answer = await fetch(from);
    return answer.ok ? new File([await answer.blob()], name, { type }) : undefined;
  } catch {
    return undefined;
  }
}
