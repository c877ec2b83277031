import { notFound } from '../../context/index.js';

/** The number of a page as an address has it. @throws ProblemError 404 where there is none */
export function pageNumberOf(given: string, pages: number): number {
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0;
  if (page === 0 || page > pages) throw notFound('page');
  return page;
}
