export { toGalleries } from './gallery.ts';
export { createAmounts, type Amounts } from './amounts.ts';
export { pictureUrl } from './picture-url.ts';
export { translationOf, translationsOf } from './translation.ts';
export { sliceOf, pageOf } from './slice.ts';
export { storedPicture } from './stored-picture.ts';
export { sentAmount } from './sent-amount.ts';
