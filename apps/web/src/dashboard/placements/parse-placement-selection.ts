/** What a page of the list shows: more are not chosen at once. */
export const mostSelectedPlacements = 50;

/** The placements that an address names, each once. It may be made up by anybody: what is no id is left out. */
export const parsePlacementSelection = (given: string | readonly string[] | undefined): string[] => {
  const named = typeof given === 'string' ? [given] : (given ?? []);
  const ids = named.filter((id) => /^pla_[\w-]{1,60}$/.test(id));
  return [...new Set(ids)].slice(0, mostSelectedPlacements);
};
