interface SkeletonRowsProps {
  readonly columns: number;
  readonly rows?: number;
}

/** As high as the rows that come. */
export function SkeletonRows({ columns, rows = 8 }: SkeletonRowsProps) {
  return (
    <div className="cmp-skeleton" aria-hidden="true">
      <div className="cmp-skeleton-head" />
      {Array.from({ length: rows }, (_, row) => (
        <div className="cmp-skeleton-row" key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className="cmp-bone" data-width={(row * 3 + column * 2) % 4} />
          ))}
        </div>
      ))}
    </div>
  );
}
