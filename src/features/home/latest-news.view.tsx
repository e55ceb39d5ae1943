import { observer } from 'mobx-react-lite';
import { NewsCard } from '../content/index.ts';
import type { HomeViewModel } from './home.view-model.ts';

/** CATALOG-3: the latest news, if any; it opens over the page. */
export const LatestNews = observer(function LatestNews({ vm }: { readonly vm: HomeViewModel }) {
  return vm.of('latestNews')?.map((news) => <NewsCard key={news.id} news={news} to={vm.newsPath(news.id)} />);
});
