import type { Embedding } from '../embedding.js';

/** The pages that may show components, as the reference shows them. */
export const embeddingExample: Embedding = { origins: ['https://app.example.com'] };
