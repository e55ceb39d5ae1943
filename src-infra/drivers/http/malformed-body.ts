/** A body that is not JSON although the server said that all is well. */
export class MalformedBody extends Error {}
