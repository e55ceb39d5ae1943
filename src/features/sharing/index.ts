export { copyWords, shareWords, tellShared, type Shared } from './share-words.ts';
