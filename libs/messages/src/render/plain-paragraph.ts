import type { Paragraph } from './message-content.js';

export const plainParagraph = (paragraph: Paragraph): string =>
  paragraph.map((stretch) => (typeof stretch === 'string' ? stretch : stretch.href)).join('');
