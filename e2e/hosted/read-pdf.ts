import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a document, page after page, as a reader that copies it gets it. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return pages.join('\n').normalize('NFC');
}

/** Whether the box to the left of a text is ticked, in a form as our service draws it: with an X. */
export async function isTickedBeside(bytes: Buffer, text: string): Promise<boolean> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pieces: { readonly page: number; readonly text: string; readonly x: number; readonly y: number }[] =
    [];
  for (let page = 1; page <= file.numPages; page++)
    for (const item of (await (await file.getPage(page)).getTextContent()).items)
      if ('str' in item) pieces.push({ page, text: item.str, x: item.transform[4], y: item.transform[5] });
  await loading.destroy();
  return pieces
    .filter((piece) => piece.text.startsWith(text))
    .some(({ page, x, y }) =>
      pieces.some(
        (it) => it.text === 'X' && it.page === page && it.x < x && x - it.x < 16 && Math.abs(it.y - y) < 4,
      ),
    );
}
