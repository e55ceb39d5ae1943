/** All that these programs need of whatever runs them. */
declare const console: { log(text: string): void };
