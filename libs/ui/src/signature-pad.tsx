'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type Pad from 'signature_pad';

interface SignaturePadProps {
  readonly label: string;
  readonly clear: string;
  readonly describedBy?: string | undefined;
  /** A PNG data URL, empty when nothing is drawn. */
  readonly onDrawn: (image: string) => void;
}

const ink = '#1b1f3b';

/** Draw with a finger, a pen or a mouse; those who cannot, type their name instead. */
export function SignaturePad({ label, clear, describedBy, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad | null>(null);
  const tell = useEffectEvent(onDrawn);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const gone = new AbortController();
    void drawOn(sheet, gone.signal, tell).then((signature) => (pad.current = signature));
    return () => gone.abort();
  }, []);

  const wipe = () => {
    pad.current?.clear();
    onDrawn('');
  };
  return (
    <div className="fd-stack">
      <div className="fd-signature-sheet">
        <canvas ref={canvas} role="img" aria-label={label} aria-describedby={describedBy} />
        <div className="fd-signature-line" />
      </div>
      <div>
        <button className="fd-link-button" type="button" onClick={wipe}>
          {clear}
        </button>
      </div>
    </div>
  );
}

/** Loaded once somebody wants to draw: pages of questions have nothing of it. */
async function drawOn(
  sheet: HTMLCanvasElement,
  gone: AbortSignal,
  tell: (image: string) => void,
): Promise<Pad | null> {
  const { default: SignatureSheet } = await import('signature_pad');
  if (gone.aborted) return null;
  const signature = new SignatureSheet(sheet, { penColor: ink, minWidth: 1, maxWidth: 3 });
  signature.addEventListener('endStroke', () => tell(signature.toDataURL('image/png')));
  const watcher = new ResizeObserver(() => fit(sheet, signature));
  watcher.observe(sheet);
  gone.addEventListener('abort', () => {
    watcher.disconnect();
    signature.off();
  });
  return signature;
}

/** The canvas has as many pixels as the screen, at most two a point; what was drawn stays when a phone is turned. */
function fit(sheet: HTMLCanvasElement, pad: Pad): void {
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  const [width, height] = [Math.round(sheet.offsetWidth * scale), Math.round(sheet.offsetHeight * scale)];
  if (sheet.width === width && sheet.height === height) return;
  const strokes = pad.toData();
  sheet.width = width;
  sheet.height = height;
  sheet.getContext('2d')?.scale(scale, scale);
  pad.clear();
  if (strokes.length > 0) pad.fromData(strokes);
}
