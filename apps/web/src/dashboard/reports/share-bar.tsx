import './share-bar.css';

interface ShareBarProps {
  /** Of what the whole bar stands for, from 0 to 1: the solid part. */
  readonly solid: number;
  /** The hatched part after it. */
  readonly hatched?: number;
}

/** So wide that it is seen as hatched on a phone, too. */
const hatchStep = 5;

const width = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;

/** A bar of a chart whose numbers stand in the same row: whoever hears the page hears those. Solid and hatched differ without colour. */
export function ShareBar({ solid, hatched = 0 }: ShareBarProps) {
  const first = width(solid);
  const second = width(hatched);
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="share-bar-whole" width="100" height="10" />
      <rect className="share-bar-solid" width={first} height="10" />
      {Array.from({ length: Math.ceil(second / hatchStep) }, (_, at) => (
        <rect
          key={at}
          className="share-bar-hatch"
          x={first + at * hatchStep}
          width={Math.min(hatchStep / 2, second - at * hatchStep)}
          height="10"
        />
      ))}
    </svg>
  );
}
