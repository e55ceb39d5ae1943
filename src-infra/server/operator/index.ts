export { createNewsDesk, type NewsDesk, type NewsRefusal } from './news-desk.ts';
export { createPeopleDesk, type PeopleDesk } from './people-desk.ts';
export { createTellNews } from './tell-news.job.ts';
