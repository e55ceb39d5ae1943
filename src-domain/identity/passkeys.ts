const MINUTE_MS = 60_000;

/** ACCOUNT-1g: How long the question that a passkey answers is valid; it is answered once. */
export const PASSKEY_CHALLENGE_MS: number = 5 * MINUTE_MS;
/** ACCOUNT-5k: How many passkeys an account has at most. */
export const PASSKEYS_MAX = 20;
/** ACCOUNT-5m: How many characters the name of a passkey has at most. */
export const PASSKEY_NAME_MAX = 60;

const SITE = /^(https?):\/\/([^/?#:]+|\[[^\]/]*\])(?::\d+)?$/;
/** Browsers read a host whose last label is a number as an address. */
const ADDRESS = /^\[|(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/**
 * ACCOUNT-1h: Returns the host name that the passkeys of a site belong to; `undefined` where there can be none.
 * Browsers keep them for host names only, not for network addresses, and only where the connection is secure or on
 * this device.
 *
 * @param origin Scheme, host and port, without a path.
 */
export const passkeyHostOf = (origin: string): string | undefined => {
  const [, scheme, host = ''] = SITE.exec(origin) ?? [];
  if (scheme === undefined || ADDRESS.test(host)) return undefined;
  const isOnDevice = host === 'localhost' || host.endsWith('.localhost');
  return scheme === 'https' || isOnDevice ? host : undefined;
};

/**
 * ACCOUNT-5m: Returns the name that an owner gives a passkey, on one line and no longer than `PASSKEY_NAME_MAX`;
 * `undefined` for nothing, which leaves the name of the device.
 */
export const passkeyNameOf = (typed: string): string | undefined => {
  const characters = [...typed.replace(/\s+/g, ' ').trim()].slice(0, PASSKEY_NAME_MAX);
  return characters.join('').trim() || undefined;
};
