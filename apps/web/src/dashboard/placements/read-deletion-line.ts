import { PlacementActLine } from '@firstday/domain';

/** A line of what became of placements. The page fetches this once they are deleted: to ask first it needs no schema. */
export const readDeletionLine = (text: string): PlacementActLine => PlacementActLine.parse(JSON.parse(text));
