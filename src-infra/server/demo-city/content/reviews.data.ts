import type { LanguageCode } from './text-languages.ts';
import type { ReviewerEntry } from './people-types.ts';

export type Comment = { readonly rating: 1 | 2 | 3 | 4 | 5; readonly language: LanguageCode; readonly text: string };

const en = (rating: Comment['rating'], text: string): Comment => ({ rating, language: 'en', text });
const de = (rating: Comment['rating'], text: string): Comment => ({ rating, language: 'de', text });
const fr = (rating: Comment['rating'], text: string): Comment => ({ rating, language: 'fr', text });
const ar = (rating: Comment['rating'], text: string): Comment => ({ rating, language: 'ar', text });

export const reviewers: readonly ReviewerEntry[] = [
  ['Ana', 'M.'], ['Jonas', 'W.'], ['Leila', 'K.'], ['Priya', 'S.'], ['Marc', 'D.'], ['Yusuf', 'A.'], ['Chloé', 'B.'], ['Ben', 'T.'], ['Hana', 'O.'], ['Greta', 'L.'],
  ['Omar', 'F.'], ['Sofia', 'R.'], ['Luca', 'P.'], ['Nadia', 'H.'], ['Ethan', 'C.'], ['Amélie', 'V.'], ['Karim', 'Z.'], ['Ruth', 'N.'], ['Diego', 'G.'], ['Mei', 'L.'],
  ['Tobias', 'S.'], ['Fatima', 'B.'], ['Owen', 'J.'], ['Ines', 'F.'], ['Samir', 'T.'], ['Kathrin', 'E.'], ['Joel', 'A.'], ['Mona', 'Y.'], ['Paul', 'R.'], ['Grace', 'W.'],
  ['Rania', 'D.'], ['Felix', 'H.'], ['Thandi', 'M.'], ['Louis', 'G.'], ['Nora', 'B.'], ['Arjun', 'P.'], ['Birgit', 'K.'], ['Tariq', 'S.'], ['Elena', 'C.'], ['Noah', 'F.'],
].map(([firstname = '', lastname = '']) => ({ slug: `${firstname}-${lastname.charAt(0)}`.toLowerCase().replace('é', 'e'), firstname, lastname }));

/** Suits every shop. */
export const generalComments: readonly Comment[] = [
  en(4, 'Good as always. The bag could be easier to open.'),
  fr(5, 'Livré à l’heure, emballage soigné, rien à redire.'),
  en(5, 'Third order this month. That says enough.'),
  de(4, 'Sehr gut, nur die Klingel hat der Kurier übersehen.'),
  en(3, 'Fine, but it took a quarter of an hour longer than promised.'),
  en(5, 'They called about a missing item before I noticed. Respect.'),
  ar(4, 'الجودة ممتازة والتغليف مرتب، والسعر مناسب.'),
  en(5, 'My note was read and followed to the letter.'),
  de(5, 'Schneller als angekündigt und sorgfältig verpackt.'),
  en(5, 'Labels for allergies on every box. It matters to us.'),
  en(2, 'One thing was missing. The refund came the same evening, to be fair.'),
  de(4, 'Gute Qualität zum fairen Preis, gern wieder.'),
  en(5, 'Ordered for eleven people, everything was named and counted.'),
  en(4, 'Reliable. Not the cheapest, but I know what I get.'),
  ar(4, 'طلبت متأخرًا في الليل ووصل كل شيء كما يجب.'),
  en(5, 'The courier carried it up four floors without a word.'),
  ar(3, 'جيد عمومًا لكن التوصيل تأخر قليلًا.'),
  fr(5, 'Première commande, certainement pas la dernière.'),
];

/** Suits every kitchen. */
export const kitchenComments: readonly Comment[] = [
  en(5, 'Arrived ten minutes early and still hot. Nothing spilled.'),
  de(5, 'Alles heiß, alles da, freundlich übergeben.'),
  ar(5, 'وصل الطلب ساخنًا وقبل الموعد، شكرًا لكم.'),
  fr(4, 'Très bon, un peu cher pour un déjeuner de semaine.'),
  en(4, 'Solid. I would order a size up next time.'),
  fr(5, 'La commande du vendredi soir, tous les vendredis.'),
  ar(5, 'تعامل راقٍ وطعم لا يتغير في كل مرة.'),
  fr(4, 'Portions justes, goût franc, livreur aimable.'),
  de(3, 'Geschmack top, aber die Getränke waren lauwarm.'),
  en(5, 'Bought a gift card’s worth of happiness on a rainy Tuesday.'),
  fr(3, 'Bon, mais la salade avait pris la chaleur du plat.'),
  en(4, 'Cutlery only when you ask for it. I like that.'),
  en(5, 'Moved here in spring, this is our house order now.'),
  de(5, 'Unser Standard, wenn Besuch kommt.'),
];

/** Says something about what was bought. */
export const topicComments = {
  levant: [
    en(5, 'The eggplant dip tastes of real fire. I scraped the box.'), ar(5, 'المتبّل مثل طعم البيت تمامًا.'), de(5, 'Fladenbrot noch warm, Falafel innen grün. So muss das.'),
    en(4, 'Great falafel, a touch more tahini please.'), fr(5, 'Le taboulé est plein de persil, enfin.'), ar(4, 'الشاورما لذيذة والثومية ممتازة، أتمنى خبزًا أكثر.'),
    en(5, 'Shawarma at two in the morning that I would also eat at noon.'),
  ],
  grill: [
    en(5, 'Ribs fell off the bone somewhere on Harbor Street.'), de(5, 'Adana saftig, Joghurt kühl, Brot knusprig.'), en(4, 'Brisket excellent, beans a little sweet for me.'),
    ar(5, 'المشاوي على أصولها وطعم الفحم واضح.'), fr(4, 'Viande parfaite, les frites voyagent moins bien.'), en(5, 'Smells so good the whole stairwell asked.'),
  ],
  pizza: [
    en(5, 'Blistered crust that survived the ride.'), fr(5, 'La marinara, simple et parfaite.'), de(4, 'Boden dünn und gut, Belag darf etwas mehr sein.'), en(4, 'Best pepperoni on this side of the bridge.'),
    ar(5, 'عجينة خفيفة وجبن كثير، الأولاد أحبوها.'), en(3, 'Good pizza, but it slid to one side of the box.'), en(5, 'Cold slice for breakfast also approved.'),
  ],
  pasta: [
    en(5, 'No cream in the carbonara. Thank you.'), fr(5, 'Des raviolis qu’on croirait de ma grand-mère.'), de(5, 'Lasagne wie sonntags, nur ohne Abwasch.'), en(4, 'Pasta a little past firm after the trip, sauce superb.'),
    ar(5, 'الرافيولي طازجة والصلصة متوازنة.'),
  ],
  sushi: [
    en(5, 'Rice was warm, fish was cold. Exactly right.'), de(5, 'Frischer Fisch, schöne Schnitte, keine Soßenflut.'), fr(4, 'Très frais, j’aurais pris plus de gingembre.'), en(5, 'The bento box is the best lunch in my office.'),
    ar(4, 'السوشي طازج والتقديم أنيق.'), en(3, 'Lovely rolls, two were squashed.'),
  ],
  noodles: [
    en(5, 'Broth and noodles packed apart, like it should be.'), de(5, 'Brühe tief und klar, Ei wachsweich.'), fr(5, 'Un ramen à trois heures du matin, merci.'), en(4, 'Ask for firm noodles, trust me.'), ar(5, 'المرق غني جدًا والنودلز متماسكة.'),
  ],
  chinese: [
    en(5, 'Soup dumplings arrived with the soup still inside. Magic.'), fr(5, 'Des raviolis fins, pliés main, ça se sent.'), de(4, 'Mapo Tofu mit echtem Kribbeln.'), en(5, 'Fried rice with every grain apart.'), ar(4, 'الزلابية خفيفة والصلصة الحارة رائعة.'),
  ],
  indian: [
    en(5, 'The dal deserves its own fan club.'), ar(5, 'برياني بنكهة حقيقية وليس مجرد أرز ملوّن.'), de(5, 'Naan noch aufgebläht, Curry mit echtem Charakter.'), fr(4, 'Vraiment épicé si on le demande, c’est rare.'), en(4, 'Dosa traveled surprisingly well.'),
  ],
  thai: [
    en(5, 'Thai hot means Thai hot. I was warned.'), de(5, 'Pho wie in der Altstadt, Kräuter extra frisch.'), fr(5, 'Le pad thaï n’est pas sucré, bravo.'), en(4, 'Fresh herbs in their own bag. Details.'), ar(4, 'الكاري الأخضر عطري وحارّ كما أحب.'),
  ],
  burgers: [
    en(5, 'Bun dry, burger juicy, fries crisp. How?'), de(4, 'Smash mit richtiger Kruste.'), fr(5, 'Le poulet croustillant l’est encore à l’arrivée.'), en(4, 'Shake thick enough to argue with.'), ar(5, 'البرغر طازج والبطاطا ما زالت مقرمشة.'), en(3, 'Tasty, but the lettuce had given up.'),
  ],
  mexican: [
    en(5, 'Birria broth went straight into a mug.'), fr(5, 'Les tortillas sentent le maïs, enfin.'), en(4, 'Al pastor with real char, salsa with real heat.'), de(5, 'Tacos getrennt verpackt, nichts weich.'), ar(4, 'التاكو لذيذ والصلصة الحارة حارة فعلًا.'),
  ],
  green: [
    en(5, 'A salad I look forward to. New feeling.'), de(5, 'Pfandschale zurückgegeben, Geld sofort da. Klasse.'), fr(4, 'Bols généreux, sauce à part, parfait.'), en(4, 'Vegan mac fooled my brother.'), ar(5, 'مكونات طازجة وتوازن رائع.'),
  ],
  cafe: [
    en(5, 'Flat white still had a surface when it got here.'), fr(5, 'Croissants encore tièdes à sept heures.'), de(5, 'Brot kracht, Butterhörnchen splittert. Perfekt.'), en(4, 'Pancakes for four, silence for ten minutes.'), ar(5, 'فطور مثالي ليوم العطلة.'), en(4, 'Coffee strong, muffin soft, morning saved.'),
  ],
  sweets: [
    ar(5, 'الكنافة وصلت ساخنة والجبنة تمطّ.'), en(5, 'Gelato came frozen solid in dry ice. Children screamed.'), fr(5, 'Le baklava n’est pas noyé dans le sirop.'), de(5, 'Torte heil angekommen, Schrift fehlerfrei.'), en(4, 'Cheesecake for two, finished by one.'),
  ],
  seafood: [
    en(5, 'Oysters on ice, lemon cut, nothing for me to do.'), fr(5, 'La soupe de poisson vaut le détour, même en livraison.'), en(4, 'Batter crisp after twenty minutes. Witchcraft.'), de(5, 'Frischer geht es nicht ohne eigenes Boot.'),
  ],
  african: [
    en(5, 'Party jollof on a Monday. Correct decision.'), fr(5, 'Le yassa comme chez ma tante à Dakar.'), en(4, 'Suya heat builds. Order the sobolo too.'), ar(4, 'نكهات جديدة علينا وأحببناها.'),
  ],
  steak: [
    en(5, 'Medium rare, and it stayed medium rare.'), de(5, 'Ribeye mit Kruste, Sauce getrennt. Vorbildlich.'), fr(4, 'Très belle viande, purée inoubliable.'), en(4, 'Expensive and worth it twice a year.'),
  ],
  groceries: [
    en(5, 'Picked better avocados than I do.'), de(5, 'Eier heil, Salat knackig, Tüte aus Papier.'), en(4, 'One substitution, and they asked first.'), fr(5, 'Les courses faites avant la fin du café.'), ar(5, 'الخضار طازجة ومختارة بعناية.'),
    en(5, 'Milk at three in the morning for a very small person. Heroes.'), en(3, 'Bread was squashed under the water bottles.'), de(4, 'Gute Auswahl, Obst war reif und nicht überreif.'), fr(4, 'Fromages coupés comme demandé.'),
    en(5, 'The butcher wrote cooking times on the paper.'), ar(4, 'منتجات عضوية بأسعار معقولة.'), en(5, 'Fish smelled of sea and nothing else.'), fr(5, 'Livraison du soir quand tout est fermé, précieux.'),
  ],
  flowers: [
    en(5, 'The card was written exactly as I typed it. She cried.'), fr(5, 'Un bouquet plus beau que la photo.'), de(5, 'Zwei Wochen später stehen sie immer noch.'), ar(5, 'باقة رائعة والبطاقة بخط جميل.'),
  ],
  inn: [
    de(5, 'Käsespätzle wie bei Oma, nur schneller da.'), de(4, 'Schnitzel knusprig, Kartoffelsalat mit Brühe. Richtig so.'), fr(5, 'Une vraie auberge au bord du lac, livrée à l’hôtel.'), en(5, 'Holiday flat, tired children, perfect dumplings.'), de(5, 'Felchen frisch aus dem See, mehr braucht es nicht.'),
  ],
} as const satisfies Record<string, readonly Comment[]>;
