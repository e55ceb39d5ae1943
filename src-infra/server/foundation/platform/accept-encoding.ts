import { parseAccept } from 'hono/utils/accept';

/**
 * Returns the content coding to answer with (RFC 9110, 12.5.3): the highest weight wins, equal weights fall to the one
 * offered first, `*` stands for every coding not named and `;q=0` refuses. `undefined` means: send the body as it is.
 */
export const acceptedEncoding = <Encoding extends string>(
  acceptEncoding: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | undefined => {
  if (!acceptEncoding) return undefined;
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  const weightOf = (name: string): number | undefined => accepted.find(({ type }) => type === name)?.q;
  let best: { readonly encoding: Encoding; readonly weight: number } | undefined;
  for (const encoding of offered) {
    const weight = weightOf(encoding) ?? weightOf('*') ?? 0;
    if (weight > (best?.weight ?? 0)) best = { encoding, weight };
  }
  return best?.encoding;
};
