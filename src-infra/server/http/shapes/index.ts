export { createAmounts, type Amounts } from './amounts.ts';
export { pictureUrl } from './picture-url.ts';
export { translationOf, translationsOf, type StoredTexts } from './translation.ts';
export { sliceOf, pageOf } from './slice.ts';
