import type { PdfRefusal } from '@firstday/documents/renderer';

const hour = 3_600_000;
const maxKnown = 1000;

interface Known {
  readonly refusal: PdfRefusal;
  readonly until: number;
}

/** PDFs that were too complex to read, by what they contain: they are refused for an hour without being read again. */
export class KnownRefusals {
  private readonly known = new Map<string, Known>();

  /** @param now the time in milliseconds */
  constructor(private readonly now: () => number) {}

  find(content: string): PdfRefusal | undefined {
    const { refusal, until } = this.known.get(content) ?? { until: 0 };
    return until > this.now() ? refusal : undefined;
  }

  remember(content: string, refusal: PdfRefusal): void {
    this.known.delete(content);
    this.known.set(content, { refusal, until: this.now() + hour });
    const [oldest] = this.known.keys();
    if (this.known.size > maxKnown && oldest !== undefined) this.known.delete(oldest);
  }
}
