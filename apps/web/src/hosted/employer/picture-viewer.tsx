'use client';
import { IconButton, useIsLive } from '@firstday/ui';
import { useState } from 'react';
import { type Picture, PictureStage } from './picture-stage';

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly words: Readonly<Record<'enlarge' | 'full' | 'newTab' | 'reduce' | 'turn', string>>;
}

/** Times as large as what fits. */
const mostZoom = 5;
const quarters = 4;

/** Small pictures to choose from, and the chosen one large: to enlarge, and to turn. Without JavaScript each opens by itself. */
export function PictureViewer({ pictures, words }: PictureViewerProps) {
  const isLive = useIsLive();
  const [chosen, choose] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const picture = pictures[chosen] ?? pictures[0];
  const show = (at: number) => {
    choose(at);
    setZoom(1);
  };
  if (!picture) return null;
  const turn = turns[picture.id] ?? 0;
  const turnOn = () => setTurns({ ...turns, [picture.id]: (turn + 1) % quarters });
  return (
    <div className="picture-viewer">
      <PictureStage picture={picture} zoom={zoom} turn={turn} />
      {isLive ? (
        <div className="picture-tools">
          <IconButton
            icon="plus"
            label={words.enlarge}
            aria-disabled={zoom === mostZoom || undefined}
            onClick={() => setZoom(Math.min(zoom + 1, mostZoom))}
          />
          <IconButton
            icon="minus"
            label={words.reduce}
            aria-disabled={zoom === 1 || undefined}
            onClick={() => setZoom(Math.max(zoom - 1, 1))}
          />
          <IconButton icon="turn" label={words.turn} onClick={turnOn} />
          <a href={picture.href} target="_blank" rel="noreferrer">
            {words.full}
            <span className="fd-visually-hidden"> ({words.newTab})</span>
          </a>
        </div>
      ) : null}
      <ul>
        {pictures.map(({ id, name, href }, at) => (
          <li key={id}>
            {isLive ? (
              <button type="button" aria-pressed={id === picture.id} onClick={() => show(at)}>
                <img src={href} alt="" />
                <bdi>{name}</bdi>
              </button>
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                <img src={href} alt="" />
                <bdi>{name}</bdi>
                <span className="fd-visually-hidden"> ({words.newTab})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
