export { ImportsModule } from './imports/imports.module.js';
