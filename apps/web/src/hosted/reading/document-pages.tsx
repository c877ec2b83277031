import './document-pages.css';

/** A page of a document: its size in points, and what it says where that is known. */
export interface PageToRead {
  readonly width: number;
  readonly height: number;
  readonly text?: string;
}

export interface DocumentPagesWords {
  readonly asText: string;
  readonly openPdf: string;
  readonly opensInNewTab: string;
  readonly noText: string;
  /** Which page of how many. */
  readonly pageOf: (page: number) => string;
}

interface DocumentPagesProps {
  readonly title: string;
  readonly pages: readonly PageToRead[];
  readonly pdf: string;
  readonly picture: (page: number, width: number) => string;
  readonly words: DocumentPagesWords;
}

/** Phones of many pixels would take the widest, which reads no better in a hand. */
const [onPhones, elsewhere] = [[400, 800] as const, [800, 1200, 1600] as const];
const phone = '(max-width: 40rem)';

/**
 * A document to be read: its pages below each other as pictures, or as text. The switch is of CSS alone, so that it turns without
 * JavaScript too; the text is there for screen readers either way.
 */
export function DocumentPages({ title, pages, pdf, picture, words }: DocumentPagesProps) {
  const sources = (page: number, widths: readonly number[]) =>
    widths.map((width) => `${picture(page, width)} ${width}w`).join(', ');
  const hasText = pages.some(({ text }) => text);
  return (
    <section className="document-pages" aria-label={title}>
      <div className="document-pages-bar">
        <a href={pdf} target="_blank" rel="noreferrer">
          {words.openPdf}
          <span className="fd-visually-hidden"> ({words.opensInNewTab})</span>
        </a>
        {hasText ? (
          <label>
            <input type="checkbox" role="switch" id="read-as-text" />
            {words.asText}
          </label>
        ) : null}
      </div>
      <ol>
        {pages.map(({ width, height, text }, at) => (
          <li key={words.pageOf(at + 1)} data-has-text={text ? '' : undefined}>
            <p className="fd-small fd-muted">{words.pageOf(at + 1)}</p>
            <picture>
              <source media={phone} srcSet={sources(at + 1, onPhones)} sizes="calc(100vw - 48px)" />
              <img
                src={picture(at + 1, 800)}
                srcSet={sources(at + 1, elsewhere)}
                sizes="36rem"
                width={Math.round(width)}
                height={Math.round(height)}
                loading={at === 0 ? 'eager' : 'lazy'}
                decoding="async"
                alt={text === '' ? words.noText : ''}
              />
            </picture>
            {text ? (
              <div className="document-pages-text" dir="auto">
                {text}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
