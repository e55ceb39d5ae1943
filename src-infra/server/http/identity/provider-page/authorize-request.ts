/** A checked authorization request, as OAuth has it. */
export type AuthorizeRequest = { readonly redirect: string; readonly state: string; readonly nonce: string };

const MAX_LENGTH = 255;
const MAX_URL_LENGTH = 2048;

/** Returns the request, or `undefined` unless it names a page of this site, a state and a nonce. */
export const readAuthorizeRequest = (sent: URLSearchParams, origin: string): AuthorizeRequest | undefined => {
  const [address, state, nonce] = [sent.get('redirect_uri') ?? '', sent.get('state') ?? '', sent.get('nonce') ?? ''];
  if (
    state === '' ||
    nonce === '' ||
    state.length > MAX_LENGTH ||
    nonce.length > MAX_LENGTH ||
    address.length > MAX_URL_LENGTH
  )
    return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // `blob:` addresses have the origin of the page that made them.
  const isOwn = url !== undefined && url.origin === origin && url.href.startsWith(`${origin}/`);
  return isOwn && !address.includes('#') ? { redirect: url.href, state, nonce } : undefined;
};

/** Returns the address to go back to; the answer follows the #, which no server sees. */
export const redirectUri = (
  { redirect, state }: AuthorizeRequest,
  answer: { readonly id_token: string } | { readonly error: 'access_denied' },
): string => `${redirect}#${new URLSearchParams({ ...answer, state }).toString()}`;
