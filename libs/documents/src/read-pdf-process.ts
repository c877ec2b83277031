import { type PageToShow, pagePicture } from './reading/page-picture.js';
import { pageTexts } from './reading/page-texts.js';
import { withPdfium } from './reading/pdfium.js';
import { readPdf } from './reading/read-pdf.js';

/** Runs in the process of a `PdfReader`, which sends one piece of work after the other. */
type Message =
  | { readonly name: 'readPdf' | 'pageTexts'; readonly input: Uint8Array }
  | { readonly name: 'pagePicture'; readonly input: PageToShow };

function outcomeOf(message: Message): Promise<unknown> {
  if (message.name === 'pagePicture') return pagePicture(message.input);
  return message.name === 'readPdf' ? readPdf(message.input) : pageTexts(message.input);
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'name' in message && 'input' in message;

process.on('message', (message: unknown) => {
  if (isMessage(message)) void outcomeOf(message).then((outcome) => process.send?.(outcome));
});
// The process that started this one is gone.
process.on('disconnect', () => process.exit());
// Loaded before the first piece of work, so that starting counts toward the budget of none.
await withPdfium(() => undefined);
process.send?.('ready');
