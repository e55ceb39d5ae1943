import { all } from '../../text.ts';
import { nutrients } from './nutrients.ts';
import type { RecipeEntry } from '../types.ts';

export const weekday: readonly RecipeEntry[] = [
  {
    slug: 'spaghetti-basil', shop: 'harbor-market', category: 'weekday-pans', motif: 'spaghetti-pomodoro', cover: 'pasta-bar',
    activeMinutes: 10, totalMinutes: 20, calories: 620, servings: 4, discount: { type: 'percent', value: 12 },
    title: all('Spaghetti with burst tomatoes', 'سباغيتي بالطماطم الكرزية', 'Spaghetti mit geplatzten Tomaten', 'Spaghettis aux tomates éclatées', 'Espaguetis con tomates reventados', 'Спагетти с лопнувшими томатами', 'Patlamış domatesli spagetti', '爆汁番茄意面'),
    description: all(
      'One pan, one pot, twenty minutes.', 'مقلاة وقدر وعشرون دقيقة.', 'Eine Pfanne, ein Topf, zwanzig Minuten.', 'Une poêle, une casserole, vingt minutes.',
      'Una sartén, una olla, veinte minutos.', 'Одна сковорода, одна кастрюля, двадцать минут.', 'Bir tava, bir tencere, yirmi dakika.', '一个煎锅，一个汤锅，二十分钟。',
    ),
    ingredients: [
      { item: 'spaghetti-dry', quantity: 1, amount: '400', measure: 'g', name: all('Spaghetti', 'سباغيتي', 'Spaghetti', 'Spaghettis', 'Espaguetis', 'Спагетти', 'Spagetti', '意大利面') },
      { item: 'cherry-tomatoes', quantity: 2, amount: '500', measure: 'g', name: all('Cherry tomatoes', 'طماطم كرزية', 'Kirschtomaten', 'Tomates cerises', 'Tomates cherry', 'Помидоры черри', 'Çeri domates', '樱桃番茄') },
      { item: 'mozzarella-ball', quantity: 1, amount: '125', measure: 'g', name: all('Mozzarella', 'موتزاريلا', 'Mozzarella', 'Mozzarella', 'Mozzarella', 'Моцарелла', 'Mozzarella', '马苏里拉奶酪') },
      { item: 'parmesan-wedge', quantity: 1, amount: '60', measure: 'g', name: all('Parmesan', 'بارميزان', 'Parmesan', 'Parmesan', 'Parmesano', 'Пармезан', 'Parmesan', '帕马森奶酪') },
    ],
    pantry: [
      { amount: '3', measure: 'tbsp', name: all('Olive oil', 'زيت زيتون', 'Olivenöl', 'Huile d’olive', 'Aceite de oliva', 'Оливковое масло', 'Zeytinyağı', '橄榄油') },
      { name: all('Salt', 'ملح', 'Salz', 'Sel', 'Sal', 'Соль', 'Tuz', '盐') },
    ],
    steps: [
      { minutes: 9, uses: ['spaghetti-dry'], text: all('Put the pasta on.', 'ضع المعكرونة على النار.', 'Nudeln aufsetzen.', 'Lancez les pâtes.', 'Pon a cocer la pasta.', 'Поставьте вариться спагетти.', 'Makarnayı haşlamaya koyun.', '煮意面。') },
      { minutes: 8, uses: ['cherry-tomatoes'], text: all('Cook the tomatoes whole in hot oil until they burst, then press half of them.', 'اطبخ الطماطم كاملة في زيت ساخن حتى تنفجر ثم اهرس نصفها.', 'Tomaten im Ganzen in heißem Öl braten, bis sie platzen, die Hälfte zerdrücken.', 'Cuisez les tomates entières à l’huile chaude jusqu’à ce qu’elles éclatent, écrasez-en la moitié.', 'Saltea los tomates enteros en aceite caliente hasta que revienten y aplasta la mitad.', 'Жарьте томаты целиком в горячем масле, пока не лопнут, половину раздавите.', 'Domatesleri bütün hâlde kızgın yağda patlayana kadar pişirin, yarısını ezin.', '热油整颗煎番茄至爆裂，压碎一半。') },
      { uses: ['mozzarella-ball', 'parmesan-wedge'], text: all('Toss with the pasta and a little of its water; tear the mozzarella over it, grate the cheese.', 'اخلطها بالمعكرونة وقليل من مائها ومزّق فوقها الموتزاريلا وابشر الجبن.', 'Mit Nudeln und etwas Wasser schwenken, Mozzarella darüberzupfen, Käse reiben.', 'Mélangez avec les pâtes et un peu d’eau, déchirez la mozzarella, râpez le parmesan.', 'Mezcla con la pasta y un poco de su agua, trocea la mozzarella encima y ralla el queso.', 'Смешайте с пастой и её водой, порвите моцареллу, натрите сыр.', 'Makarna ve biraz suyuyla harmanlayın, mozzarellayı parçalayın, peyniri rendeleyin.', '与意面和少许面汤拌匀，撕上马苏里拉，擦上奶酪。') },
    ],
    nutritions: nutrients(['26 g', 52], ['88 g', 34], ['18 g', 26]),
  },
  {
    slug: 'coconut-lentils', shop: 'green-cart', category: 'weekday-pans', motif: 'dal', cover: 'green-bowls',
    activeMinutes: 15, totalMinutes: 35, calories: 450, servings: 4, discount: { type: 'percent', value: 15 },
    title: all('Red lentils with coconut and spinach', 'عدس أحمر بجوز الهند والسبانخ', 'Rote Linsen mit Kokos und Spinat', 'Lentilles corail, coco et épinards', 'Lentejas rojas con coco y espinacas', 'Красная чечевица с кокосом и шпинатом', 'Hindistan cevizli ıspanaklı kırmızı mercimek', '椰香菠菜红扁豆'),
    description: all(
      'A vegan pot that is better on the second day.', 'قدر نباتي يطيب أكثر في اليوم التالي.', 'Ein veganer Topf, am zweiten Tag noch besser.', 'Une marmite végétale, meilleure le lendemain.',
      'Una olla vegana que mejora al día siguiente.', 'Веганское блюдо, которое на второй день ещё вкуснее.', 'Ertesi gün daha da güzel olan vegan bir tencere.', '一锅纯素，第二天更好吃。',
    ),
    ingredients: [
      { item: 'red-lentils', quantity: 1, amount: '300', measure: 'g', name: all('Red lentils', 'عدس أحمر', 'Rote Linsen', 'Lentilles corail', 'Lentejas rojas', 'Красная чечевица', 'Kırmızı mercimek', '红扁豆') },
      { item: 'coconut-milk', quantity: 1, amount: '400', measure: 'ml', name: all('Coconut milk', 'حليب جوز الهند', 'Kokosmilch', 'Lait de coco', 'Leche de coco', 'Кокосовое молоко', 'Hindistan cevizi sütü', '椰奶') },
      { item: 'plum-tomatoes', quantity: 1, amount: '400', measure: 'g', name: all('Tinned plum tomatoes', 'طماطم معلبة', 'Dosentomaten', 'Tomates pelées', 'Tomates pelados en lata', 'Томаты в банке', 'Konserve domates', '罐装番茄') },
      { item: 'baby-spinach', quantity: 1, amount: '150', measure: 'g', name: all('Baby spinach', 'سبانخ', 'Babyspinat', 'Jeunes épinards', 'Espinacas tiernas', 'Молодой шпинат', 'Körpe ıspanak', '嫩菠菜') },
      { item: 'yellow-onions', quantity: 1, amount: '250', measure: 'g', name: all('Onions', 'بصل', 'Zwiebeln', 'Oignons', 'Cebollas', 'Лук', 'Soğan', '洋葱') },
    ],
    pantry: [
      { amount: '2', measure: 'tbsp', name: all('Oil', 'زيت', 'Öl', 'Huile', 'Aceite', 'Масло', 'Sıvı yağ', '食用油') },
      { amount: '1', measure: 'tsp', name: all('Salt', 'ملح', 'Salz', 'Sel', 'Sal', 'Соль', 'Tuz', '盐') },
    ],
    steps: [
      { minutes: 10, uses: ['yellow-onions'], text: all('Brown the onions.', 'حمّر البصل.', 'Zwiebeln bräunen.', 'Dorez les oignons.', 'Dora la cebolla.', 'Обжарьте лук до золотистого цвета.', 'Soğanı kavurun.', '把洋葱炒至金黄。') },
      { minutes: 20, uses: ['red-lentils', 'plum-tomatoes', 'coconut-milk'], text: all('Add lentils, tomatoes, coconut milk and twice as much water; simmer for twenty minutes.', 'أضف العدس والطماطم وحليب جوز الهند وضعف كميته ماء واتركها عشرين دقيقة.', 'Linsen, Tomaten, Kokosmilch und doppelt so viel Wasser dazu, zwanzig Minuten köcheln.', 'Lentilles, tomates, lait de coco et deux fois plus d’eau ; vingt minutes à frémir.', 'Añade lentejas, tomate, leche de coco y el doble de agua; cuece veinte minutos a fuego lento.', 'Добавьте чечевицу, томаты, кокосовое молоко и вдвое больше воды, томите двадцать минут.', 'Mercimeği, domatesi, hindistan cevizi sütünü ve iki katı suyu ekleyin, yirmi dakika kısık ateşte pişirin.', '加入扁豆、番茄、椰奶和两倍的水，小火煮二十分钟。') },
      { uses: ['baby-spinach'], text: all('Fold in the spinach at the end, salt late.', 'أضف السبانخ في النهاية والملح أخيرًا.', 'Am Ende den Spinat unterheben, spät salzen.', 'Les épinards à la fin, le sel aussi.', 'Al final, las espinacas y la sal.', 'В конце вмешайте шпинат и посолите.', 'En son ıspanağı karıştırın, tuzu sona bırakın.', '最后拌入菠菜，出锅前放盐。') },
    ],
    nutritions: nutrients(['21 g', 42], ['52 g', 20], ['17 g', 24]),
  },
];
