import { type PageToShow, pagePicture } from './reading/page-picture.js';
import { pageTexts } from './reading/page-texts.js';
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
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
