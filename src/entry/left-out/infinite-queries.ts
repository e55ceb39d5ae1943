/** Stands for the query library's endless lists: ours are pages that a view-model appends, each an entry of its own. */
const unused = (): never => {
  throw new Error('Endless queries are not part of the browser bundle');
};

export { unused as hasNextPage, unused as hasPreviousPage, unused as infiniteQueryBehavior };
