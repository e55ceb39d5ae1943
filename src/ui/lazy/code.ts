/** Code whose file does not come is asked for once more: a network that swallows one request mostly lets the next one through. */
export const code = <Module>(load: () => Promise<Module>): Promise<Module> => load().catch(load);
