/** The database cannot be reached at the moment, or went away before it answered: nothing is known of the outcome. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
