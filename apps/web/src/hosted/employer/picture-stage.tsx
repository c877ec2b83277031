'use client';
export interface Picture {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

interface PictureStageProps {
  readonly picture: Picture;
  readonly zoom: number;
  /** Quarters of a turn. */
  readonly turn: number;
}

/** One picture as large as there is room, or larger: what does not fit is moved to, by the keys of arrows too. */
export function PictureStage({ picture: { name, href }, zoom, turn }: PictureStageProps) {
  return (
    // What scrolls is reached by the keyboard: WCAG 2.1.1.
    <div className="picture-stage" role="group" aria-label={name} tabIndex={0}>
      <div data-zoom={zoom} data-turn={turn}>
        <img src={href} alt={name} />
      </div>
    </div>
  );
}
