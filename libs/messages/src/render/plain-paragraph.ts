import type { Paragraph } from './mail-content.js';

export const plainParagraph = (paragraph: Paragraph): string =>
  paragraph.map((stretch) => (typeof stretch === 'string' ? stretch : stretch.href)).join('');
