export { copyWords, shareWords, reportShared, type Shared } from './share-words.ts';
