import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: '使用 :provider 支付', note: '此页面代替 :provider，不会真的扣款。',
  things: { cart: '您的 Tiffin 订单', order: 'Tiffin 订单 #:id', tip: '订单 #:id 的打赏', parcel: 'Tiffin 包裹 #:id', 'top-up': 'Tiffin 钱包充值', share: '您在拼单中的份额' },
  pay: '支付 :amount', cancel: '取消并返回', tryOut: '看看其他情况', decline: '让银行拒绝', lost: '支付，但收不到回复',
  declined: '银行拒绝了这笔付款，没有扣款。请重试，或返回选择其他支付方式。',
  paidTitle: '已支付', paid: '您已成功支付 :amount。Tiffin 还没收到消息，几秒后就会到。',
  waitingTitle: '正在确认付款', waiting: '通常只需几秒，页面会自动刷新。', goOn: '继续前往 Tiffin',
  brokenTitle: '这里没有要支付的内容', broken: '链接不完整或已失效。请返回 Tiffin 重新支付。',
  unreachableTitle: '连接不上 :provider', unreachable: '没有扣款。请稍后重试，或返回选择其他支付方式。', again: '重试',
  busyTitle: '尝试次数过多', busy: '请稍等片刻再试。没有扣款。', home: '前往 Tiffin',
};
