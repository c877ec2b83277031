export { ExportsModule } from './exports/exports.module.js';
export { ImportsModule } from './imports/imports.module.js';
