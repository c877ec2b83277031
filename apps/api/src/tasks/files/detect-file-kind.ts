/** What may be uploaded, and the ending that its name gets. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface FileKind {
  readonly type: string;
  readonly extension: string;
}

/** What a file is by its bytes, whatever its name or sender say; undefined for kinds that may not be uploaded. */
export async function detectFileKind(content: Uint8Array): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  // Phones write HEIC under either name.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  const ending = type === undefined ? undefined : extensions[type];
  return type !== undefined && ending !== undefined ? { type, extension: ending } : undefined;
}
