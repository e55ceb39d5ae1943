import { observer } from 'mobx-react-lite';
import type { HomeViewModel } from './home.view-model.ts';

export const HomeView = observer(function HomeView({ vm }: { readonly vm: HomeViewModel }) {
  return (
    <ul>
      {vm.restaurants.items.map((shop) => (
        <li key={shop.id}>{shop.title}</li>
      ))}
    </ul>
  );
});
