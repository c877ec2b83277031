/** The path of the reference. */
export const pagePath = '/api/docs';
/** The path of the OpenAPI document. */
export const documentPath = '/api/openapi.json';

/** Files of the viewer's package that the page loads. */
export const viewerFiles = [
  'favicon-32x32.png',
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
] as const;

/** The page of the viewer. All that it loads is served here: the browser calls no other address. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Firstday API reference</title>
    <link rel="icon" type="image/png" sizes="32x32" href="${pagePath}/favicon-32x32.png">
    <link rel="stylesheet" href="${pagePath}/swagger-ui.css">
    <link rel="stylesheet" href="${pagePath}/reference.css">
  </head>
  <body>
    <main id="reference"><p>The reference is loading. Without JavaScript, read <a href="${documentPath}">the OpenAPI document</a>.</p></main>
    <script src="${pagePath}/swagger-ui-bundle.js"></script>
    <script src="${pagePath}/swagger-ui-standalone-preset.js"></script>
    <script src="${pagePath}/reference.js"></script>
  </body>
</html>
`;

/** Starts the viewer; what is typed above the list is looked for in paths, names and summaries, not in tags alone. */
export const referenceScript = `'use strict';
const says = (phrase, ...texts) => texts.join(' ').toLowerCase().includes(phrase.trim().toLowerCase());

// What an operation is called in the document; the viewer moves it to the second once it has looked into it.
const names = ['operationId', '__originalOperationId'];

function found(groups, phrase) {
  const isMeant = (one) =>
    says(phrase, one.get('method'), one.get('path'), ...names.map((name) => one.getIn(['operation', name])), one.getIn(['operation', 'summary']));
  return groups
    .map((group, tag) => (says(phrase, tag) ? group : group.update('operations', (all) => all.filter(isMeant))))
    .filter((group) => group.get('operations').size > 0);
}

// Webhooks are drawn by another part of the viewer, which knows of no search.
function foundWebhooks(webhooks, phrase) {
  const isMeant = (name) => ({ operation }) =>
    says(phrase, 'webhooks', name, operation.get('operationId'), operation.get('summary'));
  return Object.fromEntries(
    Object.entries(webhooks)
      .map(([name, all]) => [name, all.filter(isMeant(name))])
      .filter(([, all]) => all.length > 0),
  );
}

const search = () => ({
  fn: { opsFilter: found },
  statePlugins: {
    spec: {
      wrapSelectors: {
        selectWebhooksOperations: (original, { layoutSelectors }) => (...given) => {
          const phrase = layoutSelectors.currentFilter();
          const all = original(...given);
          return all && typeof phrase === 'string' ? foundWebhooks(all, phrase) : all;
        },
      },
    },
    layout: {
      wrapActions: {
        // What was found is shown without another click.
        updateFilter: (original, { layoutActions, specSelectors }) => (phrase) => {
          if (phrase.trim())
            found(specSelectors.taggedOperations(), phrase).forEach((_group, tag) =>
              void layoutActions.show(['operations-tag', tag], true));
          return original(phrase);
        },
      },
    },
  },
});

SwaggerUIBundle({
  url: '${documentPath}',
  dom_id: '#reference',
  deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [search],
  layout: 'StandaloneLayout',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  onComplete() {
    const field = document.querySelector('.operation-filter-input');
    if (!field) return;
    field.placeholder = 'Search operations';
    field.setAttribute('aria-label', 'Search operations');
  },
});
`;
