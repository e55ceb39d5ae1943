import { furtherTexts } from '../table.ts';

export const steakTexts = furtherTexts({
  'ribeye': {
    es: ['Entrecot', 'Madurado en seco 35 días, muy veteado.'],
    ru: ['Рибай', 'Сухая выдержка 35 дней, обильная мраморность.'],
    tr: ['Antrikot', '35 gün kuru dinlendirilmiş, bol yağ damarlı.'],
    zh: ['肋眼牛排', '干式熟成35天，大理石花纹丰富。'],
  },
  'sirloin': {
    es: ['Lomo bajo', 'Textura firme, grasa limpia y costra de sal marina.'],
    ru: ['Стриплойн', 'Плотная текстура, чистая кромка жира, корочка из морской соли.'],
    tr: ['Kontrfile', 'Diri lokma, temiz yağ kenarı, deniz tuzu kabuğu.'],
    zh: ['西冷牛排', '口感紧实，油边干净，海盐焦壳。'],
  },
  'fillet': {
    es: ['Solomillo', 'El más tierno, 200 g, corte central.'],
    ru: ['Филе-миньон', 'Самый нежный отруб, 200 г, из середины вырезки.'],
    tr: ['Bonfile', 'En yumuşağı, 200 g, orta kısımdan.'],
    zh: ['菲力牛排', '最嫩的部位，200克，取中段。'],
  },
  'hanger': {
    es: ['Solomillo de pulmón', 'El corte que se guarda el carnicero, chalotas y perejil.'],
    ru: ['Стейк хангер', 'Отруб, который мясник оставляет себе, лук-шалот, петрушка.'],
    tr: ['Kasap usulü hanger biftek', 'Kasabın kendine ayırdığı et, arpacık soğanı, maydanoz.'],
    zh: ['封门柳牛排', '屠夫留给自己的部位，红葱头、欧芹。'],
  },
  'tomahawk': {
    es: ['Tomahawk para dos', '1,1 kg con hueso, trinchado, con dos salsas.'],
    ru: ['Томагавк на двоих', '1,1 кг на кости, нарезан, два соуса.'],
    tr: ['İki kişilik tomahawk', 'Kemikli 1,1 kg, dilimlenmiş, iki sosla.'],
    zh: ['双人战斧牛排', '带骨1.1公斤，切好上桌，配两款酱汁。'],
  },
  'steak-frites': {
    es: ['Bistec con patatas fritas', 'Bistec fino, mantequilla Café de París y patatas finas.'],
    ru: ['Стейк с картофелем фри', 'Тонкий стейк, масло «Кафе де Пари», тонкий картофель фри.'],
    tr: ['Patates kızartmalı biftek', 'İnce biftek, Café de Paris tereyağı, ince patates.'],
    zh: ['牛排配薯条', '薄切快煎牛排、巴黎咖啡馆黄油、细薯条。'],
  },
  'steak-sandwich': {
    es: ['Bocadillo de ternera', 'Solomillo de pulmón en lonchas, cebolla, rábano picante y chapata.'],
    ru: ['Сэндвич со стейком', 'Ломтики хангера, лук, хрен, чиабатта.'],
    tr: ['Biftekli sandviç', 'Dilimlenmiş hanger biftek, soğan, bayır turpu, ciabatta.'],
    zh: ['牛排三明治', '封门柳切片、洋葱、辣根、夏巴塔面包。'],
  },
  'copper-burger': {
    es: ['Hamburguesa madurada', 'Recortes de los mejores cortes, gruyer y mermelada de cebolla.'],
    ru: ['Бургер из выдержанной говядины', 'Обрезь лучших отрубов, грюйер, луковый джем.'],
    tr: ['Dinlendirilmiş etten burger', 'İyi etlerin kırpıntıları, gravyer, soğan reçeli.'],
    zh: ['熟成牛肉汉堡', '上等牛排修下的肉、格吕耶尔奶酪、洋葱酱。'],
  },
  'lamb-rack': {
    es: ['Costillar de cordero', 'Costra de hierbas, judías flageolet y jugo a la menta.'],
    ru: ['Каре ягнёнка', 'Корочка из трав, фасоль флажоле, мятный соус.'],
    tr: ['Kuzu kafes', 'Otlu kabuk, flageolet fasulyesi, naneli et suyu.'],
    zh: ['香草羊排', '香草外壳、笛豆、薄荷肉汁。'],
  },
  'corn-fed-chicken': {
    es: ['Pechuga de pollo de corral', 'Pollo criado con maíz, piel crujiente, puerros y su jugo.'],
    ru: ['Грудка цыплёнка кукурузного откорма', 'Хрустящая кожа, лук-порей, сок со сковороды.'],
    tr: ['Mısırla beslenmiş tavuk göğsü', 'Çıtır deri, pırasa, tava suyu.'],
    zh: ['玉米鸡胸', '脆皮、韭葱、原煎肉汁。'],
  },
  'beef-tartare': {
    es: ['Tartar de ternera', 'Cortado a cuchillo, alcaparras, yema de huevo y centeno tostado.'],
    ru: ['Тартар из говядины', 'Рубленный ножом, каперсы, желток, ржаной тост.'],
    tr: ['Dana tartar', 'Elde kıyılmış, kapari, yumurta sarısı, kızarmış çavdar ekmeği.'],
    zh: ['鞑靼牛肉', '手切生牛肉、刺山柑、生蛋黄、烤黑麦面包。'],
  },
  'bone-marrow': {
    es: ['Tuétano asado', 'Ensalada de perejil, sal gris y pan de masa madre.'],
    ru: ['Запечённый костный мозг', 'Салат из петрушки, серая соль, хлеб на закваске.'],
    tr: ['Fırınlanmış ilik', 'Maydanoz salatası, gri deniz tuzu, ekşi mayalı ekmek.'],
    zh: ['烤牛骨髓', '欧芹沙拉、灰海盐、酸面包。'],
  },
  'wedge-salad': {
    es: ['Cuña de iceberg', 'Salsa de queso azul, beicon crujiente y cebollino.'],
    ru: ['Айсберг дольками', 'Соус с голубым сыром, хрустящий бекон, шнитт-лук.'],
    tr: ['Dilim aysberg salatası', 'Küflü peynir sosu, çıtır bacon, frenk soğanı.'],
    zh: ['冰山生菜角', '蓝纹奶酪酱、脆培根、细香葱。'],
  },
  'tomato-onion-salad': {
    es: ['Ensalada de tomate y cebolla', 'Al estilo de asador, vinagreta sin jerez.'],
    ru: ['Салат из томатов и лука', 'Как в стейк-хаусе, винегретная заправка без хереса.'],
    tr: ['Domates soğan salatası', 'Steakhouse usulü, şerisiz sirke sosu.'],
    zh: ['番茄洋葱沙拉', '牛排馆风味，油醋汁不含雪利酒。'],
  },
  'creamed-spinach': {
    es: ['Espinacas a la crema', 'Nuez moscada, parmesano y muchas espinacas.'],
    ru: ['Шпинат в сливках', 'Мускатный орех, пармезан и очень много шпината.'],
    tr: ['Kremalı ıspanak', 'Muskat, parmesan, bol ıspanak.'],
    zh: ['奶油菠菜', '肉豆蔻、帕尔马干酪，满满的菠菜。'],
  },
  'truffle-mash': {
    es: ['Puré de patata con trufa', 'Casi tanta mantequilla como patata.'],
    ru: ['Пюре с трюфелем', 'Картофеля и масла почти поровну.'],
    tr: ['Trüflü patates püresi', 'Neredeyse patates kadar tereyağı.'],
    zh: ['松露土豆泥', '土豆和黄油，几乎一比一。'],
  },
  'grilled-asparagus': {
    es: ['Espárragos a la parrilla', 'Limón, almendra laminada y aceite de oliva.'],
    ru: ['Спаржа на гриле', 'Лимон, миндальные лепестки, оливковое масло.'],
    tr: ['Izgara kuşkonmaz', 'Limon, file badem, zeytinyağı.'],
    zh: ['炭烤芦笋', '柠檬、杏仁片、橄榄油。'],
  },
  'mushrooms-garlic-butter': {
    es: ['Champiñones con mantequilla de ajo', 'Champiñones portobello, tomillo y pimienta negra.'],
    ru: ['Шампиньоны в чесночном масле', 'Коричневые шампиньоны, тимьян, чёрный перец.'],
    tr: ['Sarımsaklı tereyağlı mantar', 'Kestane mantarı, taze kekik, karabiber.'],
    zh: ['蒜香黄油蘑菇', '褐蘑菇、百里香、黑胡椒。'],
  },
  'chocolate-fondant': {
    es: ['Coulant de chocolate', 'Termínalo diez minutos en tu horno.'],
    ru: ['Шоколадный фондан', 'Доведите до готовности: десять минут в своей духовке.'],
    tr: ['Çikolatalı sufle', 'Son on dakikası kendi fırınınızda.'],
    zh: ['熔岩巧克力蛋糕', '回家用烤箱再烤十分钟即可。'],
  },
  'ny-cheesecake': {
    es: ['Tarta de queso al horno', 'Base de galleta graham, cobertura de crema agria y cerezas.'],
    ru: ['Чизкейк «Нью-Йорк»', 'Основа из печенья грэм, верх из сметаны, вишня.'],
    tr: ['Fırınlanmış cheesecake', 'Graham bisküvi tabanı, üzeri ekşi krema, kiraz.'],
    zh: ['纽约芝士蛋糕', '全麦饼干底，酸奶油面，配樱桃。'],
  },
});
