const perPage = 1000;

/** Every page of a list. */
export async function listAll<Row>(
  list: (query: { page: number; per_page: number }) => Promise<{ readonly data: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await list({ page, per_page: perPage });
    rows.push(...data);
    if (data.length < perPage) return rows;
  }
}
