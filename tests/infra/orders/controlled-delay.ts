/** Waits that end when the test says so, shortest first. */
export const createControlledDelay = () => {
  let waiting: { readonly until: number; readonly end: () => void }[] = [];
  let now = 0;
  return {
    delay: (milliseconds: number): Promise<void> => new Promise((resolve) => void waiting.push({ until: now + milliseconds, end: resolve })),
    /** Lets time pass and everything happen that waits for it. */
    pass: async (milliseconds: number): Promise<void> => {
      now += milliseconds;
      const due = waiting.filter(({ until }) => until <= now);
      waiting = waiting.filter(({ until }) => until > now);
      for (const { end } of due) end();
      await settle();
    },
  };
};

/** Everything that can happen without time passing. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
