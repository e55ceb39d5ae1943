/** What became of several calls, in the order of their codes: 200, or why not. */
export const codes = (
  answers: readonly { readonly status: number; readonly body: unknown }[],
): readonly (number | string)[] =>
  answers
    .map(({ status, body }) => (status === 200 ? 200 : (body as { readonly statusCode: string }).statusCode))
    .toSorted((left, right) => (String(left) < String(right) ? -1 : 1));
