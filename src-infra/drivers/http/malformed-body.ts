/** Thrown for a successful response whose body is not JSON. */
export class MalformedBody extends Error {}
