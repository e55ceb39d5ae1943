import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Кухня', history: 'Заказы', searches: 'Номер заказа или имя, почта либо телефон покупателя',
  none: 'Сейчас заказов нет. Новые появятся здесь сами.', noHistory: 'Пока никто ничего не заказал.', refresh: 'Обновить',
  arrived: { one: ':count новый заказ', few: ':count новых заказа', many: ':count новых заказов', other: ':count нового заказа' },
  number: 'Заказ :id', moved: 'Заказ :id: :status.',
  opening: { title: 'Новые заказы', taken: 'Вы принимаете заказы', paused: 'У вас перерыв', pausedText: 'Покупатели видят, что магазин сейчас не принимает заказы.', pause: 'Сделать перерыв', resume: 'Снова принимать',
    notOpened: 'Магазин ещё не открыт', notOpenedText: 'Покупатели его видят, но заказать не могут.', left: 'Сначала осталось сделать:', menu: 'Заполнить меню', hours: 'Указать часы работы', open: 'Открыть магазин' },
  steps: { accepted: 'Принять', cooking: 'Начать готовить', ready: 'Готово', delivered: 'Выдать', canceled: 'Отменить заказ' },
  cancelMore: 'Отменить …', cancelText: 'Это нельзя вернуть. Покупатель узнает сразу, а оплата вернётся к нему.',
  code: 'Код покупателя', codeText: 'Четыре цифры, которые покупатель видит рядом с заказом.', courier: 'Его заберёт курьер.',
  facts: { when: 'Когда', soon: 'Как можно скорее', how: 'Как', customer: 'Покупатель', note: 'Пожелание', cutlery: 'Приборы', noCutlery: 'Не нужны', handover: 'Передача', door: 'Оставить у двери', dishes: 'Блюда', total: 'Сумма', ordered: 'Заказано' },
  ways: { delivery: 'Доставка', pickup: 'Самовывоз', point: 'Пункт выдачи', dine_in: 'За столом', kiosk: 'Киоск' },
  atTable: 'За столом :table',
  choices: { replace: 'Если нет: можно заменить', ask: 'Если нет: спросить', 'ask-declared': 'Если нет: спросить, только с указанными аллергенами', 'leave-out': 'Если нет: убрать' },
  allergies: { dangerous: 'Аллергия', avoid: 'Избегает' },
  boxes: { back: 'Контейнеров возвращено: :returned из :boxes', count: 'Принесено контейнеров', take: 'Принять', taken: 'Заказ :id: принято контейнеров: :count.' },
  missing: {
    more: 'Нет блюда …', which: 'Какого', choose: 'Выбрать замену', isMissing: 'Нет блюда: :dish.', propose: 'Предложить', nothing: 'Ничего: убрать', undeclared: 'аллергены не указаны',
    text: 'Покупатель заплатит не больше, чем за заказанное блюдо, и может ответить в течение трёх минут.', tell: 'Сообщить покупателю', asked: 'Заказ :id: покупателя спрашивают.', leftOut: 'Заказ :id: блюдо убрано.',
    open: ':dish: предложено :other', replaced: ':dish: заменено на :other', gone: ':dish: убрано',
  },
};
