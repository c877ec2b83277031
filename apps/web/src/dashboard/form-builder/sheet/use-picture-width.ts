'use client';
import { pagePictureWidths } from '@firstday/domain';
import { type RefObject, useEffect, useState } from 'react';

/** The width of the picture that is sharp in an element on this screen, of those that there are. */
export function usePictureWidth(element: RefObject<HTMLElement | null>, zoom: number): number {
  const [width, setWidth] = useState<number>(pagePictureWidths[1]);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const observer = new ResizeObserver(([entry]) => {
      const pixels = (entry?.contentRect.width ?? 0) * zoom * window.devicePixelRatio;
      // Once it is sharp it stays: a window that is made smaller fetches nothing.
      setWidth((before) => Math.max(before, widthFor(pixels)));
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element, zoom]);
  return width;
}

const widthFor = (pixels: number): number =>
  pagePictureWidths.find((width) => width >= pixels) ?? Math.max(...pagePictureWidths);
