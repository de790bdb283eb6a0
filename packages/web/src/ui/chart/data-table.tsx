// The numbers behind a chart as a table, for those who would rather read them.
import './data-table.css';

interface Props {
  readonly summary: string; // the label that opens it
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [key: string, ...cells: string[]])[];
}

export function DataTable({ summary, caption, columns, rows }: Props) {
  return (
    <details class="data-table">
      <summary>
        {summary}
        <span class="unseen">: {caption}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll what is wider than the page */}
      <div class="data-table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
