/** The chats of one shop or courier, which its desk counts with every page. */
export const chatsOfPartners = `
create index concurrently if not exists chats_partner on chats (partner, partner_id)`;
