/** What of the page can be seen, in its own pixels from its top. */
export interface PartInSight {
  readonly top: number;
  readonly bottom: number;
}

/** Milliseconds between two looks: while a page around a frame scrolls, nothing tells the frame. */
const interval = 150;

/**
 * Says what of this page is in sight, at once and whenever it is another part. A frame that is as high as its content is scrolled by
 * the page around it; only an observer of intersections knows, across sites too.
 * @returns ends it
 */
export function watchVisiblePart(hear: (part: PartInSight) => void): () => void {
  const page = document.documentElement;
  let last = '';
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.intersectionRect;
    if (!seen || seen.height === 0) return;
    const part = { top: seen.top + window.scrollY, bottom: seen.bottom + window.scrollY };
    const text = `${part.top} ${part.bottom}`;
    if (text === last) return;
    last = text;
    hear(part);
  });
  const look = () => {
    observer.unobserve(page);
    observer.observe(page);
  };
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}
