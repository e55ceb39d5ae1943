const PICTURES = '/storage/images/';

/** What a client sends back of `pictureUrl`: the stored path again. Any other text stays and is no path of anything. */
export const storedPicture = (origin: string, text: string): string => {
  const own = origin + PICTURES;
  return text.startsWith(own) ? text.slice(own.length) : text;
};
