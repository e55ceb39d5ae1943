/** Whether only this machine reaches a host; an IPv6 address may have brackets. */
export const isLoopback = (host: string): boolean => /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(host);
