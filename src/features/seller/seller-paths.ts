/** The address of the page. */
export const SELLER_PATH = '/be-seller';

/** Returns the address of a step. */
export const stepPath = (step: number): string => `${SELLER_PATH}?step=${step}`;
