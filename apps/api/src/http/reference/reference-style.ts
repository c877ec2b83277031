/** The viewer in our order: without its vendor's bar, and readable on a phone. */
export const referenceStyle = `
body { margin: 0; background: #fafafa; }
.dark-mode body { background: #1c2022; }
#reference > p { font-family: sans-serif; padding: 1rem; }
.swagger-ui .topbar { background: none; padding: 8px 0 0; }
.swagger-ui .topbar .link, .swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui .dark-mode-toggle { margin-inline-start: auto; }
html:not(.dark-mode) .swagger-ui .dark-mode-toggle button svg { fill: #3b4151; }
.dark-mode .swagger-ui .topbar { background: none; }
.swagger-ui .info { margin: 0 0 24px; }
.swagger-ui .scheme-container { padding: 16px 0; margin: 0 0 16px; }
.swagger-ui .servers-title, .swagger-ui .servers { display: none; }
.swagger-ui .opblock-tag small { overflow-wrap: normal; }
/* No answer has links. */
.swagger-ui .response-col_links { display: none; }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; padding-inline: 0; font-size: 20px; }
  .swagger-ui .opblock-tag a { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  .swagger-ui .opblock-tag small { flex: 1 0 100%; order: 1; padding: 4px 0; }
  .swagger-ui .opblock-summary-control { flex-wrap: wrap; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex: 1 1 100%; flex-direction: column; align-items: flex-start; gap: 2px; padding: 4px 0 0; }
  .swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path__deprecated { max-width: 100%; padding: 0; }
  .swagger-ui .opblock .opblock-summary-operation-id { padding: 0; overflow-wrap: anywhere; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; }
  .swagger-ui .opblock-body, .swagger-ui .responses-inner { padding-inline: 8px; overflow-x: auto; }
  .swagger-ui .responses-table thead { display: none; }
  .swagger-ui .responses-table, .swagger-ui .responses-table tbody, .swagger-ui .responses-table .response,
  .swagger-ui .responses-table .response > td { display: block; width: auto; max-width: none; padding-inline: 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { max-width: 100%; min-width: 0; }
}
`;
