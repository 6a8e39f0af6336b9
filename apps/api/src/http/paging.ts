/** The `meta` of a list that is read by page and limit (D27). */
export function paging(page: number, limit: number, total: number) {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
