import type { ChatTexts } from '../chat-texts.ts';

export const chat: ChatTexts = {
  title: '消息',
  empty: '还没有顾客发来消息。',
  searches: '顾客的姓名',
  waiting: {
    other: ':count 个会话等待回复',
  },
  fresh: '新消息',
  last: '最后一条消息',
  open: '打开',
  openThis: '打开与:name的会话',
  all: '全部消息',
  heading: '与:name的会话',
  customer: '顾客',
  ours: '您的店铺',
  nothing: '还没有任何消息。',
  typing: ':name正在输入',
  answer: '您的回复',
  send: '发送',
  look: '查看新消息',
  sent: '您的回复已发送。',
  read: '已读',
  noAnswer: '无需回复',
  setAside: '此会话不再等待回复。',
  picture: '会话中的图片',
  about: '相关订单',
};
