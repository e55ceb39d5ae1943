/** 8.13: codes and guests of groups remember a network address, where clients that send no proof are let in. */
export const existingClients = `
alter table one_time_codes add column address text;
alter table one_time_codes add column address_tries integer not null default 0;
alter table code_proofs add column address text;
alter table user_carts add column joined_from text`;
