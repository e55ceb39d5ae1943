/** Whether list and conversation stand side by side. */
export const isDesk = (): boolean => matchMedia('(width >= 1140px)').matches;
