/** Runs on the thread of an `InkReader`. */
import { readInk } from './page/read-ink.js';

export const hasInk = (dataUrl: string): boolean => readInk(dataUrl) !== null;
