import type { FramePort } from './frame-port.js';
import { highestPage } from '../page-message.js';

/**
 * Tells the parent how high the content is, now and whenever it changes. The element must not get its height from the
 * frame's own, or both would grow without end.
 * @returns ends it
 */
export function reportHeight(port: Pick<FramePort, 'send'>, content: Element): () => void {
  let told: number | undefined;
  const observer = new ResizeObserver(() => {
    const { bottom } = content.getBoundingClientRect();
    const height = Math.min(Math.ceil(Math.max(bottom + window.scrollY, 0)), highestPage);
    if (height === told) return;
    told = height;
    port.send({ type: 'resized', height });
  });
  observer.observe(content);
  return () => observer.disconnect();
}
