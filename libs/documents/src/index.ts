export { renderDocument, type DocumentInput, type RenderedDocument } from './render.js';
export { installedForms } from './official/installed-files.js';
export { pinnedFiles, type PinnedFile } from './official/pins.js';
export { readInk, type Ink } from './page/ink-image.js';
export { canDraw } from './text/shape.js';
