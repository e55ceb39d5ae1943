/** IMAGE-2: The picture of a user without one, on this site. */
export const AVATAR_PLACEHOLDER = '/images/avatar_placeholder.png';

/**
 * IMAGE-2: Returns the avatar placeholder for a missing path, a value with "http" unchanged, and anything else within
 * the server's image store.
 */
export const imageAddress = (value: string | undefined, host: string): string =>
  value === undefined || value === ''
    ? AVATAR_PLACEHOLDER
    : value.includes('http')
      ? value
      : `${host}/storage/images/${value.replace(/^\/+/, '')}`;

/**
 * IMAGE-1: Only addresses of this site, of the web or of the server render; `//host`, `data:` and the like do not.
 * Browsers drop tabs and line breaks inside an address, so one that contains them could mean another host than it
 * shows.
 */
export const isShowableImage = (address: string, host: string): boolean =>
  !/\p{Cc}/u.test(address) &&
  (/^\/(?![/\\])/.test(address) || /^https?:\/\//i.test(address) || (host !== '' && address.startsWith(`${host}/`)));

/**
 * IMAGE-1 after IMAGE-2, for pictures of shops, dishes and news: `undefined` renders nothing, also if the server names
 * no picture.
 */
export const imageSource = (value: string | undefined, host: string): string | undefined => {
  if (value === undefined || value === '') return undefined;
  const address = imageAddress(value, host);
  return isShowableImage(address, host) ? address : undefined;
};

/** IMAGE-2: The picture of a person, which `imageSource` has read; the placeholder for somebody without one. */
export const avatarSource = (source: string | undefined): string => source ?? AVATAR_PLACEHOLDER;
