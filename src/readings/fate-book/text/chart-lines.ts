import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-line',
    card: 'chart',
    role: 'line',
    paragraphs: [
      // Relations
      {
        id: 'chart.line.eight-rooms',
        because: ['rel:none', 'hour:known'],
        zh_CN: '一栋静楼：没人吵你，也没人喊你下楼。',
        en_US: 'A quiet building. Nobody disturbs you, and nobody calls you down.',
      },
      {
        id: 'chart.line.drawers',
        because: ['ties:none'],
        zh_CN: '一只好柜子：拉哪个抽屉，就只动哪个。',
        en_US: 'A well-made chest: pull one drawer and only that one moves.',
      },
      {
        id: 'chart.line.bells',
        because: ['ties>=7'],
        zh_CN: '挪一把椅子，全桌的人都得起身。',
        en_US: 'Move one chair at this table, and everyone has to stand up.',
      },
      {
        id: 'chart.line.even-dinner',
        because: ['rel:three-combine'],
        zh_CN: '你一动手，人和时间都往那边靠。',
        en_US: 'Once you start, people and hours drift your way.',
      },
      {
        id: 'chart.line.climate',
        because: ['rel:three-meeting'],
        zh_CN: '旁人有四季，你一年到头是一个季节。',
        en_US: 'Others have four seasons. You have one, all year round.',
      },
      {
        id: 'chart.line.three-openers',
        because: ['branches:yin2>=1', 'branches:si>=1', 'branches:shen>=1'],
        zh_CN: '三个快手一口锅，先排好谁掌勺。',
        en_US: 'Three quick cooks and one pan. Decide who holds it first.',
      },
      {
        id: 'chart.line.two-seats',
        because: ['rel:clash=month+day', 'rel:clash=day+hour'],
        zh_CN: '左右邻居都来敲墙，你住当中那一间。',
        en_US: 'Both neighbors knock on the wall, and yours is the room between.',
      },
      {
        id: 'chart.line.one-color',
        because: ['stems:one-element', 'hour:known'],
        zh_CN: '别人看你，回回是同一面。',
        en_US: 'People always get to see the same side of you.',
      },
      // Special patterns
      {
        id: 'chart.line.river-and-flag',
        because: ['kind:following'],
        zh_CN: '行李不多的人，跟对队伍就走得远。',
        en_US: 'Little luggage, and in the right company you go far.',
      },
      {
        id: 'chart.line.other-metal',
        because: ['kind:transformed'],
        zh_CN: '换一个伙伴，你就换一个样子。',
        en_US: 'Change your company, and you change along with it.',
      },
      {
        id: 'chart.line.left-alone',
        because: ['kind:dominant'],
        zh_CN: '从里到外一个味道，兑了水就不对。',
        en_US: 'One flavor all the way through. Watering it down doesn’t help.',
      },
      // Patterns
      {
        id: 'chart.line.left-behind',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        zh_CN: '催你的人走了，留下一样你会的东西。',
        en_US: 'Whoever rushed you is gone. The skill they left behind is yours.',
      },
      {
        id: 'chart.line.free-hand',
        because: ['pattern:qishage', 'state:contested'],
        zh_CN: '扛过一件，就有人当你还有空手。',
        en_US: 'Carry one thing well and they assume you had a hand free.',
      },
      {
        id: 'chart.line.noodles',
        because: ['pattern:qishage', 'state:made', 'likes:shishen'],
        zh_CN: '再急的事到你手里，先坐下吃碗面。',
        en_US: 'Urgent matters that reach you get a chair and a bowl of noodles.',
      },
      {
        id: 'chart.line.given-away',
        because: ['pattern:shishenge', 'state:made'],
        claims: ['presumes=adult'],
        zh_CN: '你做得最高兴的那样，别人最爱要，你也最常白送。',
        en_US: 'What you most enjoy making gets asked for most, and given away most.',
      },
      {
        id: 'chart.line.draft-nine',
        because: ['pattern:shishenge', 'state:contested'],
        claims: ['presumes=reading'],
        zh_CN: '第九稿比第八稿多一个逗号，少一口气。',
        en_US: 'Draft nine has one more comma than draft eight, and less life.',
      },
      {
        id: 'chart.line.gives-the-page',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        claims: ['presumes=reading'],
        zh_CN: '吵到最后，两边都去翻书了。',
        en_US: 'An argument with you ends with both sides looking it up.',
      },
      {
        id: 'chart.line.always-done',
        because: ['pattern:shangguange'],
        claims: ['presumes=reading'],
        zh_CN: '“一直都这么做”，这句话在你面前站不住。',
        en_US: '“We’ve always done it this way” doesn’t survive meeting you.',
      },
      {
        id: 'chart.line.two-pages',
        because: ['pattern:piancaige', 'state:contested'],
        claims: ['presumes=money'],
        zh_CN: '机会从四面来，账要分两页记。',
        en_US: 'Chances come from every side, and the ledger needs two pages.',
      },
      {
        id: 'chart.line.plenty-comes-in',
        because: ['pattern:zhengcaige', 'state:contested'],
        claims: ['presumes=money'],
        zh_CN: '进来的不少，出去的没一样跟你商量。',
        en_US: 'Plenty comes in. What goes out doesn’t ask you.',
      },
      {
        id: 'chart.line.audited',
        because: ['pattern:zhengcaige', 'state:made'],
        claims: ['presumes=money'],
        zh_CN: '你的日子，随时来人查账都对得上。',
        en_US: 'Your life could be audited on any Tuesday, without notice.',
      },
      {
        id: 'chart.line.docks',
        because: ['pattern:piancaige', 'state:made'],
        claims: ['presumes=adult'],
        zh_CN: '认得你的人，比你叫得出名字的多。',
        en_US: 'More people know you than you could name.',
      },
      {
        id: 'chart.line.red-light',
        because: ['pattern:zhengguange', 'state:made'],
        claims: ['presumes=adult'],
        zh_CN: '没车的红灯你也停，所以钥匙都交给你。',
        en_US: 'You stop at red lights with nobody about, and so people lend you keys.',
      },
      {
        id: 'chart.line.typos',
        because: ['pattern:zhengguange', 'state:contested'],
        claims: ['presumes=reading'],
        zh_CN: '规矩你背得熟，错字也是你先看见的。',
        en_US: 'You know the rules by heart, typos included.',
      },
      {
        id: 'chart.line.never-asked',
        because: ['pattern:pianyinge', 'state:made'],
        claims: ['presumes=reading'],
        zh_CN: '没人问起的学问，到关头只有你答得出。',
        en_US: 'What nobody ever asks about is what only you can answer.',
      },
      {
        id: 'chart.line.half-hobby',
        because: ['pattern:pianyinge', 'state:contested', 'age>=16', 'age<=74'],
        zh_CN: '半是差事半是癖好，哪一半领着工钱说不清。',
        en_US: 'Half duty, half hobby, and you couldn’t say which half gets paid.',
      },
      {
        id: 'chart.line.taking-turns',
        because: ['pattern:zhengyinge', 'state:contested'],
        claims: ['presumes=adult'],
        zh_CN: '桌上一摞书，一摞账单，差不多高。',
        en_US: 'Two piles on your desk, books and bills, about equally tall.',
      },
      {
        id: 'chart.line.teacher-leaves',
        because: ['pattern:zhengyinge', 'state:made'],
        claims: ['presumes=reading'],
        zh_CN: '师父教得好，好到该出门走走了。',
        en_US: 'You were taught well, and it’s time to be seen without the teacher.',
      },
      {
        id: 'chart.line.blade',
        because: ['pattern:yangrenge'],
        zh_CN: '力气大的人，先练轻轻放下。',
        en_US: 'With a grip like that, practice putting things down.',
      },
      {
        id: 'chart.line.work-in-hand',
        because: ['pattern:jianluge', 'state:made'],
        claims: ['presumes=adult'],
        zh_CN: '手上有活，你谁也不求；难在没活的那几天。',
        en_US: 'With work in hand you need nobody. The days without are the hard ones.',
      },
      {
        id: 'chart.line.street-of-rivals',
        because: ['pattern:yuejiege', 'age>=16', 'age<=74'],
        zh_CN: '满街同行，最懂你的也在里头。',
        en_US: 'A street full of competitors, and one of them understands you best.',
      },
      // Strength: covers every chart that neither follows nor transforms
      {
        id: 'chart.line.guest',
        because: ['strength:jiruo', 'kind:regular', 'sign:rootless'],
        zh_CN: '说话最轻的人，把屋里的动静全听见了。',
        en_US: 'The softest voice in the room, and it has heard everything.',
      },
      {
        id: 'chart.line.nobody-twice',
        because: ['strength:jiruo', 'kind:regular'],
        zh_CN: '铺子不大，先问今晚谁来搭把手。',
        en_US: 'A small shop. Ask who is lending a hand tonight.',
      },
      {
        id: 'chart.line.given-today',
        because: ['strength:shenruo', 'kind:regular', 'sign:rootless', 'sign:alone'],
        zh_CN: '今天给出去的数得清，收进来的要想一想。',
        en_US: 'You can list what you gave today. What came in takes longer.',
      },
      {
        id: 'chart.line.holding-doors',
        because: ['strength:shenruo', 'kind:regular', 'sign:in-season'],
        zh_CN: '时候正好的那一刻，别先替人开门。',
        en_US: 'When the moment is right, don’t spend it holding doors.',
      },
      {
        id: 'chart.line.three-urgent',
        because: ['strength:shenruo', 'kind:regular', 'share:most=officer'],
        zh_CN: '肩上的东西，有一半是别人忘了拿走的。',
        en_US: 'Half of what you carry, somebody forgot to come back for.',
      },
      {
        id: 'chart.line.rich-house',
        because: ['strength:shenruo', 'kind:regular', 'share:most=wealth'],
        zh_CN: '一双手，接了四个人递来的东西。',
        en_US: 'One pair of hands, and four people passing you things.',
      },
      {
        id: 'chart.line.hoarse',
        because: ['strength:shenruo', 'kind:regular', 'share:most=output'],
        zh_CN: '一壶水倒了一圈，轮到自己只剩壶底。',
        en_US: 'You pour all around the table, and the pot is empty at your cup.',
      },
      {
        id: 'chart.line.only-so-much',
        because: ['strength:shenruo', 'kind:regular'],
        zh_CN: '力气就这么多，用在谁身上就是你的立场。',
        en_US: 'There’s only so much of you. Where it goes is what you stand for.',
      },
      {
        id: 'chart.line.short-stretch',
        because: ['strength:pianruo', 'kind:regular', 'sign:in-season'],
        zh_CN: '短跑没人追得上，长跑先看清站牌。',
        en_US: 'Over a short stretch nobody catches you. For a long one, study the map.',
      },
      {
        id: 'chart.line.how-long',
        because: ['strength:pianruo', 'kind:regular', 'sign:rooted'],
        zh_CN: '看着要倒的墙，墙根比别家深一尺。',
        en_US: 'The wall looks ready to fall. Its footing is deeper than the neighbors’.',
      },
      {
        id: 'chart.line.thursdays',
        because: ['strength:pianruo', 'kind:regular'],
        zh_CN: '住到哪儿都行，只要有人等你星期四去吃饭。',
        en_US: 'Anywhere will do, as long as someone expects you on Thursdays.',
      },
      {
        id: 'chart.line.ballast',
        because: ['strength:zhonghe', 'sign:in-season'],
        zh_CN: '熟地方的压舱石，到生地方要给三天。',
        en_US: 'Ballast on known ground. On new ground, give it three days.',
      },
      {
        id: 'chart.line.wire',
        because: ['strength:zhonghe', 'sign:off-season'],
        zh_CN: '秤是平的，平是一两一两添出来的。',
        en_US: 'The scale is level because you leveled it, ounce by ounce.',
      },
      {
        id: 'chart.line.wind-and-oars',
        because: ['strength:pianqiang', 'sign:in-season'],
        zh_CN: '你起步快，所以样样看着都不远。',
        en_US: 'You start fast, so everything looks near.',
      },
      {
        id: 'chart.line.saved-up',
        because: ['strength:pianqiang', 'sign:off-season'],
        zh_CN: '你信自己攒的，不大信现成的。',
        en_US: 'You trust what you saved up yourself, and not much that’s handed to you.',
      },
      {
        id: 'chart.line.salty-soup',
        because: ['strength:shenqiang', 'sign:supported'],
        zh_CN: '力气太足的人，歇着比干活累。',
        en_US: 'With this much strength, resting is the harder work.',
      },
      {
        id: 'chart.line.low-hand',
        because: ['strength:shenqiang'],
        zh_CN: '扛得动的人，回回搬家都有人来叫。',
        en_US: 'Those who can lift get asked to every moving day.',
      },
      {
        id: 'chart.line.no-room',
        because: ['strength:jiqiang'],
        zh_CN: '你什么都不缺，就缺放东西的地方。',
        en_US: 'The one thing you lack is room.',
      },
    ],
  },
  {
    id: 'chart-lead',
    card: 'chart',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'chart.lead.follows-output',
        because: ['pattern:congerge'],
        form: ['statement'],
        zh_CN: '你是一出手就变大、一关起门就变小的人。因为你自己那一样弱到放了手，整张盘跟着从你身上出去的东西走⟨（从儿格）⟩。',
        en_US:
          'You grow when you’re making something and shrink when you’re shut in. That’s because your own element has let go, and the whole chart follows what comes out of you ⟨(Following output)⟩.',
      },
      {
        id: 'chart.lead.follows-wealth',
        because: ['pattern:congcaige'],
        form: ['statement'],
        zh_CN: '你不争自己的主张，却最懂别人缺什么。因为你自己那一样弱到放了手，整张盘跟着外头要照管的东西走⟨（从财格）⟩。',
        en_US:
          'You don’t insist on your own ideas, and nobody knows better what others are missing. That’s because your own element has let go, and the chart follows what needs looking after ⟨(Following wealth)⟩.',
      },
      {
        id: 'chart.lead.follows-killings',
        because: ['pattern:congshage'],
        form: ['statement'],
        zh_CN: '规矩越清楚，你越自在。因为你自己那一样弱到放了手，整张盘跟着上头的要求走⟨（从杀格）⟩。',
        en_US:
          'The clearer the rules, the freer you feel. That’s because your own element has let go, and the whole chart follows demands from above ⟨(Following killings)⟩.',
      },
      {
        id: 'chart.lead.follows-tide',
        because: ['pattern:congshige'],
        form: ['statement'],
        zh_CN: '你换得快，也不心疼，哪边有势就往哪边去。因为你自己那一样没有本钱可守，别的几样又谁也没压过谁⟨（从势格）⟩。',
        en_US:
          'You change easily and without regret, and go where things are moving. That’s because your own element has nothing to defend, and none of the others has won ⟨(Following the tide)⟩.',
      },
      {
        id: 'chart.lead.follows',
        because: ['kind:following'],
        form: ['statement'],
        zh_CN: '你是顺着走比谁都远、顶着走一步也难的人。因为你自己那一样弱到放了手，整张盘跟着最强的那一股走⟨（从格）⟩。',
        en_US:
          'Going along, you get further than anyone; going against, you can’t take a step. That’s because your own element has let go and the whole chart follows its strongest current ⟨(following)⟩.',
      },
      {
        id: 'chart.lead.dominant',
        because: ['kind:dominant'],
        form: ['statement'],
        zh_CN: '你从里到外是一样东西，谁也掺不进水。因为盘里一家独大，占了{s}，没有什么管得住它⟨（专旺）⟩。',
        en_US:
          'You’re one thing all the way through, and nobody can water it down. That’s because one party holds {s} of the chart and nothing in it can hold that back ⟨(dominant)⟩.',
      },
      {
        id: 'chart.lead.transformed',
        because: ['kind:transformed'],
        form: ['statement'],
        zh_CN: '你跟谁在一起，就成了什么样的人。因为你本来的那一样跟旁边的合成了另一样，做主的换了⟨（化气格）⟩。',
        en_US:
          'You become what you are through the people you’re with. That’s because what you began as has combined with its neighbor into something else, and that is in charge now ⟨(transformed)⟩.',
      },
      {
        id: 'chart.lead.wood-spring',
        because: ['day:wood', 'month:spring'],
        form: ['statement'],
        zh_CN: '你总想往前长，闲着比忙着累。因为你是木⟨（日干{day}）⟩，生在春天，正是你自己的季节。',
        en_US:
          'You always want to grow, and being idle tires you more than work. That’s because you are wood ⟨({day} day)⟩, born in spring, your own season.',
      },
      {
        id: 'chart.lead.wood-spring-firm',
        because: ['day:wood', 'month:spring', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你不用人催，只用人给你一块地方。因为你是木⟨（日干{day}，身强）⟩，生在春天，自己的季节，帮你的又占{s}。',
        en_US:
          'Nobody has to push you; you only need room. That’s because you are wood ⟨({day} day, strong)⟩, born in spring, your own season, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.wood-summer',
        because: ['day:wood', 'month:summer'],
        form: ['statement'],
        zh_CN: '你给出去的多，人也热，一天到晚在往外开。因为你是木⟨（日干{day}）⟩，生在夏天，木在这个季节里都拿去生火。',
        en_US:
          'You give a lot away and give it warmly; you open outward all day long. That’s because you are wood ⟨({day} day)⟩, born in summer, when wood goes to feed the fire.',
      },
      {
        id: 'chart.lead.wood-summer-weak',
        because: ['day:wood', 'month:summer', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你热心过头，常把自己烧短一截。因为你是木⟨（日干{day}，身弱）⟩，生在夏天，木都拿去生了火，帮你的只占{s}。',
        en_US:
          'You’re generous past the point of sense, and burn down a little each time. That’s because you are wood ⟨({day} day, weak)⟩, born in summer when wood feeds the fire, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.wood-autumn',
        because: ['day:wood', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你懂分寸，知道自己哪一枝该留。因为你是木⟨（日干{day}）⟩，生在秋天，金当家，专管修剪。',
        en_US:
          'You have a sense of measure and know which branch to keep. That’s because you are wood ⟨({day} day)⟩, born in autumn, when metal rules and prunes.',
      },
      {
        id: 'chart.lead.wood-autumn-weak',
        because: ['day:wood', 'month:autumn', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你小心，也经得起剪，剪过的地方总会再发。因为你是木⟨（日干{day}，身弱）⟩，生在秋天，金来修你，帮你的只占{s}。',
        en_US:
          'You’re careful, and you can stand a cut; where you were cut you sprout again. That’s because you are wood ⟨({day} day, weak)⟩, born in autumn when metal prunes, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.wood-winter',
        because: ['day:wood', 'month:winter'],
        form: ['statement'],
        zh_CN: '你看着没动静，其实一直在攒。因为你是木⟨（日干{day}）⟩，生在冬天，水养着你的根，枝叶还没到发的时候。',
        en_US:
          'Nothing seems to happen with you, and you’re gathering all the while. That’s because you are wood ⟨({day} day)⟩, born in winter, with water at your roots and no leaves yet.',
      },
      {
        id: 'chart.lead.wood-winter-firm',
        because: ['day:wood', 'month:winter', 'sign:firm'],
        claims: ['helps=fire'],
        form: ['statement'],
        zh_CN: '你学得足，藏得深，只差晒一晒。因为你是木⟨（日干{day}，身强）⟩，生在冬天，水把你养得满，帮你的占{s}。',
        en_US:
          'You’ve taken in plenty and keep it deep; all you need is some sun. That’s because you are wood ⟨({day} day, strong)⟩, born in winter and well watered, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.fire-spring',
        because: ['day:fire', 'month:spring'],
        form: ['statement'],
        zh_CN: '你点得着，也续得上，话头到你这儿不断。因为你是火⟨（日干{day}）⟩，生在春天，木正替你添柴。',
        en_US:
          'You catch easily and keep burning; talk doesn’t run out around you. That’s because you are fire ⟨({day} day)⟩, born in spring, with wood to feed you.',
      },
      {
        id: 'chart.lead.fire-spring-firm',
        because: ['day:fire', 'month:spring', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你热情有后劲，说完还真去做。因为你是火⟨（日干{day}，身强）⟩，生在春天，木供着你，帮你的占{s}。',
        en_US:
          'Your warmth lasts; what you say in company you really do afterward. That’s because you are fire ⟨({day} day, strong)⟩, born in spring and fed by wood, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.fire-summer',
        because: ['day:fire', 'month:summer'],
        form: ['statement'],
        zh_CN: '你藏不住，高兴和不高兴都写在脸上。因为你是火⟨（日干{day}）⟩，生在夏天，正是你自己的季节。',
        en_US:
          'You can’t hide anything; glad or sorry, it’s on your face. That’s because you are fire ⟨({day} day)⟩, born in summer, your own season.',
      },
      {
        id: 'chart.lead.fire-summer-firm',
        because: ['day:fire', 'month:summer', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你一进门，屋里就热起来，有时也太热。因为你是火⟨（日干{day}，身强）⟩，生在夏天，自己的季节，帮你的又占{s}。',
        en_US:
          'A room warms up when you come in, and at times it gets too warm. That’s because you are fire ⟨({day} day, strong)⟩, born in summer, your own season, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.fire-autumn',
        because: ['day:fire', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你的光斜着照，看得最细。因为你是火⟨（日干{day}）⟩，生在秋天，热头过了，面前是一地要你收的东西。',
        en_US:
          'Your light comes in low and shows every detail. That’s because you are fire ⟨({day} day)⟩, born in autumn, past the heat, with a harvest in front of you to bring in.',
      },
      {
        id: 'chart.lead.fire-autumn-weak',
        because: ['day:fire', 'month:autumn', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你想照管的多，火力就散。因为你是火⟨（日干{day}，身弱）⟩，生在秋天，金多等你去化，帮你的只占{s}。',
        en_US:
          'You want to see to everything, and your heat gets spread thin. That’s because you are fire ⟨({day} day, weak)⟩, born in autumn with metal waiting to be worked, and {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.fire-winter',
        because: ['day:fire', 'month:winter'],
        form: ['statement'],
        zh_CN: '你在冷场里才显出用处，别人围着你取暖。因为你是火⟨（日干{day}）⟩，生在冬天，水当家，火最难得。',
        en_US:
          'Cold company is where you count; people gather around you for warmth. That’s because you are fire ⟨({day} day)⟩, born in winter, when water rules and fire is rare.',
      },
      {
        id: 'chart.lead.fire-winter-weak',
        because: ['day:fire', 'month:winter', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你暖得了别人，自己要先找个避风的地方。因为你是火⟨（日干{day}，身弱）⟩，生在冬天，水当家，帮你的只占{s}。',
        en_US:
          'You can warm others, and need a place out of the wind yourself. That’s because you are fire ⟨({day} day, weak)⟩, born in winter when water rules, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.earth-spring',
        because: ['day:earth', 'month:spring'],
        form: ['statement'],
        zh_CN: '你容得下人，也总给人拱松一块。因为你是土⟨（日干{day}）⟩，生在春天，木正往土里扎根。',
        en_US:
          'You make room for people, and they loosen you up a bit each time. That’s because you are earth ⟨({day} day)⟩, born in spring, when wood pushes its roots in.',
      },
      {
        id: 'chart.lead.earth-spring-weak',
        because: ['day:earth', 'month:spring', 'sign:weak'],
        form: ['statement'],
        zh_CN: '谁都来你这儿扎根，你常觉得不够分。因为你是土⟨（日干{day}，身弱）⟩，生在春天，木来取，帮你的只占{s}。',
        en_US:
          'Everybody puts down roots in you, and there seldom seems to be enough. That’s because you are earth ⟨({day} day, weak)⟩, born in spring when wood takes from you, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.earth-summer',
        because: ['day:earth', 'month:summer'],
        form: ['statement'],
        zh_CN: '你踏实，认准了就晒不化、推不动。因为你是土⟨（日干{day}）⟩，生在夏天，火正把你烧实。',
        en_US:
          'You’re solid; once you’ve made up your mind nothing melts or moves you. That’s because you are earth ⟨({day} day)⟩, born in summer, when fire bakes you firm.',
      },
      {
        id: 'chart.lead.earth-summer-firm',
        because: ['day:earth', 'month:summer', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你厚，也干，别人靠得住你，劝不动你。因为你是土⟨（日干{day}，身强）⟩，生在夏天，火把你烧实了，帮你的占{s}。',
        en_US:
          'People can lean on you and can’t talk you around. That’s because you are earth ⟨({day} day, strong)⟩, born in summer and baked firm by fire, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.earth-autumn',
        because: ['day:earth', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你肯给，给出去的都成了别人手里的好东西。因为你是土⟨（日干{day}）⟩，生在秋天，金从土里出来。',
        en_US:
          'You give freely, and what you give turns to gold in other hands. That’s because you are earth ⟨({day} day)⟩, born in autumn, when metal comes out of the ground.',
      },
      {
        id: 'chart.lead.earth-autumn-weak',
        because: ['day:earth', 'month:autumn', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你出得多，别人看见的是成果，你看见的是坑。因为你是土⟨（日干{day}，身弱）⟩，生在秋天，金从你身上出去，帮你的只占{s}。',
        en_US:
          'You put out a great deal; others see the results, and you see the hole. That’s because you are earth ⟨({day} day, weak)⟩, born in autumn when metal leaves you, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.earth-winter',
        because: ['day:earth', 'month:winter'],
        form: ['statement'],
        zh_CN: '你像冻着的地，看着硬，底下养着东西。因为你是土⟨（日干{day}）⟩，生在冬天，水当家，地面冻着。',
        en_US:
          'You seem hard, like frozen ground, and keep something alive beneath. That’s because you are earth ⟨({day} day)⟩, born in winter, when water rules and the ground is frozen.',
      },
      {
        id: 'chart.lead.earth-winter-weak',
        because: ['day:earth', 'month:winter', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你事多心重，夜里还在替人守堤。因为你是土⟨（日干{day}，身弱）⟩，生在冬天，水多要你拦，帮你的只占{s}。',
        en_US:
          'You carry a lot and lie awake holding the bank for others. That’s because you are earth ⟨({day} day, weak)⟩, born in winter with much water to hold back, and {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.metal-spring',
        because: ['day:metal', 'month:spring'],
        form: ['statement'],
        zh_CN: '你眼里有活，见着乱的就想理。因为你是金⟨（日干{day}）⟩，生在春天，满眼是长着的木。',
        en_US:
          'You see what needs doing, and can’t pass a mess without setting it straight. That’s because you are metal ⟨({day} day)⟩, born in spring, with wood growing everywhere you look.',
      },
      {
        id: 'chart.lead.metal-spring-weak',
        because: ['day:metal', 'month:spring', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你要理的比你理得动的多。因为你是金⟨（日干{day}，身弱）⟩，生在春天，满园的木等你修，帮你的只占{s}。',
        en_US:
          'There’s more to put in order than you can manage. That’s because you are metal ⟨({day} day, weak)⟩, born in spring with a whole garden to prune, and {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.metal-summer',
        because: ['day:metal', 'month:summer'],
        form: ['statement'],
        zh_CN: '你是给火炼出来的，见惯了催你的人。因为你是金⟨（日干{day}）⟩，生在夏天，火当家。',
        en_US:
          'You were made in the fire and are used to being rushed. That’s because you are metal ⟨({day} day)⟩, born in summer, when fire rules.',
      },
      {
        id: 'chart.lead.metal-summer-weak',
        because: ['day:metal', 'month:summer', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你怕催，一催就软，慢火里才炼得成。因为你是金⟨（日干{day}，身弱）⟩，生在夏天，火当家，帮你的只占{s}。',
        en_US:
          'Rushed, you go soft; over a slow fire you turn out well. That’s because you are metal ⟨({day} day, weak)⟩, born in summer when fire rules, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.metal-autumn',
        because: ['day:metal', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你干脆，说一句算一句。因为你是金⟨（日干{day}）⟩，生在秋天，正是你自己的季节。',
        en_US:
          'You’re crisp, and one word from you counts as one. That’s because you are metal ⟨({day} day)⟩, born in autumn, your own season.',
      },
      {
        id: 'chart.lead.metal-autumn-firm',
        because: ['day:metal', 'month:autumn', 'sign:firm'],
        claims: ['helps=fire'],
        form: ['statement'],
        zh_CN: '你硬，也直，少的是一个磨你的人。因为你是金⟨（日干{day}，身强）⟩，生在秋天，自己的季节，帮你的又占{s}。',
        en_US:
          'You’re hard and straight, and short of someone to work against. That’s because you are metal ⟨({day} day, strong)⟩, born in autumn, your own season, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.metal-winter',
        because: ['day:metal', 'month:winter'],
        form: ['statement'],
        zh_CN: '你话不多，句句是想过的。因为你是金⟨（日干{day}）⟩，生在冬天，力气都化成了水，往深处去。',
        en_US:
          'You don’t say much, and every sentence has been thought through. That’s because you are metal ⟨({day} day)⟩, born in winter, when your strength turns to water and goes deep.',
      },
      {
        id: 'chart.lead.metal-winter-weak',
        because: ['day:metal', 'month:winter', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你想得清，身上却容易凉，劲都花在心里。因为你是金⟨（日干{day}，身弱）⟩，生在冬天，水把你带走，帮你的只占{s}。',
        en_US:
          'Your mind is clear and the rest of you runs cool; it all goes on inside. That’s because you are metal ⟨({day} day, weak)⟩, born in winter when water carries you off, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.water-spring',
        because: ['day:water', 'month:spring'],
        form: ['statement'],
        zh_CN: '你心软，谁渴了都来找你。因为你是水⟨（日干{day}）⟩，生在春天，满地的芽都要喝。',
        en_US:
          'You’re soft-hearted, and whoever is thirsty comes to you. That’s because you are water ⟨({day} day)⟩, born in spring, when every bud wants a drink.',
      },
      {
        id: 'chart.lead.water-spring-weak',
        because: ['day:water', 'month:spring', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你给得比来得快，常常先干了自己。因为你是水⟨（日干{day}，身弱）⟩，生在春天，木都来喝，帮你的只占{s}。',
        en_US:
          'You give faster than you get, and run dry first. That’s because you are water ⟨({day} day, weak)⟩, born in spring when all the wood drinks, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.water-summer',
        because: ['day:water', 'month:summer'],
        form: ['statement'],
        zh_CN: '你在热闹里最清醒，人家急，你算得出还剩多少。因为你是水⟨（日干{day}）⟩，生在夏天，火当家，水最金贵。',
        en_US:
          'In the heat of things you stay clear, and know how much is left while others rush. That’s because you are water ⟨({day} day)⟩, born in summer, when fire rules and water is precious.',
      },
      {
        id: 'chart.lead.water-summer-weak',
        because: ['day:water', 'month:summer', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你应酬一天，回来要静两天。因为你是水⟨（日干{day}，身弱）⟩，生在夏天，火当家，晒得厉害，帮你的只占{s}。',
        en_US:
          'One day among people costs you two days of quiet. That’s because you are water ⟨({day} day, weak)⟩, born in summer when fire rules and dries you out, with {s} of the chart to support you.',
      },
      {
        id: 'chart.lead.water-autumn',
        because: ['day:water', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你清，看人看事一眼到底。因为你是水⟨（日干{day}）⟩，生在秋天，金正替你开源。',
        en_US:
          'You’re clear, and see to the bottom of people and things. That’s because you are water ⟨({day} day)⟩, born in autumn, with metal to open your springs.',
      },
      {
        id: 'chart.lead.water-autumn-firm',
        because: ['day:water', 'month:autumn', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你心里有本长账，学什么都来得及。因为你是水⟨（日干{day}，身强）⟩，生在秋天，金养着你，帮你的占{s}。',
        en_US:
          'You think in long stretches, and there’s always time for you to learn. That’s because you are water ⟨({day} day, strong)⟩, born in autumn and fed by metal, with {s} of the chart on your side.',
      },
      {
        id: 'chart.lead.water-winter',
        because: ['day:water', 'month:winter'],
        form: ['statement'],
        zh_CN: '你面上平，底下深，没几个人知道有多深。因为你是水⟨（日干{day}）⟩，生在冬天，正是你自己的季节。',
        en_US:
          'You’re level on top and deep below, and few people know how deep. That’s because you are water ⟨({day} day)⟩, born in winter, your own season.',
      },
      {
        id: 'chart.lead.water-winter-firm',
        because: ['day:water', 'month:winter', 'sign:firm'],
        claims: ['helps=wood'],
        form: ['statement'],
        zh_CN: '你力气大，也冷静，拦是拦不住的，只好给你开路。因为你是水⟨（日干{day}，身强）⟩，生在冬天，自己的季节，帮你的又占{s}。',
        en_US:
          'You’re strong and cool; nobody can stop you, so they had better dig you a channel. That’s because you are water ⟨({day} day, strong)⟩, born in winter, your own season, with {s} of the chart on your side.',
      },
    ],
  },
  {
    id: 'chart-lead-child',
    card: 'chart',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'chart.lead.child-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN: '这个孩子每天都要长一点，坐不住是因为在伸枝。出生的那天属木⟨（日干{day}）⟩，给地方就长，别总按着。',
        en_US:
          'This child has to grow a bit every day, and fidgeting is a way of putting out branches. The day of birth belongs to wood ⟨({day} day)⟩, which grows wherever there’s room.',
      },
      {
        id: 'chart.lead.child-wood-firm',
        because: ['day:wood', 'sign:firm'],
        form: ['statement'],
        zh_CN: '这个孩子劲足，拦在哪儿就从哪儿冒头。出生的那天属木，帮着长的占了盘里{s}⟨（日干{day}，身强）⟩。',
        en_US:
          'This child has plenty of push; held back in one place, they come up in another. The day of birth belongs to wood, and {s} of the chart helps it grow ⟨({day} day, strong)⟩.',
      },
      {
        id: 'chart.lead.child-wood-weak',
        because: ['day:wood', 'sign:weak'],
        form: ['statement'],
        zh_CN: '这个孩子长得慢，要人挡一挡风。出生的那天属木，盘里帮着长的只占{s}⟨（日干{day}，身弱）⟩。',
        en_US:
          'This child grows slowly and needs someone to keep off the wind. The day of birth belongs to wood, and only {s} of the chart helps it along ⟨({day} day, weak)⟩.',
      },
      {
        id: 'chart.lead.child-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN: '这个孩子高兴了满屋都知道，累了也说灭就灭。出生的那天属火⟨（日干{day}）⟩，有人看着就亮。',
        en_US:
          'When this child is happy the whole house knows, and when they’re tired, they go out like a light. The day of birth belongs to fire ⟨({day} day)⟩, which shines when somebody is looking.',
      },
      {
        id: 'chart.lead.child-fire-firm',
        because: ['day:fire', 'sign:firm'],
        form: ['statement'],
        zh_CN: '这个孩子嗓门大、热得快，要先跑够了才听得进话。出生的那天属火，盘里帮着烧的占{s}⟨（日干{day}，身强）⟩。',
        en_US:
          'This child is loud and quick to heat up, and has to run before listening. The day of birth belongs to fire, with {s} of the chart to feed it ⟨({day} day, strong)⟩.',
      },
      {
        id: 'chart.lead.child-fire-weak',
        because: ['day:fire', 'sign:weak'],
        form: ['statement'],
        zh_CN: '这个孩子亮起来好看，亮不久，要常添柴。出生的那天属火，盘里帮着烧的只占{s}⟨（日干{day}，身弱）⟩。',
        en_US:
          'This child shines brightly and not for long; the fire wants feeding often. The day of birth belongs to fire, and only {s} of the chart feeds it ⟨({day} day, weak)⟩.',
      },
      {
        id: 'chart.lead.child-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN: '这个孩子认床、认碗、认人，东西在老地方心里才稳。出生的那天属土⟨（日干{day}）⟩，换一样要慢慢来。',
        en_US:
          'This child knows its own bed, bowl and people, and is calm when things are in their places. The day of birth belongs to earth ⟨({day} day)⟩, and changes should come slowly.',
      },
      {
        id: 'chart.lead.child-earth-firm',
        because: ['day:earth', 'sign:firm'],
        form: ['statement'],
        zh_CN: '这个孩子稳，也倔，说了不要就是不要。出生的那天属土，盘里垫着的占{s}⟨（日干{day}，身强）⟩。',
        en_US:
          'This child is steady and stubborn, and no means no. The day of birth belongs to earth, with {s} of the chart to back it ⟨({day} day, strong)⟩.',
      },
      {
        id: 'chart.lead.child-earth-weak',
        because: ['day:earth', 'sign:weak'],
        form: ['statement'],
        zh_CN: '这个孩子好说话，谁要玩具都给，给完了才舍不得。出生的那天属土，盘里垫着的只占{s}⟨（日干{day}，身弱）⟩。',
        en_US:
          'This child is easygoing, hands toys to anyone who asks, and is sorry afterward. The day of birth belongs to earth, with only {s} of the chart to back it ⟨({day} day, weak)⟩.',
      },
      {
        id: 'chart.lead.child-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN: '这个孩子讲究，袜子有一道褶都不肯走。出生的那天属金⟨（日干{day}）⟩，样样要分明，说过的话要算数。',
        en_US:
          'This child is particular, and won’t walk a step with a wrinkle in a sock. The day of birth belongs to metal ⟨({day} day)⟩, which wants things clear and promises kept.',
      },
      {
        id: 'chart.lead.child-metal-firm',
        because: ['day:metal', 'sign:firm'],
        form: ['statement'],
        zh_CN: '这个孩子有主意，你越硬他越硬，好好讲就听。出生的那天属金，盘里撑着的占{s}⟨（日干{day}，身强）⟩。',
        en_US:
          'This child has a will; be hard and you get hardness back, explain and you’re heard. The day of birth belongs to metal, with {s} of the chart behind it ⟨({day} day, strong)⟩.',
      },
      {
        id: 'chart.lead.child-metal-weak',
        because: ['day:metal', 'sign:weak'],
        form: ['statement'],
        zh_CN: '这个孩子看着利落，其实经不起大声，一声重话记好几天。出生的那天属金，盘里撑着的只占{s}⟨（日干{day}，身弱）⟩。',
        en_US:
          'This child seems tough and can’t bear a raised voice; one harsh word lasts for days. The day of birth belongs to metal, with only {s} of the chart behind it ⟨({day} day, weak)⟩.',
      },
      {
        id: 'chart.lead.child-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN: '这个孩子问题多，一个接一个，像水找缝。出生的那天属水⟨（日干{day}）⟩，有得走、有得问就高兴。',
        en_US:
          'This child has one question after another, like water looking for a crack. The day of birth belongs to water ⟨({day} day)⟩, and is happy with somewhere to go and something to ask.',
      },
      {
        id: 'chart.lead.child-water-firm',
        because: ['day:water', 'sign:firm'],
        form: ['statement'],
        zh_CN: '这个孩子拦不住，绕着弯也要过去。出生的那天属水，盘里汇进来的占{s}⟨（日干{day}，身强）⟩。',
        en_US:
          'There’s no stopping this child; blocked in front, they go around. The day of birth belongs to water, with {s} of the chart flowing into it ⟨({day} day, strong)⟩.',
      },
      {
        id: 'chart.lead.child-water-weak',
        because: ['day:water', 'sign:weak'],
        form: ['statement'],
        zh_CN: '这个孩子心细，怕吵，热闹一阵要躲一躲。出生的那天属水，盘里汇进来的只占{s}⟨（日干{day}，身弱）⟩。',
        en_US:
          'This child is sensitive, minds noise, and hides for a while after company. The day of birth belongs to water, with only {s} of the chart flowing into it ⟨({day} day, weak)⟩.',
      },
    ],
  },
  {
    id: 'chart-todo',
    card: 'chart',
    role: 'todo',
    paragraphs: [
      {
        id: 'chart.do.find-the-hour',
        because: ['hour:unknown'],
        claims: ['presumes=adult'],
        zh_CN: '这个月打一通电话，问一个当年在场的人：你出生时天亮没亮，饭吃过没有。一句话，就能划掉半数的时辰。',
        en_US:
          'Make one call this month to somebody who was there, and ask if it was light when you were born and whether they had eaten. One answer rules out half the hours there are.',
      },
      {
        id: 'chart.do.check-the-certificate',
        because: ['receipt:near-hour'],
        claims: ['presumes=adult'],
        zh_CN: '找出生证拍张照，看时间写到几分；若是整点或半点，再问一个在场的人，问完把答案记在照片下面。',
        en_US:
          'Photograph your birth certificate and look at the minutes. If they read zero or thirty, ask one more person who was there, and note the answer under the picture.',
      },
      {
        id: 'chart.do.luck-turns',
        because: ['luck:turns-within-a-year', 'luck:now-at>=0', 'hour:known'],
        claims: ['presumes=adult'],
        zh_CN:
          '在日历上圈出{luck:next.from}，那天你换一段十年的运⟨（大运交脱）⟩。圈之前列三件旧事：要还的、要答的、要扔的，赶在那天以前各了结一件。',
        en_US:
          'Put a ring around {luck:next.from}, the day a new ten-year period begins for you ⟨(luck cycle)⟩. Above it list what you owe, what you should answer and what can go, and finish one of each before then.',
      },
      {
        id: 'chart.do.draw-the-strings',
        because: ['ties>=7', 'age>=16', 'age<=74'],
        zh_CN: '画四个格子：老家、差事、家里、往后。下一个大决定落笔前，把会跟着动的格子用线连上，连到三格就先等一周。',
        en_US:
          'Draw four squares: origins, work, home, later. Before your next big decision connect every square it would move. If the line touches three, wait a week.',
      },
      {
        id: 'chart.do.knock',
        because: ['ties:none'],
        claims: ['presumes=adult'],
        zh_CN: '挑一个半年没说过话的人，这个星期主动约一顿饭，日子和地方由你来定。',
        en_US: 'Pick somebody you haven’t spoken to in half a year and ask them to a meal this week. You name the day and the place.',
      },
      {
        id: 'chart.do.set-the-last-stop',
        because: ['rel:three-combine'],
        claims: ['presumes=reading'],
        zh_CN: '正在做的那件大事，今天告诉一个人做到哪里算完，请对方到时候来收工。',
        en_US: 'For the big thing you’re in the middle of, tell someone today where it ends, and ask them to come and call it finished.',
      },
      {
        id: 'chart.do.one-sheet',
        because: ['rel:clash=month+day', 'age>=16', 'age<=74'],
        zh_CN: '把工作日历和家里那本抄成一张，贴在冰箱上；同一格写了两样的，今晚跟家里人商量去掉一样。',
        en_US:
          'Copy your work calendar and the one at home onto a single sheet and put it on the refrigerator. Wherever a square holds two things, agree tonight which one goes.',
      },
      {
        id: 'chart.do.postcard',
        because: ['rel:clash=day+hour'],
        claims: ['presumes=adult'],
        zh_CN: '把一件三年里不许改的事讲给一个记性好的人听；想改主意的那天，先请对方吃饭，再开口。',
        en_US:
          'Tell a friend with a good memory the one thing you won’t change for three years. If you ever want to, you owe them dinner first.',
      },
      {
        id: 'chart.do.call-back-home',
        because: ['rel:clash=year+month'],
        claims: ['presumes=adult'],
        zh_CN: '给一位老家的人打电话，三句话讲清你现在做什么，再请对方学一遍给你听。',
        en_US: 'Call someone back home, tell them in three sentences what it is you do these days, and have them say it back to you.',
      },
      {
        id: 'chart.do.open-a-storeroom',
        because: ['branches:stores>=3'],
        claims: ['presumes=reading'],
        zh_CN: '这个周末只开一个抽屉，里头的东西全倒在床上；放得回去的放回去，剩下的当天送人或扔掉。',
        en_US:
          'Open one drawer this weekend, only one, and tip it out on the bed. What earns its place goes back. The rest leaves the house the same day.',
      },
      {
        id: 'chart.do.second-color',
        because: ['stems:one-element', 'hour:known', 'age>=16', 'age<=74'],
        zh_CN: '下回见生人，先说一件跟本行无关、真心喜欢的事，说满一分钟，再谈正题。',
        en_US:
          'The next time you meet a stranger, begin with something you love that has nothing to do with your work. A full minute of it, then business.',
      },
      {
        id: 'chart.do.whom-to-follow',
        because: ['kind:following', 'age>=16', 'age<=74'],
        zh_CN: '列出眼下跟着的三股势头，人也好，行当也好，划掉一股，把省下的时间押给水最大的那股。',
        en_US:
          'List the three currents you’re swimming in, people or trades. Strike one off and give its hours to the strongest of the other two.',
      },
      {
        id: 'chart.do.be-refused',
        because: ['kind:dominant'],
        claims: ['presumes=adult'],
        zh_CN: '挑一个从来不跟你说“不”的人，请对方这个月当面驳你一回；驳完你请吃饭，饭桌上不许翻案。',
        en_US:
          'Pick someone who never says no to you and ask to be refused once this month, face to face. Buy them dinner after, and don’t reopen the case.',
      },
      {
        id: 'chart.do.which-first',
        because: ['strength:shenruo', 'kind:regular', 'share:most=officer'],
        claims: ['presumes=adult'],
        zh_CN: '下回有人同时派来两件急事，照着念这一句：“这两样，先要哪一样。” 念完等对方先答。',
        en_US:
          'When two urgent things arrive together, say this sentence aloud: “Which of these would you like first.” Then wait until they answer.',
      },
      {
        id: 'chart.do.hand-one-back',
        because: ['strength:shenruo', 'kind:regular', 'share:most=wealth'],
        claims: ['presumes=adult'],
        zh_CN: '把替别人照管的钥匙全掏出来，摆在桌上，这周还掉其中一把；没有钥匙，就退出一个群。',
        en_US: 'Lay out every key you keep for other people and give one back this week. No keys? Hand over one group chat.',
      },
      {
        id: 'chart.do.silent-evening',
        because: ['strength:shenruo', 'kind:regular', 'share:most=output'],
        claims: ['presumes=phone'],
        zh_CN: '这个星期挑一个晚上，七点以后不发一条消息、不回一条消息，攒到第二天早饭后一次回完。',
        en_US: 'One evening this week send no messages and answer none after seven. Do them all at once the next day, after breakfast.',
      },
      {
        id: 'chart.do.keep-empty',
        because: ['strength:jiqiang', 'kind:regular'],
        claims: ['presumes=adult'],
        zh_CN: '腾出一个空抽屉和一个空下午，这个月谁也不许往里放东西，你自己也算在内。',
        en_US: 'Clear one drawer and one afternoon a week. For a month nobody may put anything in either, you included.',
      },
      // By the useful element: covers every chart
      {
        id: 'chart.do.wood-and-help',
        because: ['use:wood', 'sign:weak'],
        claims: ['presumes=reading'],
        zh_CN: '种一盆发得快的东西，蒜苗就行，放在书桌上；每天浇水那会儿，翻五页正在学的书。',
        en_US:
          'Put something quick to sprout on your desk, scallions will do. While you water it each day, read five pages of what you’re learning.',
      },
      {
        id: 'chart.do.wood',
        because: ['use:wood'],
        claims: ['presumes=adult'],
        zh_CN: '这个月报一门从零开始的小课，不求有用，去够四回再说值不值。',
        en_US: 'Sign up this month for a small class in something you’ve never done. Go four times before you ask what it’s for.',
      },
      {
        id: 'chart.do.fire-and-help',
        because: ['use:fire', 'sign:weak'],
        claims: ['presumes=adult'],
        zh_CN: '挑一个晴天的上午，约一个让你高兴的人见面，面对面坐满一个钟头，手机扣着。',
        en_US: 'Meet someone who cheers you up, on a sunny morning, face to face for an hour, phones turned over.',
      },
      {
        id: 'chart.do.fire',
        because: ['use:fire'],
        claims: ['presumes=adult'],
        zh_CN: '手边做成而没人见过的东西，这周拿一样出来，当面给一个人看，请对方说一句好、一句不好。',
        en_US: 'Take one finished thing nobody has seen and show it to a person this week. Ask for one good word and one bad one.',
      },
      {
        id: 'chart.do.earth-and-help',
        because: ['use:earth', 'sign:weak'],
        claims: ['presumes=reading'],
        zh_CN: '晚饭定在同一个钟点，连着七天，自己动手做其中三顿，吃完把碗洗了再起身办事。',
        en_US: 'For seven days have dinner at the same hour, and cook three of them yourself. Wash the bowl before you do anything else.',
      },
      {
        id: 'chart.do.earth',
        because: ['use:earth'],
        claims: ['presumes=adult'],
        zh_CN: '把口头说定的一件事写成三行字：谁、做什么、到哪天，今天发给对方，请对方回一个“好”。',
        en_US:
          'Choose something that was only agreed by word of mouth and write it in three lines: who, what, by when. Send it today and ask for an okay.',
      },
      {
        id: 'chart.do.metal-and-help',
        because: ['use:metal', 'sign:weak'],
        claims: ['presumes=adult'],
        zh_CN: '挑一件你可以不做的小事，今天就去说“这回我不来了”，一句话，不解释。',
        en_US: 'Take the smallest thing you needn’t do and say today that you won’t be coming. One sentence, no reasons.',
      },
      {
        id: 'chart.do.metal',
        because: ['use:metal'],
        claims: ['presumes=adult'],
        zh_CN: '给拖得最久的那件事定一个数，价钱也好，日子也好，今天之内当面或打电话报给对方。',
        en_US:
          'Give the matter you’ve put off longest a figure, a price or a date, and say it to the person concerned before today is over.',
      },
      {
        id: 'chart.do.water-and-help',
        because: ['use:water', 'sign:weak'],
        claims: ['presumes=reading'],
        zh_CN: '今晚提前半小时关灯，床边放一杯水。想到什么都不起来，天亮还记得的，才算一件事。',
        en_US:
          'Lights out half an hour early tonight, with a glass of water by the bed. Get up for nothing. What you still remember at daylight is worth doing.',
      },
      {
        id: 'chart.do.water',
        because: ['use:water', 'age>=16'],
        zh_CN: '这个星期去一趟没去过的街区，走满一个钟头，跟三个陌生人各问一句话。',
        en_US: 'This week go to a neighborhood you don’t know, walk for an hour, and ask three strangers one question each.',
      },
    ],
  },
]
