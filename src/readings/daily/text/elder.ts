import type { DaySentencesByKey } from '../line.ts'

/** Sentences on activities for readers over 75, in place of those on work and money; keys: ten god of the day. */
export const ELDER_ACTIVITY_SENTENCES: DaySentencesByKey = {
  bijian: [
    { zh_CN: '请老邻居来下盘棋，输的人续茶。', en_US: 'Ask a neighbor over for a game. The loser pours the tea.', asks: ['friends'] },
    {
      zh_CN: '要办的证约个同龄人一道去，排队也有话聊。',
      en_US: 'If there are papers to renew, take a friend along. A line is shorter for two.',
    },
    {
      zh_CN: '打拳、唱戏、打牌，今天找个跟你一样老练的搭档。',
      en_US: 'Pair up with someone as seasoned as you are, at cards, singing or tai chi.',
    },
  ],
  jiecai: [
    { zh_CN: '锅、梯子、书，借给了谁，今天写张单子。', en_US: 'Make a list of who has your pot, your ladder and your books.' },
    { zh_CN: '一箱水果和对门分，站在门口就分好。', en_US: 'Split a crate of fruit with next door, right there on the doorstep.' },
    { zh_CN: '趁手的工具挑一件，送给用得上的年轻人。', en_US: 'Give one good tool to someone young who will wear it out.' },
  ],
  shishen: [
    {
      zh_CN: '做道拿手菜，边做边记，“少许”都换成几勺。',
      en_US: 'Cook your best dish and write it down, in spoons, not pinches.',
      asks: ['cook'],
    },
    {
      zh_CN: '阳台或菜地里长好的，掐一把添进晚饭。',
      en_US: 'Pick whatever is ripe on the balcony or in the garden and add it to supper.',
      asks: ['cook'],
    },
    { zh_CN: '旧毛衣拆了绕成团，够织一顶帽子。', en_US: 'Unravel an old sweater and wind the yarn. There’s a hat in it.', asks: ['craft'] },
  ],
  shangguan: [
    {
      zh_CN: '哪级台阶该修，写封短信给管事的，讲清在第几层。',
      en_US: 'Write to whoever is in charge about the step that needs fixing, and say which floor.',
    },
    {
      zh_CN: '屋里挑个角落换换摆法，灯跟着椅子走。',
      en_US: 'Rearrange one corner of a room so that the lamp follows the chair.',
      asks: ['tidy'],
    },
    { zh_CN: '老照片背面补一行俏皮的说明。', en_US: 'On the back of an old photograph, add a caption with some wit in it.' },
  ],
  piancai: [
    {
      zh_CN: '去早市走走，问新来的摊主，菜是哪儿的地里长的。',
      en_US: 'Stroll through the market and ask the newest vendor where the vegetables are grown.',
    },
    {
      zh_CN: '用不着的好东西，摆到邻居能挑的地方。',
      en_US: 'Set out the good things you no longer use where neighbors can choose.',
      asks: ['clear-out'],
    },
    {
      zh_CN: '有人上门推销，名片留下，过一夜，问过熟人再回话。',
      en_US: 'If a stranger comes to the door with an offer, keep the card and sleep on it.',
      leaves: ['signing', 'pay-out'],
    },
  ],
  zhengcai: [
    {
      zh_CN: '水电单子按月夹好，旧的装盒，盒上写年份。',
      en_US: 'File the bills by month and write the year on the old box.',
      asks: ['tidy'],
    },
    { zh_CN: '抽屉里的钥匙挨把试，试出来的贴上门名。', en_US: 'Try every key in the drawer and label the ones that open something.' },
    {
      zh_CN: '瞧瞧米、油、灯泡还剩多少，照缺的开单子。',
      en_US: 'See what’s running low, from rice to light bulbs, and make a list.',
    },
  ],
  qisha: [
    {
      zh_CN: '最烦人的那张表，上午填，填完就寄走。',
      en_US: 'Fill out the most tiresome form first thing and have it in the mail by noon.',
    },
    {
      zh_CN: '楼里大家不好意思提的事，由你开口，讲得平平的。',
      en_US: 'Bring up what no one in the building likes to bring up, in an even tone.',
      asks: ['talk'],
    },
    {
      zh_CN: '拧不紧的水龙头，叫师傅来，站旁边学一手。',
      en_US: 'Call someone in about the dripping faucet, and stand by to learn how it’s done.',
      asks: ['repair'],
    },
  ],
  zhengguan: [
    {
      zh_CN: '要紧的证件归进一个袋子，告诉一个信得过的人搁在哪儿。',
      en_US: 'Put important papers in one folder and tell one person you trust where it is.',
      asks: ['tidy'],
    },
    {
      zh_CN: '应过街坊的事，上午办，办妥了敲门说一声。',
      en_US: 'You promised a neighbor something. See to it this morning and knock to say so.',
    },
    {
      zh_CN: '楼里若开会，坐前排，意见说成两句话。',
      en_US: 'If the building has a meeting, sit in front and put your view in two sentences.',
    },
  ],
  pianyin: [
    {
      zh_CN: '拿手的活里，有个窍门没人写过，画张图留下。',
      en_US: 'There’s a trick to what you do best that nobody ever wrote down. Draw it.',
    },
    {
      zh_CN: '家谱里有个名字说不清，查查是哪一房的。',
      en_US: 'Look into the one name in the family tree that no one can place.',
      asks: ['research'],
    },
    { zh_CN: '学样没用处的：认鸟，或者认石头。', en_US: 'Begin something of no use to anyone, birds perhaps, or stones.', asks: ['learn'] },
  ],
  zhengyin: [
    {
      zh_CN: '会的手艺教给肯学的人，今天单教起手那一式。',
      en_US: 'Teach someone willing the first move of something you do well, and only that.',
      asks: ['skill'],
    },
    { zh_CN: '书架上挑一本往下传，扉页写明给谁。', en_US: 'Choose a book to hand on and write the new owner’s name inside.' },
    {
      zh_CN: '年轻时没读完的那本，去图书馆借来，接着读。',
      en_US: 'Borrow the book you left unfinished at twenty, and go on from there.',
      asks: ['learn'],
    },
  ],
}

/** Sentences on close people for readers over 75, which do not assume that anyone is near or alive; keys: ten god of the day. */
export const ELDER_COMPANION_SENTENCES: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '还有号码的老同学，拨一个过去，从绰号叫起。',
      en_US: 'Call a schoolmate whose number you still have, and begin with the nickname.',
      asks: ['friends'],
    },
    {
      zh_CN: '剥豆子找个伴，屋里的、对门的都成，并排坐。',
      en_US: 'Shell peas side by side with whoever is in the house or across the hall.',
    },
    {
      zh_CN: '爱抬杠的朋友来了，让一局，别露出是让的。',
      en_US: 'If your most argumentative friend drops in, lose one game, and don’t let it show.',
      leaves: ['quarrel'],
    },
  ],
  jiecai: [
    {
      zh_CN: '两个晚辈都来找你评理，两边都听，不下断语。',
      en_US: 'If two of the younger ones want you for a judge, hear both and rule for neither.',
      leaves: ['decide'],
    },
    { zh_CN: '遥控器和靠窗的座，今天让给同屋的人。', en_US: 'Leave the remote and the window seat to whoever shares the room today.' },
    { zh_CN: '点心多切一块，送到楼上楼下。', en_US: 'Cut one slice more than you need and carry it to another floor.' },
  ],
  shishen: [
    {
      zh_CN: '照一个惦记的人的口味做道菜，咸淡随那个人。',
      en_US: 'Cook one dish exactly as salty as somebody dear likes it, or liked it.',
      asks: ['cook'],
    },
    { zh_CN: '请人来喝下午茶，正事一概不谈。', en_US: 'Have someone over for tea and talk about nothing important.', asks: ['friends'] },
    { zh_CN: '家里传的老歌哼一首，请人录下，走调也留着。', en_US: 'Hum an old family song for someone to record, off-key bits included.' },
  ],
  shangguan: [
    {
      zh_CN: '话到嘴边想指点，换成问“你打算怎么弄”。',
      en_US: 'When advice is on the tip of your tongue, ask for their plan instead.',
      leaves: ['hard-words'],
    },
    { zh_CN: '给远处的人写张明信片，只写一件好笑的。', en_US: 'Send a postcard to somebody far off with one funny thing on it.' },
    {
      zh_CN: '年轻时的一桩糗事，讲给年轻人听，可以添点油。',
      en_US: 'Tell a younger person about something foolish you once did, with improvements.',
    },
  ],
  piancai: [
    { zh_CN: '公园长椅坐下，和旁边的人聊点天气以外的。', en_US: 'Share a park bench with a stranger and get past the weather.' },
    {
      zh_CN: '带个小孩捡石子，自家的、邻家的都好，让孩子挑。',
      en_US: 'Hunt for pebbles with a child from the family or next door, and let the child choose.',
    },
    { zh_CN: '搬走的老邻居，托人要个新地址，寄一行字去。', en_US: 'Get the new address of a neighbor who moved away, and send a line.' },
  ],
  zhengcai: [
    {
      zh_CN: '念着谁，就把那人的杯子或旧表擦亮，摆回原处。',
      en_US: 'Polish a cup or a watch that makes you think of someone, and put it back.',
    },
    { zh_CN: '信和照片按人归开，一人一只信封。', en_US: 'Sort letters and photographs by person, an envelope for each.', asks: ['tidy'] },
    {
      zh_CN: '和常通话的人定个钟点，写在日历上。',
      en_US: 'Settle on a weekly hour with whoever calls you most, and put it on the calendar.',
    },
  ],
  qisha: [
    {
      zh_CN: '欠着的一声谢，今天说，人远就写进信里。',
      en_US: 'There’s a thank-you you never got around to. Say it today, or put it in a letter.',
      asks: ['talk'],
    },
    { zh_CN: '和谁生分了，由你端盘菜过去。', en_US: 'If you and someone have drifted apart, be the one to carry a dish over.' },
    { zh_CN: '不想去的席，照直说不去，换个日子请对方来坐。', en_US: 'Decline the dinner you don’t want, plainly, and name another day.' },
  ],
  zhengguan: [
    {
      zh_CN: '下个节怎么过，照旧还是改改，今天问一圈。',
      en_US: 'Ask around how to spend the next holiday, the old way or a new one.',
      asks: ['plan'],
    },
    {
      zh_CN: '帮晚辈的忙，讲好哪几天，余下的日子归自己。',
      en_US: 'If you help out the younger generation, name the days. The rest of the week is yours.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '从谁那儿学来的老规矩，今天照做，比如八点开窗。',
      en_US: 'Keep a custom somebody taught you, such as opening the window at eight.',
    },
  ],
  pianyin: [
    {
      zh_CN: '独自放张老唱片，想起谁，就当那人来坐了坐。',
      en_US: 'Play an old record by yourself, and let whoever comes to mind sit awhile.',
    },
    {
      zh_CN: '请个年轻人演示一下最近迷的怪玩意，问到底。',
      en_US: 'Have a young person show you the odd thing they’re devoted to, and ask everything.',
    },
    {
      zh_CN: '有人做伴就各看各的书，茶壶搁中间。',
      en_US: 'With company in the room, have two books going and one teapot. Nobody needs to talk.',
    },
  ],
  zhengyin: [
    {
      zh_CN: '母亲或老师常说的一句，写下来寄给一个年轻人。',
      en_US: 'Write down something your mother or a teacher used to say, and send it to someone young.',
    },
    {
      zh_CN: '要是有人问你吃了没，细细地答：吃的什么，怎么做的。',
      en_US: 'If someone asks whether you’ve eaten, tell them what, and how it was cooked.',
    },
    {
      zh_CN: '翻相册给晚辈看，指着一个人，讲那人为什么事笑。',
      en_US: 'Open the album with someone younger and tell what one person in it laughed at.',
    },
  ],
}
