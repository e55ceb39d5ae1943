export { createNewsDesk, type NewsDesk, type NewsRefusal } from './news-desk.ts';
export { createTellNews } from './tell-news.job.ts';
