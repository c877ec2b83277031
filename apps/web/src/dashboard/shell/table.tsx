import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A line a row; on a phone a card a row. The roles stay what they are when the rows are laid out as cards. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="dash-table" role="table">
      <caption className="fd-visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} role="rowheader" scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[at]} role="cell" data-empty={cell === null ? '' : undefined}>
                  <span className="dash-cell-label" aria-hidden="true">
                    {columns[at]}
                  </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
