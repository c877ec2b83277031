interface SkeletonProps {
  readonly shape?: 'control' | 'line';
  readonly width?: 0 | 1 | 2 | 3;
}

/** The shape of one line or control that is on its way. */
export function Skeleton({ shape, width = 2 }: SkeletonProps) {
  return <span className="fd-bone" data-shape={shape} data-width={width} aria-hidden="true" />;
}

interface TableSkeletonProps {
  readonly columns: number;
  readonly rows?: number;
}

const widths = [0, 1, 2, 3] as const;

/** The shape of a table, as high as the rows that come. */
export function TableSkeleton({ columns, rows = 8 }: TableSkeletonProps) {
  return (
    <div className="fd-skeleton" aria-hidden="true">
      <div className="fd-skeleton-rows">
        <div className="fd-skeleton-head" />
        {Array.from({ length: rows }, (_, row) => (
          <div className="fd-skeleton-row" key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <Skeleton key={column} width={widths[(row * 3 + column * 2) % 4] ?? 2} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
