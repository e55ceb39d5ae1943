/** Returns the violated unique constraint; `undefined` for every other failure. */
export const brokenConstraint = (failure: unknown): string | undefined => {
  if (!(failure instanceof Error) || !('code' in failure) || failure.code !== '23505') return undefined;
  return 'constraint' in failure && typeof failure.constraint === 'string' ? failure.constraint : '';
};
