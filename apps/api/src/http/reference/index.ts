export { referenceFiles } from './pages/reference-files.js';
export { toOpenApi } from './to-open-api.js';
