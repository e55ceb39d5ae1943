/** Lets time pass: for how long a trouble lasts, and how slowly people press. */
export const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
