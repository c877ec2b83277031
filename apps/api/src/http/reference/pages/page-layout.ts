import { type Html, html } from './html.js';

/** The path of the reference. */
export const pagePath = '/api/docs';
/** The path of the OpenAPI document. */
export const documentPath = '/api/openapi.json';

interface PageParts {
  readonly title: string;
  /** The parts of the reference, and which of them this is. */
  readonly parts: readonly string[];
  readonly current?: string;
  readonly content: Html;
}

/** A page with what all have: search, the parts of the reference, and where the document is. */
export function pageLayout({ title, parts, current, content }: PageParts): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${pagePath}/reference.css" />
        <script src="${pagePath}/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="home" href="${pagePath}">Firstday API</a>
          <form role="search" action="${pagePath}">
            <label for="search">Search operations</label>
            <input
              id="search"
              name="q"
              type="search"
              placeholder="create a placement"
              autocomplete="off"
              aria-keyshortcuts="/"
            />
          </form>
        </header>
        <div class="columns">
          <nav aria-label="Parts of the reference">
            <details>
              <summary>Parts</summary>
              <ul>
                ${parts.map(
                  (part) =>
                    html`<li>
                      <a href="${pagePath}/${part}" ${part === current && html`aria-current="page"`}
                        >${part}</a
                      >
                    </li>`,
                )}
              </ul>
            </details>
          </nav>
          <main id="content">${content}</main>
        </div>
      </body>
    </html>`;
  return page.text;
}
