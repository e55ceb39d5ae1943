import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Tiffin 工作台', menu: '工作台', skip: '跳到正文', toSite: '前往网站', signOut: '退出登录',
  error: '错误', failed: '未成功：:reason', sent: '您提交的内容',
  signIn: {
    title: '登录工作台', note: '工作台供本平台及其店铺的经营者使用。',
    ended: '登录已过期，因此尚未执行任何操作。请重新登录，您填写的内容仍在表单中，只有图片需要重新选择。',
    email: '邮箱', password: '密码', go: '登录', back: '返回网站', noRights: '此账号没有工作台权限。',
    tooLong: '登录已过期，而您提交的内容过长，无法保留。未执行任何操作。',
    signedOut: '您之前已退出登录，尚未执行任何操作：请检查填写的内容并重新提交。',
  },
  customer: {
    title: '仅限工作人员', heading: '此处仅限工作人员',
    text: '这里是经营本平台及其店铺的工作台。您的账号是顾客账号，这里没有您需要的内容；您的订单、钱包和聊天都在网站上。',
    sell: '开设自己的店铺', other: '用工作人员账号登录',
  },
  waiting: { title: '您的店铺尚未获批', text: '店铺获批后即可使用工作台。您可在申请中查看进度。', go: '查看申请' },
  missing: { title: '这里没有内容', text: '工作台没有此页面，或页面已不存在。' },
  busy: { title: '请求过多', text: '请等待 :seconds 秒。' },
  foreign: { title: '此表单来自别处', text: '工作台只接受自身页面提交的内容。未执行任何操作。' },
  unreadable: { title: '无法读取此表单', text: '内容过大，或并非表单。图片不得超过 2 MB。未执行任何操作。' },
  toDesk: '前往工作台',
  list: { status: '状态', all: '全部', search: '搜索', show: '显示', none: '没有符合的内容。', whole: '显示完整列表', pages: '页码', previous: '上一页', next: '下一页', page: '第 :page 页，共 :last 页，总计 :total 条' },
  statuses: { new: '新订单', accepted: '已接单', cooking: '制作中', ready: '已备好', on_a_way: '配送中', delivered: '已交付', canceled: '已取消', unread: '等待回复' },
  ownShop: { title: '您的店铺', address: '地址', phone: '电话', orders: '订单', taken: '正在接单', paused: '暂停接单', page: '以顾客视角查看店铺', change: '修改资料' },
};
