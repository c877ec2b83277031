import type { CertificateInput } from './certificate-input.js';
import type { DecisionInput } from './decision-input.js';
import { type PageToShow, pagePicture } from './reading/page-picture.js';
import { pageTexts } from './reading/page-texts.js';
import { withPdfium } from './reading/pdfium.js';
import type { DocumentInput } from './render-document.js';
import type { SampleInput } from './render-sample.js';
import { readPdf } from './reading/read-pdf.js';

/** Runs in the process of a `ProcessLanes`, which sends one piece of work after the other. */
type Message =
  | { readonly name: 'readPdf'; readonly input: Uint8Array }
  | { readonly name: 'pageTexts'; readonly input: Uint8Array }
  | { readonly name: 'pagePicture'; readonly input: PageToShow }
  | { readonly name: 'renderDocument'; readonly input: DocumentInput }
  | { readonly name: 'renderSample'; readonly input: SampleInput }
  | { readonly name: 'renderCertificate'; readonly input: CertificateInput }
  | { readonly name: 'renderDecision'; readonly input: DecisionInput };

async function outcomeOf(message: Message): Promise<unknown> {
  if (message.name === 'pagePicture') return pagePicture(message.input);
  if (message.name === 'readPdf') return readPdf(message.input);
  if (message.name === 'pageTexts') return pageTexts(message.input);
  // What draws documents is loaded by the first one.
  const documents = await import('./thread-work.js');
  return renderOutcome(async () => {
    if (message.name === 'renderSample') return documents.renderSample(message.input);
    if (message.name === 'renderCertificate') return documents.renderCertificate(message.input);
    if (message.name === 'renderDecision') return documents.renderDecision(message.input);
    return documents.renderDocument(message.input);
  });
}

async function renderOutcome(render: () => Promise<unknown>): Promise<unknown> {
  try {
    return { result: await render() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
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
