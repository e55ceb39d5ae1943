/** Members of groups whose pages are open, by the process that streams to them and the moment it last said so. */
export const presences = `
create table presences (
  member_id integer not null references user_carts on delete cascade,
  process uuid not null,
  cart_id integer not null,
  beat_at bigint not null,
  primary key (member_id, process)
);
create index presences_beat on presences (beat_at)`;
