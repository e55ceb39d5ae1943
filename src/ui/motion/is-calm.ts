/** ACCESS-3a: whether this customer wants less motion, by choice or because the device says so. In a browser only. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
