interface ProgressLineProps {
  readonly step: number;
  readonly steps: number;
  /** "W-4 · step 2 of 5 · about 3 minutes left" */
  readonly words: string;
}

/** The words carry it; the line is for the eye only. */
export function ProgressLine({ step, steps, words }: ProgressLineProps) {
  return (
    <div className="fd-progress">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * step) / Math.max(steps, 1)} height="4" />
      </svg>
      <p>{words}</p>
    </div>
  );
}
