import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: '厨房', history: '订单', searches: '订单号，或顾客的姓名、邮箱、电话',
  none: '目前没有待处理的订单，新订单会自动出现在这里。', noHistory: '还没有人下单。', refresh: '刷新',
  arrived: { other: ':count 个新订单' },
  number: '订单 :id', moved: '订单 :id：:status。',
  opening: { title: '接单', taken: '您正在接单', paused: '您已暂停接单', pausedText: '顾客会看到店铺目前不接单。', pause: '暂停', resume: '恢复接单',
    notOpened: '店铺还没有开张', notOpenedText: '顾客能看到店铺，但不能下单。', left: '开店前还需要：', menu: '填写菜单', hours: '填写营业时间', open: '开店' },
  steps: { accepted: '接单', cooking: '开始制作', ready: '已备好', delivered: '交给顾客', canceled: '取消订单' },
  cancelMore: '取消……', cancelText: '此操作无法撤销。顾客会立即收到通知，已付款项将退回。',
  code: '顾客的取餐码', codeText: '顾客在订单旁看到的四位数字。', courier: '骑手会来取餐。',
  facts: { when: '时间', soon: '尽快', how: '方式', customer: '顾客', note: '备注', cutlery: '餐具', noCutlery: '不需要', handover: '交付', door: '放在门口', dishes: '菜品', total: '合计', ordered: '下单时间' },
  ways: { delivery: '配送', pickup: '自取', point: '自提点', dine_in: '堂食', kiosk: '自助机' },
  atTable: '餐桌 :table',
  choices: { replace: '缺货时：可替换', ask: '缺货时：询问', 'ask-declared': '缺货时：询问，仅限注明过敏原的菜品', 'leave-out': '缺货时：不要' },
  allergies: { dangerous: '过敏', avoid: '忌口' },
  boxes: { back: '已退餐盒：:returned / :boxes', count: '退回的餐盒数', take: '收回', taken: '订单 :id：已收回餐盒 :count 个。' },
  missing: {
    more: '有菜品缺货……', which: '哪一道', choose: '选择替换', isMissing: ':dish 缺货。', propose: '建议替换为', nothing: '不替换，去掉', undeclared: '未注明过敏原',
    text: '顾客支付的金额不会超过原菜品，并有三分钟时间答复。', tell: '告知顾客', asked: '订单 :id：正在询问顾客。', leftOut: '订单 :id：已去掉该菜品。',
    open: ':dish：已建议 :other', replaced: ':dish：已替换为 :other', gone: ':dish：已去掉',
  },
};
