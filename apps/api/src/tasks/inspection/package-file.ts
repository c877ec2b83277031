/** A file of a package, as it goes into the archive. */
export interface PackageFile {
  readonly name: string;
  readonly content: Buffer;
  /** Whether deflating makes it smaller: PDFs and pictures are compressed already. */
  readonly isCompressible: boolean;
}

export const toTextFile = (name: string, text: string): PackageFile => ({
  name,
  content: Buffer.from(text),
  isCompressible: true,
});

export const toJsonFile = (name: string, value: unknown): PackageFile =>
  toTextFile(name, `${JSON.stringify(value, null, 1)}\n`);
