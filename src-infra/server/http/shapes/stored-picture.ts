const PICTURES = '/storage/images/';

/** Converts a URL of `pictureUrl` back to its stored path; any other text stays unchanged. */
export const storedPicture = (origin: string, text: string): string => {
  const own = origin + PICTURES;
  return text.startsWith(own) ? text.slice(own.length) : text;
};
