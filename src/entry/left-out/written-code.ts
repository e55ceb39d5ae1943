/** Stands for the container's resolvers that are written as text while it runs: a strict policy forbids them, and singletons never ask for one. */
export const buildNoActivationsResolvedValueBindingNodeResolverJit = (): never => {
  throw new Error('Bind singletons only: the policy of the page forbids code written while it runs');
};
