/** The bytes of a file. Streams are read to their end before they are sent, so that a retry sends the same. */
export type FileContent =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** A file to send: its content, with a name if that matters. The service reads the type from the bytes. */
export type Upload = FileContent | { readonly content: FileContent; readonly name: string };

/** The multipart form of a body whose properties are lists of files. */
export async function toFormData(body: Readonly<Record<string, readonly Upload[]>>): Promise<FormData> {
  const form = new FormData();
  for (const [field, uploads] of Object.entries(body)) {
    for (const upload of uploads) {
      const { content, name } = named(upload);
      form.append(field, await blobOf(content), name);
    }
  }
  return form;
}

function named(upload: Upload): { content: FileContent; name: string } {
  if ('content' in upload) return upload;
  const isFile = 'name' in upload && typeof upload.name === 'string' && upload.name !== '';
  return { content: upload, name: isFile ? String(upload.name) : 'file' };
}

async function blobOf(content: FileContent): Promise<Blob> {
  if (content instanceof Blob) return content;
  if (content instanceof ArrayBuffer) return new Blob([content]);
  if (content instanceof Uint8Array) return new Blob([new Uint8Array(content)]);
  if (content instanceof ReadableStream) return new Response(content).blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of content) chunks.push(new Uint8Array(chunk));
  return new Blob(chunks);
}
