export const AVATAR_PLACEHOLDER = '/images/avatar_placeholder.png';

/** IMAGE-2: a missing path is the avatar placeholder, a value with "http" stays, all else lies in the server's image store. */
export const imageAddress = (value: string | undefined, host: string): string =>
  value === undefined || value === '' ? AVATAR_PLACEHOLDER : value.includes('http') ? value : `${host}/storage/images/${value.replace(/^\/+/, '')}`;

/** IMAGE-1: only addresses of this site, of the web or of the server render; `//host`, `data:` and the like do not. */
export const isShowableImage = (address: string, host: string): boolean =>
  /^\/(?!\/|\\)/.test(address) || /^https?:\/\//i.test(address) || (host !== '' && address.startsWith(`${host}/`));

/** What an image element may show of a wire value; `undefined` renders nothing. */
export const imageSource = (value: string | undefined, host: string): string | undefined => {
  if (value === undefined || value === '') return undefined;
  const address = imageAddress(value, host);
  return isShowableImage(address, host) ? address : undefined;
};
