import { type PagePictureQuery, pagePictureWidths } from '@firstday/domain';

export type PageWidth = (typeof pagePictureWidths)[number];

/** How wide the picture of a page is, as it was asked for. */
export const pageWidthOf = ({ width }: PagePictureQuery): PageWidth =>
  pagePictureWidths.find((one) => String(one) === width) ?? 800;
