/** What may be uploaded, and the ending that its name gets. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface KindOfFile {
  readonly type: string;
  readonly ending: string;
}

/** What a file is by its bytes, whatever its name or sender say; nothing where it is of no kind that may be uploaded. */
export async function kindOfFile(content: Uint8Array): Promise<KindOfFile | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  // Phones write HEIC under either name.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  const ending = type === undefined ? undefined : endings[type];
  return type !== undefined && ending !== undefined ? { type, ending } : undefined;
}
