/** Contract 1.11: the largest picture that is taken. */
export const FILE_BYTES = 2 * 1024 * 1024;
