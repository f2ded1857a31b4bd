import type { DaySentencesByKey } from '../line.ts'

/** Work and money by the day’s ten god: `GOD-open` on an even or good day, `GOD-held` on a day to go slowly. */
export const WORK: DaySentencesByKey = {
  'bijian-open': [
    {
      zh_CN: '找个同行对对做法，各带一招回去。',
      en_US: 'Compare methods with someone in your trade. Each goes home with a trick.',
      asks: ['talk'],
    },
    { zh_CN: '难搬的那块两人抬，谁领哪头讲清楚。', en_US: 'Take the heavy job with a partner, and agree who leads which end.' },
    { zh_CN: '去别人的铺面或工位看看东西怎么摆。', en_US: 'Visit a store or desk like yours and see where things are kept.' },
  ],
  'bijian-held': [
    { zh_CN: '同一样活两人都想做，就分上下午。', en_US: 'If two of you want the same job, split it into morning and afternoon.' },
    { zh_CN: '报价照自己的成本算，不跟同行走。', en_US: 'Set your price by your own costs, whatever the neighbor charges.' },
    {
      zh_CN: '合伙的话先听着，章程没写好不点头。',
      en_US: 'Listen to talk of partnership, and don’t nod before the terms are on paper.',
      leaves: ['signing'],
    },
  ],
  'jiecai-open': [
    { zh_CN: '几个人凑的钱，当天对清当天结。', en_US: 'Money you put in together gets squared the same day.' },
    { zh_CN: '跟对手聊聊行情，人家也想听你的。', en_US: 'Trade news with a competitor. They’re as curious as you are.', asks: ['talk'] },
    { zh_CN: '小比稿可以去，花费划一条线。', en_US: 'Go ahead and bid on the small job, with a ceiling on what the bid costs you.' },
  ],
  'jiecai-held': [
    { zh_CN: '有人开口借钱，说好隔天答复。', en_US: 'If someone asks for a loan, say you’ll answer tomorrow.', leaves: ['pay-out'] },
    { zh_CN: '押金和垫付，今天都要一张收条。', en_US: 'Deposits and advances: get a receipt for each one.' },
    { zh_CN: '分成怎么算没讲明，就别开工。', en_US: 'Don’t start until it’s clear how the proceeds are divided.' },
  ],
  'shishen-open': [
    {
      zh_CN: '样品拿给人试，记下听到的头一句。',
      en_US: 'Let somebody try the sample, and write down their first remark.',
      asks: ['present'],
    },
    { zh_CN: '谈事约在饭点，吃到一半最好开口。', en_US: 'Talk business over a meal. Halfway through is the moment.', asks: ['talk'] },
    { zh_CN: '做得顺手的那样东西，多做一份备着。', en_US: 'Whatever you make well, make one extra and keep it ready.', asks: ['craft'] },
  ],
  'shishen-held': [
    { zh_CN: '舒服的活做到一半，给难的那件半小时。', en_US: 'Halfway through the pleasant job, give the hard one thirty minutes.' },
    { zh_CN: '说“我请”之前，看一眼余额。', en_US: 'Look at your balance before you say it’s on you.', leaves: ['splurge'] },
    { zh_CN: '白帮忙只一回，第二回照价收。', en_US: 'Do the favor free once. The second time, name your price.' },
  ],
  'shangguan-open': [
    { zh_CN: '新点子写成半页，附一个能看的样子。', en_US: 'Put the new idea on half a page, with a sketch of it working.', asks: ['plan'] },
    {
      zh_CN: '那道人人嫌的手续，提个更短的走法。',
      en_US: 'Propose a shorter way through the procedure everyone dislikes.',
      asks: ['present'],
    },
    { zh_CN: '招牌、简介、标题，挑一处改得俏些。', en_US: 'Rewrite a sign, a profile or a title. Today it comes out clever.' },
  ],
  'shangguan-held': [
    { zh_CN: '要挑错，连修法一起带去。', en_US: 'Bring the fix along with the complaint.' },
    { zh_CN: '回客人的话，俏皮的那句删掉。', en_US: 'Delete the witty sentence from your reply to a customer.' },
    {
      zh_CN: '规矩看着笨也照办，意见写在背面。',
      en_US: 'Follow the silly rule one more day, and note your objection on the back.',
      leaves: ['quarrel'],
    },
  ],
  'piancai-open': [
    { zh_CN: '生面孔来问价，多陪五分钟。', en_US: 'When a stranger asks your price, give them five more minutes.', asks: ['talk'] },
    { zh_CN: '去一趟集市、展会，名片带够。', en_US: 'Go to a market or a trade show, with enough cards in your pocket.' },
    { zh_CN: '给该认识的两个人牵个线，不收谢礼。', en_US: 'Introduce two people who should meet, and take nothing for it.' },
  ],
  'piancai-held': [
    {
      zh_CN: '来路不清的好买卖，问清来路才谈价。',
      en_US: 'A bargain from nowhere: find out where it comes from before you talk price.',
      leaves: ['trade'],
    },
    { zh_CN: '随礼和打赏定个数，带现金出门。', en_US: 'Set a sum for gifts and tips, and carry it in cash.' },
    { zh_CN: '外快只接一份，交期写宽两天。', en_US: 'One side job at most, with two days’ slack in the deadline.', leaves: ['overcommit'] },
  ],
  'zhengcai-open': [
    { zh_CN: '该收的尾款，客气地催一声。', en_US: 'Ask, politely, for the balance you’re owed.', asks: ['collect'] },
    {
      zh_CN: '吃饭的家伙擦干净，该上油的上油。',
      en_US: 'Clean the tools you earn your living with, and oil what turns.',
      asks: ['repair'],
    },
    { zh_CN: '翻翻每月的固定开支，停掉用不着的。', en_US: 'Go through the monthly bills and cancel one you don’t use.', asks: ['save'] },
  ],
  'zhengcai-held': [
    { zh_CN: '小票收进信封，总账留到周末算。', en_US: 'Receipts into an envelope, and the sums wait for the weekend.' },
    {
      zh_CN: '坏了的问问修要多少，换新的缓缓。',
      en_US: 'Ask what the repair would cost before you think of a new one.',
      asks: ['repair'],
      leaves: ['splurge'],
    },
    { zh_CN: '工钱货价今天照旧，涨跌都不提。', en_US: 'Leave pay and prices where they are for today.' },
  ],
  'qisha-open': [
    { zh_CN: '最怕打的那通电话，排在头一个。', en_US: 'The call you dread goes first.', asks: ['talk'] },
    { zh_CN: '急单接得下，就报一个守得住的日子。', en_US: 'If you can take the rush order, name a day you’ll keep.' },
    { zh_CN: '两个方案摆太久了，中午以前挑一个。', en_US: 'Two plans have waited long enough. Pick one before noon.', asks: ['decide'] },
  ],
  'qisha-held': [
    { zh_CN: '催得最响的那位，问清最晚几时要。', en_US: 'Ask whoever shouts loudest for the real deadline.' },
    {
      zh_CN: '一次救一处火，其余的发个号排队。',
      en_US: 'Put out one fire at a time, and give the others a number.',
      leaves: ['overcommit'],
    },
    { zh_CN: '逼你当场表态的，说五点回话。', en_US: 'Pressed for an answer on the spot, promise one by five.', leaves: ['decide'] },
  ],
  'zhengguan-open': [
    { zh_CN: '证照、年检、登记，今天去跑一处。', en_US: 'License, inspection or registration: settle one of them in person.' },
    {
      zh_CN: '赶在管事的人问起前，把进度报上去。',
      en_US: 'Report where things stand before whoever’s in charge has to ask.',
      asks: ['talk'],
    },
    { zh_CN: '你管到哪里，请人写成白纸黑字。', en_US: 'Get it in black and white where your part of the job ends.' },
  ],
  'zhengguan-held': [
    { zh_CN: '早到十分钟，坐下翻翻材料。', en_US: 'Arrive ten minutes ahead and leaf through your papers.' },
    {
      zh_CN: '条款里看不懂的那句，请人讲明了才签。',
      en_US: 'Have the clause you don’t follow explained before anything is signed.',
      leaves: ['signing'],
    },
    { zh_CN: '越级的话不递，按层走慢些也稳。', en_US: 'Don’t go over anyone’s head. The stairs are slower and they hold.' },
  ],
  'pianyin-open': [
    {
      zh_CN: '关上门，陪那个没人碰的老问题坐一坐。',
      en_US: 'Shut the door and sit with the old problem nobody else will touch.',
      asks: ['research'],
    },
    {
      zh_CN: '客人问过的怪问题，挑一个查到底。',
      en_US: 'Take the strangest question a customer ever asked and trace it.',
      asks: ['research'],
    },
    { zh_CN: '少有人用的那个工具，今天试一试。', en_US: 'Try out the tool that hardly anybody in your trade uses.' },
  ],
  'pianyin-held': [
    { zh_CN: '想法还没熟，捂一天才端给人看。', en_US: 'The idea isn’t ripe. Keep it covered until tomorrow.', leaves: ['present'] },
    { zh_CN: '自己算出来的数，请别人核一个。', en_US: 'You worked it out by yourself, so have someone else check one figure.' },
    { zh_CN: '人家不肯解释，就按已知的做。', en_US: 'If they won’t explain, work with what you know.' },
  ],
  'zhengyin-open': [
    { zh_CN: '要紧文件存个副本，放到另一处。', en_US: 'Copy the papers that matter and keep the copy somewhere else.' },
    { zh_CN: '向带你入行的人请教一个价。', en_US: 'Ask whoever taught you the trade what they would charge.', asks: ['mentor'] },
    { zh_CN: '做熟的活写成说明，新来的照着能做。', en_US: 'Write down how you do it, plainly enough for a newcomer.' },
  ],
  'zhengyin-held': [
    { zh_CN: '口头答应的事，补一封短信留底。', en_US: 'Follow up any spoken promise with a short written note.' },
    { zh_CN: '别人代办的那部分，自己也看懂。', en_US: 'Whatever others handle for you, learn to follow it yourself.' },
    { zh_CN: '证件、发票、钥匙，各归各的袋。', en_US: 'Certificates, invoices, keys: a separate pouch for each.', asks: ['tidy'] },
  ],
}

/** Love and close people by the day’s ten god: `GOD-open` on an even or good day, `GOD-held` on a day to go slowly. */
export const LOVE: DaySentencesByKey = {
  'bijian-open': [
    { zh_CN: '一起玩个旗鼓相当的：下棋、打球都好。', en_US: 'Play something you’re evenly matched at, chess or table tennis.' },
    { zh_CN: '走着见面，并排说话比对坐容易。', en_US: 'Meet on foot. Side by side, words come easier than face to face.', asks: ['talk'] },
    { zh_CN: '把在意的人带去见你的老朋友。', en_US: 'Bring someone you care about to meet your oldest friends.', asks: ['friends'] },
  ],
  'bijian-held': [
    { zh_CN: '谁付出得多，今天不算。', en_US: 'No tallying today of who gives more.' },
    { zh_CN: '白天各忙各的，晚上带件趣事回来讲。', en_US: 'Spend the day apart and bring back one good story.' },
    { zh_CN: '对方最惹你的那点，兴许你也有，笑笑算了。', en_US: 'What annoys you in them may be a habit you share. Smile and drop it.' },
  ],
  'jiecai-open': [
    { zh_CN: '一桌人热闹，记得给对方添杯茶。', en_US: 'In the middle of a loud table, remember to fill their cup.' },
    { zh_CN: '去哪儿玩让对方挑，下回换你。', en_US: 'Let them choose where to go. Next time it’s your turn.' },
    { zh_CN: '比一比谁先到，输的人剥橘子。', en_US: 'Race each other there. The loser peels the oranges.' },
  ],
  'jiecai-held': [
    { zh_CN: '别拿对方跟谁比，从前的和隔壁的都算。', en_US: 'Compare them with nobody, past or next door.', leaves: ['hard-words'] },
    { zh_CN: '朋友来约，也给最亲的人留一晚。', en_US: 'Friends will call. Keep one evening for whoever is closest.' },
    { zh_CN: '心里吃味就直说，别拐去嫌饭菜。', en_US: 'If you’re jealous, say so once. The dinner is innocent.' },
  ],
  'shishen-open': [
    { zh_CN: '做一道对方爱吃的，咸淡问一声。', en_US: 'Cook something they like, and ask about the salt.', asks: ['cook'] },
    { zh_CN: '带着刚出炉的去敲门，坐坐就走。', en_US: 'Knock with something fresh from the oven, and don’t stay long.' },
    { zh_CN: '听人讲一天的琐碎，不下评语。', en_US: 'Hear about the small things of their day without one verdict.' },
  ],
  'shishen-held': [
    { zh_CN: '懒得出门就明说，请人来家看老片子。', en_US: 'Say you’d rather stay in, and ask them over for an old film.' },
    { zh_CN: '撒娇和使唤只差一个“请”字，补上。', en_US: 'Coaxing and ordering are one word apart. Put in the please.' },
    { zh_CN: '好吃的留一口，给晚到的人。', en_US: 'Save the last bite for whoever arrives late.' },
  ],
  'shangguan-open': [
    { zh_CN: '写张俏皮的纸条，塞进对方的包里。', en_US: 'Slip a witty note into their bag.' },
    { zh_CN: '见面换个新花样，捏陶、夜里逛桥都行。', en_US: 'Meet in a way you never have: pottery, or bridges after dark.' },
    { zh_CN: '欣赏对方哪一点，说得具体些。', en_US: 'Say what you admire in them, and be exact about it.', asks: ['talk'] },
  ],
  'shangguan-held': [
    {
      zh_CN: '漂亮的狠话到了嘴边，换成一口茶。',
      en_US: 'When a fine cutting line is on your tongue, take a sip instead.',
      leaves: ['hard-words'],
    },
    { zh_CN: '对方发牢骚，点头就够，不出主意。', en_US: 'When they grumble, nod. Keep the solution to yourself.' },
    {
      zh_CN: '争起来就离席，回来时带盘水果。',
      en_US: 'If it turns into a debate, leave the room and return with fruit.',
      leaves: ['quarrel'],
    },
  ],
  'piancai-open': [
    { zh_CN: '路过花摊，没什么由头也买一枝。', en_US: 'Pass the flower stall and buy one stem for no reason.' },
    { zh_CN: '请对方的好朋友也来吃饭。', en_US: 'Ask their best friend to supper too.', asks: ['friends'] },
    { zh_CN: '对方随口提过的地方，今天挑好日子。', en_US: 'Pick a day for the place they once said they’d like to see.', asks: ['plan'] },
  ],
  'piancai-held': [
    { zh_CN: '散场以后，送最近的那个人到门口。', en_US: 'When the party breaks up, see the closest one to the door.' },
    { zh_CN: '对谁都好的日子，从眼前这位好起。', en_US: 'You’re kind to everybody today. Start with the one in front of you.' },
    {
      zh_CN: '贵礼物缓一缓，陪着逛半小时更值。',
      en_US: 'Hold the costly present. Half an hour’s company is worth more.',
      leaves: ['splurge'],
    },
  ],
  'zhengcai-open': [
    { zh_CN: '问好对方几点忙完，去门口接一回。', en_US: 'Find out when they finish, and be at the door.' },
    { zh_CN: '买菜时，照对方的口味多带一样。', en_US: 'At the store, pick up one extra thing to their taste.' },
    { zh_CN: '约在老地方、老时间，坐老位子。', en_US: 'Meet at the usual place and hour, in the usual chairs.', asks: ['friends'] },
  ],
  'zhengcai-held': [
    { zh_CN: '谈钱的话别上饭桌，吃完也缓一天。', en_US: 'Keep money off the dinner table, and off the sofa until tomorrow.' },
    { zh_CN: '对方忘了的小事，顺手办了不邀功。', en_US: 'Do the small thing they forgot, and don’t mention it.' },
    { zh_CN: '惦记谁，就替谁把伞放在门边。', en_US: 'Whoever’s on your mind, put their umbrella by the door.' },
  ],
  'qisha-open': [
    { zh_CN: '喜欢就说，说完不催回音。', en_US: 'If you like someone, say it, and don’t press for a reply.', asks: ['talk'] },
    { zh_CN: '对方扛着事，问一句哪样可以归你。', en_US: 'They’re carrying a lot. Ask which part you can take.' },
    { zh_CN: '欠着的那句道歉，当面给。', en_US: 'The apology you owe is due in person.', asks: ['talk'] },
  ],
  'qisha-held': [
    {
      zh_CN: '进门前站三分钟，火气留在门垫上。',
      en_US: 'Stand outside three minutes and leave your temper on the mat.',
      leaves: ['quarrel'],
    },
    { zh_CN: '都忙的话，约好十分钟，只喝茶。', en_US: 'When you’re both rushed, agree on ten minutes and a pot of tea.' },
    { zh_CN: '对方语气硬，多半是累，端碗热汤。', en_US: 'If they’re short with you, they’re probably tired. Bring soup.' },
  ],
  'zhengguan-open': [
    { zh_CN: '答应过的日子，写进两个人的日历。', en_US: 'Put the date you promised on both calendars.', asks: ['plan'] },
    { zh_CN: '正式一点：换件衬衫，订个座。', en_US: 'Be a little formal: a clean shirt, a table booked.' },
    {
      zh_CN: '问候对方家的长辈，叫准称呼。',
      en_US: 'Send regards to someone older in their family, and get the name right.',
      asks: ['parents'],
    },
  ],
  'zhengguan-held': [
    { zh_CN: '别替人定，摆出两样，由对方挑。', en_US: 'Don’t rule for them. Offer two choices and let them pick.' },
    { zh_CN: '自己人面前收起客套，怎么坐都行。', en_US: 'Drop the manners with your own people and sit any way you like.' },
    { zh_CN: '人家家里的事，你只管倒茶。', en_US: 'When it’s their family’s business, you just pour the tea.' },
  ],
  'pianyin-open': [
    { zh_CN: '一间屋，两本书，谁也不用说话。', en_US: 'Two books, one room, and nobody has to talk.' },
    { zh_CN: '问问对方小时候养过什么，听下去。', en_US: 'Ask what pet they had as a child, and keep listening.', asks: ['talk'] },
    { zh_CN: '送一样只有你们懂的小东西。', en_US: 'Give something small that only the two of you would understand.' },
  ],
  'pianyin-held': [
    { zh_CN: '想一个人待着，说好几点回来。', en_US: 'Wanting to be alone is fine. Say when you’ll be back.' },
    { zh_CN: '没等到回信，多半在忙，别编故事。', en_US: 'No reply mostly means busy. Don’t write the novel.' },
    { zh_CN: '说不上来的不痛快，就说“说不上来”。', en_US: 'If you can’t name what’s wrong, tell them that you can’t.' },
  ],
  'zhengyin-open': [
    { zh_CN: '给家里打个电话，问一道菜怎么做。', en_US: 'Call home and ask how a dish is made.', asks: ['parents', 'talk'] },
    { zh_CN: '看人要出门，递上水和外套。', en_US: 'As they leave, hand them water and a coat.' },
    { zh_CN: '翻出老照片，一起认谁是谁。', en_US: 'Get out the old photographs and work out who’s who.' },
  ],
  'zhengyin-held': [
    { zh_CN: '照顾人留点余地，鞋带让对方自己系。', en_US: 'Leave gaps in your care. They can tie their own shoes.' },
    {
      zh_CN: '长辈的意见听完道谢，主意过几天拿。',
      en_US: 'Thank the elder for the advice, and make up your mind another day.',
      leaves: ['decide'],
    },
    { zh_CN: '对方累了少讲道理，递个靠枕。', en_US: 'When they’re tired, skip the lesson and pass a cushion.' },
  ],
}

/** Learning by the day’s ten god: `GOD-open` on an even or good day, `GOD-held` on a day to go slowly. */
export const STUDY: DaySentencesByKey = {
  'bijian-open': [
    { zh_CN: '跟同伴互相出题，考到有人答不上。', en_US: 'Set each other questions until someone runs dry.', asks: ['learn'] },
    { zh_CN: '坐同一张桌子，各读各的，整点歇。', en_US: 'Share a table, read your own books, and stop on the hour.', asks: ['learn'] },
    { zh_CN: '笔记借出去，也借一本回来。', en_US: 'Lend out your notes and borrow someone else’s.' },
  ],
  'bijian-held': [
    { zh_CN: '只数自己的页数，别人到哪儿了不看。', en_US: 'Count your own pages and look at nobody else’s.', asks: ['learn'] },
    { zh_CN: '有人比你快，问是哪一步省下的。', en_US: 'If somebody is quicker, ask which step they save.' },
    { zh_CN: '小组太大，缩到两个人。', en_US: 'If the study group has grown too big, shrink it to two.' },
  ],
  'jiecai-open': [
    { zh_CN: '找个对手，看谁背得一字不差。', en_US: 'Choose a rival and see who recites it without a slip.', asks: ['learn'] },
    { zh_CN: '错题换着改，抢着找毛病。', en_US: 'Swap wrong answers and race to find where they went off.', asks: ['learn'] },
    { zh_CN: '旁听一堂人人说好的课。', en_US: 'Sit in on the class that everyone praises.', asks: ['learn'] },
  ],
  'jiecai-held': [
    { zh_CN: '时间当零钱使，半小时记一笔。', en_US: 'Keep time like cash, and log every half hour.' },
    { zh_CN: '热闹的学习群，静音一下午。', en_US: 'Mute the noisy study group for the afternoon.' },
    { zh_CN: '查查借来的书，哪天该还。', en_US: 'Check the due dates on the books you’ve borrowed.' },
  ],
  'shishen-open': [
    { zh_CN: '要背的编个调子，唱着记。', en_US: 'Set what you must memorize to a tune, and sing it.', asks: ['learn'] },
    { zh_CN: '学到的编成故事，说给小孩听。', en_US: 'Turn what you learned into a story a child would follow.' },
    { zh_CN: '最有滋味的那一章，慢慢抄下来。', en_US: 'Copy out the chapter you enjoy, and take your time.', asks: ['learn'] },
  ],
  'shishen-held': [
    { zh_CN: '软椅子容易打盹，换把硬的。', en_US: 'Trade the soft chair for a hard one.' },
    { zh_CN: '点心放在十页以后。', en_US: 'Put the treat ten pages away.' },
    { zh_CN: '新课停一停，老的那节重听。', en_US: 'Hear the old lesson again and let the new one wait.', asks: ['learn'] },
  ],
  'shangguan-open': [
    { zh_CN: '跟书唱反调，页边写下不服的理由。', en_US: 'Argue with the book in its margin, and give reasons.', asks: ['learn'] },
    { zh_CN: '学一句外语玩笑，今天就用出去。', en_US: 'Learn one joke in another language and use it today.', asks: ['learn'] },
    { zh_CN: '诗、段子、故事，写满一页不回头改。', en_US: 'Write a page of verse or story without going back.', asks: ['art'] },
  ],
  'shangguan-held': [
    { zh_CN: '照老师的法子做完，不服放在课后。', en_US: 'Do it the teacher’s way, and argue after class.' },
    { zh_CN: '一道题写全一种解法，巧招收着。', en_US: 'Write one solution out in full and pocket the clever ones.' },
    { zh_CN: '背一句朴素的老话，压一压花腔。', en_US: 'Learn one plain old proverb by heart, as ballast.', asks: ['learn'] },
  ],
  'piancai-open': [
    { zh_CN: '听一场跟自己不沾边的讲座。', en_US: 'Go to a talk far outside your subject.', asks: ['learn'] },
    { zh_CN: '跟师傅、司机、摊主学一句行话。', en_US: 'Learn one word of trade talk from a driver or a vendor.', asks: ['learn'] },
    { zh_CN: '用过的课本，送给正要学的人。', en_US: 'Give your old textbook to someone about to need it.', asks: ['clear-out'] },
  ],
  'piancai-held': [
    {
      zh_CN: '逛书店只翻目录，空手出来。',
      en_US: 'Read the tables of contents at a bookstore and leave with empty hands.',
      leaves: ['splurge'],
    },
    { zh_CN: '听来的知识，找到出处才记。', en_US: 'Trace hearsay to its source before it enters your notes.' },
    { zh_CN: '样样都想碰，定个钟守住一门。', en_US: 'When everything looks interesting, set a timer and stay with one subject.' },
  ],
  'zhengcai-open': [
    { zh_CN: '每天十个词，今天的十个照数背。', en_US: 'Ten words a day, and here are today’s ten.', asks: ['learn'] },
    { zh_CN: '学一门过日子的本事，缝边或刷墙。', en_US: 'Learn a skill for the house, hemming or painting a wall.', asks: ['skill'] },
    { zh_CN: '抄一页字，笔画一笔不省。', en_US: 'Copy out a page in your best hand, with no stroke skipped.', asks: ['learn'] },
  ],
  'zhengcai-held': [
    { zh_CN: '慢就慢，走完表上今天这一格。', en_US: 'Slow is fine. Finish today’s square on the chart.' },
    { zh_CN: '笔记用一支笔写到底，颜色省了。', en_US: 'One pen is enough for notes. Leave the colors in the box.' },
    { zh_CN: '学过的那一招，今天用上一次。', en_US: 'Use what you learned last week once, on something real.' },
  ],
  'qisha-open': [
    { zh_CN: '挑道难一级的题，硬啃二十分钟。', en_US: 'Take a problem one grade too hard and chew for twenty minutes.', asks: ['learn'] },
    { zh_CN: '想考的那场试，今天报上名。', en_US: 'Sign up for the exam you’ve been circling.', asks: ['learn'] },
    {
      zh_CN: '请人冷不防考你，错了从头来。',
      en_US: 'Have someone test you without warning, and start over when you miss.',
      asks: ['learn'],
    },
  ],
  'qisha-held': [
    { zh_CN: '书太厚，只读眼下要用的那节。', en_US: 'The book is thick. Read the section you need now.' },
    { zh_CN: '新章不开，会的那些做到不丢分。', en_US: 'Open no new chapter. Get the known ones right.' },
    { zh_CN: '卡住就起身，站到窗边读题。', en_US: 'When you’re stuck, read the question again, standing, by the window.' },
  ],
  'zhengguan-open': [
    { zh_CN: '照书上的次序学，一节也不跳。', en_US: 'Follow the book’s own order and skip nothing.', asks: ['learn'] },
    { zh_CN: '坐到前排，有问题就举手。', en_US: 'Sit in the front row and raise your hand.', asks: ['learn'] },
    { zh_CN: '格式弄周正，页码和署名都算。', en_US: 'Get the layout right, down to page numbers and your name.' },
  ],
  'zhengguan-held': [
    { zh_CN: '批改意见逐条改，不辩。', en_US: 'Work through the corrections one by one, without a defense.' },
    { zh_CN: '定义背扎实，例外放到下周。', en_US: 'Get the definition word for word. Exceptions are for next week.', asks: ['learn'] },
    { zh_CN: '课表上有的上完，没有的不添。', en_US: 'Do what the schedule says and add nothing to it.', leaves: ['overcommit'] },
  ],
  'pianyin-open': [
    { zh_CN: '找张老地图，看看住处从前叫什么。', en_US: 'Find an old map and see what your street used to be called.', asks: ['research'] },
    { zh_CN: '自学几个星名，或一盘古棋谱。', en_US: 'Teach yourself a few star names, or one old chess game.', asks: ['learn'] },
    {
      zh_CN: '手机放在别的屋，读最难懂的那位作者。',
      en_US: 'Leave the phone in another room and read your hardest author.',
      asks: ['learn'],
    },
  ],
  'pianyin-held': [
    { zh_CN: '岔路记在纸角，人回到正题。', en_US: 'Jot the side track in a corner and go back to the subject.' },
    { zh_CN: '速成的偏门，今天不试。', en_US: 'Shortcuts from odd corners can stay untried today.' },
    { zh_CN: '读不通的段落跳过，读完回头看。', en_US: 'Skip the passage that resists and return to it at the end.' },
  ],
  'zhengyin-open': [
    { zh_CN: '摘要放下，去读原文。', en_US: 'Put the summary down and read the original.', asks: ['learn'] },
    { zh_CN: '大声念十分钟，慢慢念。', en_US: 'Read aloud for ten minutes, slowly.', asks: ['learn'] },
    { zh_CN: '给读完的书写张卡，只记大意。', en_US: 'Make an index card for the last book you finished, gist only.' },
  ],
  'zhengyin-held': [
    { zh_CN: '光听容易散，边听边写半页。', en_US: 'Listening alone won’t stick. Write half a page as you go.' },
    { zh_CN: '遮住标准答案，自己推一回。', en_US: 'Cover the model answer and work it out.', asks: ['learn'] },
    { zh_CN: '资料收够了，今天只读不存。', en_US: 'You’ve collected enough. Read it, and save nothing new.' },
  ],
}

/** Rest by the day’s ten god: `GOD-open` on an even or good day, `GOD-held` on a day to go slowly. */
export const REST: DaySentencesByKey = {
  'bijian-open': [
    { zh_CN: '傍晚去公园，坐人多的那一头。', en_US: 'Toward evening, sit at the busy end of the park.', asks: ['rest'] },
    {
      zh_CN: '找个早睡的伴，到点互道晚安。',
      en_US: 'Find a partner in early nights and say good night on time.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
    { zh_CN: '拼张桌子吃碗面，今天不开火。', en_US: 'Noodles at a shared table, and no cooking at home.', leaves: ['cook'] },
  ],
  'bijian-held': [
    {
      zh_CN: '别人熬夜由他们，你十点半洗漱。',
      en_US: 'Others may stay up. You brush your teeth at half past ten.',
      leaves: ['late-nights'],
    },
    { zh_CN: '一个人吃晚饭，也摆那副好碗筷。', en_US: 'Supper for one still deserves the good bowl.' },
    { zh_CN: '推掉一场热闹，在家听广播。', en_US: 'Skip one loud evening and stay in with the radio.', leaves: ['friends'] },
  ],
  'jiecai-open': [
    { zh_CN: '跟着大队人马，走一段坡路。', en_US: 'Fall in with a crowd that’s walking uphill.', asks: ['train'] },
    { zh_CN: '跟人合点一份大的，分着吃。', en_US: 'Order one big dish with somebody and split it.' },
    { zh_CN: '赶在人前吃早饭，上午就不慌。', en_US: 'Eat breakfast ahead of the rush and the morning goes easier.' },
  ],
  'jiecai-held': [
    { zh_CN: '晚上留一小时，谁来借都不给。', en_US: 'Keep one evening hour that nobody can borrow.', asks: ['rest'] },
    { zh_CN: '睡前清空口袋，硬币丢进罐子。', en_US: 'At bedtime, turn out your pockets and feed the coin jar.', asks: ['save'] },
    { zh_CN: '想逛街，改成逛公园。', en_US: 'If you feel like walking through stores, walk through a park.' },
  ],
  'shishen-open': [
    { zh_CN: '找棵大树，在树下吃午饭。', en_US: 'Find a big tree and have lunch under it.', asks: ['rest'] },
    { zh_CN: '慢慢洗个澡，换上旧棉衫。', en_US: 'A slow bath, then the old cotton shirt.', asks: ['rest'] },
    { zh_CN: '下午发会儿呆，别给它派用处。', en_US: 'Daydream after lunch and don’t make it useful.', asks: ['rest'] },
  ],
  'shishen-held': [
    { zh_CN: '晚饭换小一号的碗。', en_US: 'Take the smaller bowl at supper.' },
    { zh_CN: '困了就上床，沙发不算床。', en_US: 'When you’re drowsy, go to bed. The sofa doesn’t count.', asks: ['rest'] },
    { zh_CN: '放下筷子，站着收拾一刻钟。', en_US: 'After the meal, stay on your feet and tidy for fifteen minutes.', asks: ['tidy'] },
  ],
  'shangguan-open': [
    { zh_CN: '放首快歌，拖地当跳舞。', en_US: 'Mop the floor to a fast song.', asks: ['cleaning'] },
    { zh_CN: '家里一格架子，换个没道理的摆法。', en_US: 'Rearrange one shelf at home for no good reason.', asks: ['tidy'] },
    { zh_CN: '天黑前出去，拍几张云。', en_US: 'Go out before dark and photograph clouds.' },
  ],
  'shangguan-held': [
    { zh_CN: '睡前一小时，不看评论区。', en_US: 'No comment sections in the last hour before bed.' },
    { zh_CN: '今晚少说几句，听听街上的声音。', en_US: 'Say less this evening and listen to the street.' },
    { zh_CN: '点子多得睡不下，倒在床头的纸上。', en_US: 'Ideas that come at bedtime go on the paper by the bed.' },
  ],
  'piancai-open': [
    { zh_CN: '逛个没逛过的菜场，买样没做过的菜。', en_US: 'Wander a market you don’t know and buy one vegetable you’ve never cooked.' },
    { zh_CN: '街上新开的小馆，尝尝招牌菜。', en_US: 'Try the house specialty at a place that just opened.' },
    { zh_CN: '公园里有人下棋，站着看完一盘。', en_US: 'Watch a stranger’s chess game in the park to the end.' },
  ],
  'piancai-held': [
    { zh_CN: '从人堆里回来，静坐一首曲子的工夫。', en_US: 'Home from the crowds, sit still for the length of one song.', asks: ['rest'] },
    { zh_CN: '提早一站下车，走回去。', en_US: 'Get off one stop early and walk the rest.', asks: ['train'] },
    {
      zh_CN: '被子抖松，早半小时钻进去。',
      en_US: 'Shake out the quilt and get under it half an hour early.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
  ],
  'zhengcai-open': [
    { zh_CN: '换床单，枕头拿到窗口晾。', en_US: 'Change the sheets and air the pillows at the window.', asks: ['cleaning'] },
    { zh_CN: '饭按点吃，中午那顿坐下来吃。', en_US: 'Meals on time, and lunch sitting down.' },
    { zh_CN: '给花浇水，黄叶剪掉。', en_US: 'Water the plants and snip the yellow leaves.', asks: ['planting'] },
  ],
  'zhengcai-held': [
    { zh_CN: '屋里走一圈，关掉没人用的灯。', en_US: 'Walk through the rooms and switch off what nobody uses.' },
    {
      zh_CN: '活没做完，也照平常的钟点上床。',
      en_US: 'Same bedtime as always, even with things undone.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
    { zh_CN: '鞋擦干净，鞋头朝外摆好。', en_US: 'Wipe your shoes and set them down toes out.', asks: ['cleaning'] },
  ],
  'qisha-open': [
    { zh_CN: '快走二十分钟，走到身上发热。', en_US: 'Walk fast for twenty minutes, until you’re warm.', asks: ['train'] },
    { zh_CN: '看见就烦的那样东西，今天扔。', en_US: 'Throw out the object that annoys you every time you pass it.', asks: ['clear-out'] },
    { zh_CN: '忙完洗把冷水脸，晚饭吃点辣。', en_US: 'Cold water on the face afterward, something spicy for supper.' },
  ],
  'qisha-held': [
    { zh_CN: '晚饭关掉电视，慢慢嚼。', en_US: 'Television off at supper, and chew slowly.' },
    {
      zh_CN: '伸个懒腰，明早的闹钟拨晚一刻。',
      en_US: 'Stretch, and set tomorrow’s alarm fifteen minutes later.',
      asks: ['stretch', 'rest'],
    },
    { zh_CN: '要跑的那一圈，改成散步。', en_US: 'Turn today’s run into a stroll.', leaves: ['train'] },
  ],
  'zhengguan-open': [
    { zh_CN: '定个起床的钟点，周末也照它。', en_US: 'Set a time to get up and keep it on weekends.' },
    { zh_CN: '明天穿的今晚熨好，挂在门后。', en_US: 'Iron tomorrow’s clothes tonight and hang them on the door.', asks: ['tidy'] },
    { zh_CN: '晚饭后下楼，走固定的那一圈。', en_US: 'After supper, the same loop around the block as always.', asks: ['train'] },
  ],
  'zhengguan-held': [
    { zh_CN: '坐正了吃饭，吃完才看屏幕。', en_US: 'Sit up to eat, and let the screen come after.' },
    { zh_CN: '给自己放半小时假，不用谁批。', en_US: 'Give yourself thirty minutes off. No one has to approve it.', asks: ['rest'] },
    { zh_CN: '桌子清出一角，只放一杯水。', en_US: 'Clear one corner of the desk for a glass of water.', asks: ['tidy'] },
  ],
  'pianyin-open': [
    { zh_CN: '点一盏小灯，听张冷门的唱片。', en_US: 'One small lamp and a record nobody asks for.', asks: ['rest'] },
    { zh_CN: '泡一壶没喝过的茶。', en_US: 'Brew a tea you’ve never tried.' },
    { zh_CN: '看会儿墙上的树影，不拍照。', en_US: 'Watch a tree’s shadow on a wall for a while, no camera.' },
  ],
  'pianyin-held': [
    { zh_CN: '拉开窗帘，午觉不过半小时。', en_US: 'Open the curtains and keep the nap under half an hour.' },
    { zh_CN: '只有一个人，也开火煮点热的。', en_US: 'Cook something hot, even for one.', asks: ['cook'] },
    { zh_CN: '出门见见人，买份报纸也好。', en_US: 'Go out among people, if only for a newspaper.' },
  ],
  'zhengyin-open': [
    { zh_CN: '喝碗汤，九点半躺下翻闲书。', en_US: 'Soup, then bed and an easy book at half past nine.', asks: ['rest'] },
    { zh_CN: '午后找张躺椅，盖条毯子。', en_US: 'After lunch, a lounge chair and a blanket.', asks: ['rest'] },
    { zh_CN: '给猫狗梳毛，没有就梳自己的头。', en_US: 'Brush the cat or, failing a cat, your own hair.' },
  ],
  'zhengyin-held': [
    { zh_CN: '躺够了就起来，开窗叠被。', en_US: 'You’ve lain long enough. Open the window and make the bed.', asks: ['tidy'] },
    { zh_CN: '零嘴收进柜子，想吃走过去拿。', en_US: 'Put snacks in the far cupboard, so each one costs a walk.' },
    { zh_CN: '大灯早点熄，走廊留一盏小的。', en_US: 'Turn off the big lights early and leave a small one in the hall.' },
  ],
}
