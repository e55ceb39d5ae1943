/** Imports a module, and retries once when its file cannot be fetched: most lost requests succeed on retry. */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> => load().catch(load);
