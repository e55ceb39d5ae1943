/** What brought somebody to the provider page, checked. */
export type AuthorizeWish = { readonly redirect: string; readonly state: string; readonly nonce: string };

const LONGEST = 255;
const LONGEST_ADDRESS = 2048;

/** `undefined` for anything but an address of the own site with a state and a nonce. */
export const readWish = (sent: URLSearchParams, origin: string): AuthorizeWish | undefined => {
  const [address, state, nonce] = [sent.get('redirect_uri') ?? '', sent.get('state') ?? '', sent.get('nonce') ?? ''];
  if (state === '' || nonce === '' || state.length > LONGEST || nonce.length > LONGEST || address.length > LONGEST_ADDRESS) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // `blob:` addresses have the origin of the page that made them.
  const isOwn = url !== undefined && url.origin === origin && url.href.startsWith(`${origin}/`);
  return isOwn && !address.includes('#') ? { redirect: url.href, state, nonce } : undefined;
};

/** Where the answer goes: it stands behind the #, which no server sees. */
export const answerTo = ({ redirect, state }: AuthorizeWish, answer: { readonly id_token: string } | { readonly error: 'access_denied' }): string =>
  `${redirect}#${new URLSearchParams({ ...answer, state }).toString()}`;
