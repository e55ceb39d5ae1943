/** CHAT-3a: The name under which a site offers the chat of its document store beside the extensions of its server. */
export const HOSTED_CHAT = 'hosted_chat';

/**
 * CHAT-3a, contract 8.5: Returns the extensions a site offers: those of its server, and where the server has no chat
 * the hosted one, if the site has a document store.
 */
export const offeredExtensions = (announced: readonly string[], hasStore: boolean): readonly string[] => {
  const ofServer = announced.filter((extension) => extension !== HOSTED_CHAT);
  return hasStore && !ofServer.includes('chat') ? [...ofServer, 'chat', HOSTED_CHAT] : ofServer;
};
