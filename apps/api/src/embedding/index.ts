export { embeddingModules } from './embedding-modules.js';
