import type { MenuTexts } from '../menu-texts.ts';

export const menu: MenuTexts = {
  title: '菜单', empty: '菜单上还没有内容。', searches: '名称的一部分', allShops: '所有店铺',
  filter: {
    label: '范围', all: '全部', shown: '在售', hidden: '已隐藏', sold_out: '售罄', extras: '加料',
  },
  badges: {
    hidden: '已隐藏', soldOut: '售罄', soldOutToday: '今日售罄', extra: '加料',
  },
  all: '完整菜单', add: '添加商品', change: '编辑', price: '价格', pieces: '库存', save: '保存', soldOutToday: '今日售罄',
  offerAgain: '重新上架', hide: '隐藏', unhide: '向顾客展示', moveUp: '上移', moveDown: '下移', more: '更多…',
  done: {
    saved: ':name：已保存。', created: ':name：已创建。', soldOut: ':name：售罄至明早。', offered: ':name：已重新上架。',
    hidden: ':name：已隐藏。', shown: ':name：顾客可见。', moved: ':name：已移动。', deleted: ':name：已删除。',
  },
  form: {
    name: '名称', description: '描述', category: '分类', choose: '请选择…', priceIn: '价格（:currency）', picture: '图片',
    pictureHint: 'JPEG、PNG 或 WebP，不超过 2 MB', removePicture: '移除图片', languages: '其他语言', contents: '成分',
    declared: '我已完整说明成分', declaredHint: '否则顾客会看到成分未知，对任何人都不视为安全。', contains: '含有', mayContain: '可能含有微量', diets: '适合',
    details: '数量、税率与营养', min: '每单最少', max: '每单最多', maxHint: '留空表示不限', interval: '一份相当于',
    intervalHint: '1，或例如 0.5 表示半公斤', boxes: '每份所用的可退餐盒数',
    boxesHint: '0 至 5；仅在您收取餐盒押金时计算', tax: '税率（%）', kcal: '热量（千卡）', carbs: '碳水化合物（克）', protein: '蛋白质（克）',
    fats: '脂肪（克）', visible: '立即向顾客展示', create: '创建商品', delete: '删除…', deleteText: '顾客将不再看到它；购买过它的订单仍可查看。',
    deleteGo: '永久删除',
  },
  wrong: {
    form: '未保存任何内容。每个标出的字段旁写明了要求。', name: '名称为 1 至 191 个字符。', longText: '描述最多 5000 个字符。', category: '请选择分类。',
    price: '价格须大于 0，例如 9.50，小数位不超过货币的小数位。', pieces: '0 至 1,000,000 的整数。', min: '不小于 1 的整数。', max: '整数，且不小于每单最少数量。',
    interval: '大于 0，最多三位小数。', boxes: '0 至 5 的整数。', tax: '0 至 100，最多两位小数。', nutrient: '不小于 0 的数，最多两位小数。', declared: '您选择了成分：请确认已完整说明。',
    diets: '所选饮食与菜品成分相矛盾。', picture: '请重新选择图片。', changed: '在此期间有人保存了该商品。您输入的内容仍在，其余显示最新状态。请查看后再次保存。',
    changedField: '现在为：:value', changedPrice: '在此期间有人修改了该价格。请查看后再次保存。',
  },
  allergens: {
    gluten: '麸质', crustaceans: '甲壳类', eggs: '蛋类', fish: '鱼类', peanuts: '花生', soybeans: '大豆', milk: '乳制品', nuts: '坚果',
    celery: '芹菜', mustard: '芥末', sesame: '芝麻', sulphites: '亚硫酸盐', lupin: '羽扇豆', molluscs: '贝类等软体动物',
  },
  diets: {
    vegan: '纯素', vegetarian: '素食', halal: '清真', kosher: '犹太洁食', gluten_free: '无麸质',
  },
  hours: {
    title: '营业时间', zone: '所有时间均为 :zone 时间。', week: '每周时间', closed: '休息', opens: '开门', closes: '关门',
    secondOpens: '再次开门', secondCloses: '再次关门', midnight: '不晚于开门的时间为次日；00:00 至 00:00 表示全天。', copy: '保存到每一天',
    save: '保存时间', saved: '已保存。', daysOff: '休息日', noDaysOff: '近期没有休息日。', from: '第一天', to: '最后一天', toHint: '留空：仅当天',
    addDays: '添加', remove: '移除', added: '已添加。', removed: '已移除。', terms: '配送', fee: '配送费', perKm: '每公里费用',
    minimum: '最低消费',
    deposit: '每个可退餐盒的押金', depositHint: '留空表示不提供可退餐盒', fastest: '最短时间', slowest: '最长时间', unit: '单位',
    units: {
      minute: '分钟', hour: '小时', day: '天', month: '月',
    },
    wrongSpan: '两个时间都要填写，例如 09:00 和 17:30，不能相同，也不能与其他时段重叠。', wrongDay: '营业日须有一至三个时段。',
    wrongDayOff: '今天或以后的日期，最后一天不早于第一天，总共不超过一年。', wrongAmount: '不小于 0 的金额，小数位不超过货币的小数位。',
    wrongDeposit: '大于 0 的金额，小数位数不超过货币所允许的，或留空。',
    wrongTime: '0 至 1000 的整数，最长不小于最短。', changed: '在此期间有人已保存，因此未保存任何内容。您输入的内容仍在；再次保存即可替换。',
  },
};
