import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'useful-line',
    card: 'useful',
    role: 'line',
    paragraphs: [
      {
        id: 'useful.line.wood-wood',
        because: ['day:wood', 'use:wood', 'kind:regular'],
        zh_CN: '一根桩撑不住的棚，添一根就站稳了。',
        en_US: 'One post won’t hold the roof up. Set a second beside it.',
      },
      {
        id: 'useful.line.fire-wood',
        because: ['day:fire', 'use:wood', 'kind:regular'],
        zh_CN: '火还燃着，别再扇了，去添柴。',
        en_US: 'The fire is still lit. Stop fanning and fetch some wood.',
      },
      {
        id: 'useful.line.earth-wood',
        because: ['day:earth', 'use:wood', 'kind:regular'],
        zh_CN: '地踩得太实，等的是一把犁。',
        en_US: 'The ground has been walked hard. It’s waiting for a plow.',
      },
      {
        id: 'useful.line.metal-wood',
        because: ['day:metal', 'use:wood', 'kind:regular'],
        zh_CN: '刻刀在手，先去找那块舍不得刻坏的木头。',
        en_US: 'The knife is ready. Look for a piece of wood you’d hate to spoil.',
      },
      {
        id: 'useful.line.water-wood',
        because: ['day:water', 'use:wood', 'kind:regular'],
        zh_CN: '水进了园子叫灌溉，没进园子叫积水。',
        en_US: 'Let into the garden, it’s watering. Left in the yard, it’s a puddle.',
      },
      {
        id: 'useful.line.wood-fire',
        because: ['day:wood', 'use:fire', 'kind:regular'],
        zh_CN: '柴码得再齐，也等着那根火柴。',
        en_US: 'However well the logs are stacked, somebody has to strike the match.',
      },
      {
        id: 'useful.line.fire-fire',
        because: ['day:fire', 'use:fire', 'kind:regular'],
        zh_CN: '一盏灯照不远的路，两盏并着走。',
        en_US: 'Too dark for one lamp. Walk beside another.',
      },
      {
        id: 'useful.line.earth-fire',
        because: ['day:earth', 'use:fire', 'kind:regular'],
        zh_CN: '种子有了，先让地晒几天太阳。',
        en_US: 'The seed is in. Give the field a week of sun.',
      },
      {
        id: 'useful.line.metal-fire',
        because: ['day:metal', 'use:fire', 'kind:regular'],
        zh_CN: '好铁躺在架上，样样都好，就是没进过炉。',
        en_US: 'Fine iron, neatly shelved. It has yet to see the furnace.',
      },
      {
        id: 'useful.line.water-fire',
        because: ['day:water', 'use:fire', 'kind:regular'],
        zh_CN: '一壶水烧开了，满屋的人自己围过来。',
        en_US: 'Put the kettle on, and the house comes to the kitchen by itself.',
      },
      {
        id: 'useful.line.wood-earth',
        because: ['day:wood', 'use:earth', 'kind:regular'],
        zh_CN: '挑一块肯待十年的地，再说开花。',
        en_US: 'Find a plot you’d keep for ten years. Flowers later.',
      },
      {
        id: 'useful.line.fire-earth',
        because: ['day:fire', 'use:earth', 'kind:regular'],
        zh_CN: '窑烧得再热，没有坯子进去，出来的还是热。',
        en_US: 'However hot the kiln, with no clay in it nothing comes out.',
      },
      {
        id: 'useful.line.earth-earth',
        because: ['day:earth', 'use:earth', 'kind:regular'],
        zh_CN: '这个坑一筐土填不平，邻居家还有筐。',
        en_US: 'One basket won’t fill the hole. The neighbors have baskets too.',
      },
      {
        id: 'useful.line.metal-earth',
        because: ['day:metal', 'use:earth', 'kind:regular'],
        zh_CN: '矿在土里慢慢养着，先别急着见光。',
        en_US: 'Ore does its growing underground. No hurry to be dug up.',
      },
      {
        id: 'useful.line.water-earth',
        because: ['day:water', 'use:earth', 'kind:regular'],
        zh_CN: '水够流了，差的是两道岸。',
        en_US: 'The water is moving. What it could use is two banks.',
      },
      {
        id: 'useful.line.wood-metal',
        because: ['day:wood', 'use:metal', 'kind:regular'],
        zh_CN: '枝叶够密了，请人来剪一回。',
        en_US: 'Leaves enough. Have somebody in to prune.',
      },
      {
        id: 'useful.line.fire-metal',
        because: ['day:fire', 'use:metal', 'kind:regular'],
        zh_CN: '火候到了，砧上该放一块铁。',
        en_US: 'The heat is right. Lay some iron on the anvil.',
      },
      {
        id: 'useful.line.earth-metal',
        because: ['day:earth', 'use:metal', 'kind:regular'],
        zh_CN: '山里有矿，凿开一个口才算家当。',
        en_US: 'There’s ore in this hill. It counts from the day you open a shaft.',
      },
      {
        id: 'useful.line.metal-metal',
        because: ['day:metal', 'use:metal', 'kind:regular'],
        zh_CN: '独一把刀刃口卷得快，配成一套，各切各的。',
        en_US: 'A lone knife dulls fast. In a set, each does its own cutting.',
      },
      {
        id: 'useful.line.water-metal',
        because: ['day:water', 'use:metal', 'kind:regular'],
        zh_CN: '想让溪水流得久，先去山上护住泉眼。',
        en_US: 'To keep the creek running, climb up and look after the spring.',
      },
      {
        id: 'useful.line.wood-water',
        because: ['day:wood', 'use:water', 'kind:regular'],
        zh_CN: '洒在叶子上的都不算，浇到根才算。',
        en_US: 'Misting the leaves is for show. Water the root.',
      },
      {
        id: 'useful.line.fire-water',
        because: ['day:fire', 'use:water', 'kind:regular'],
        zh_CN: '灶边放着一桶水，火才敢烧大。',
        en_US: 'Keep a bucket by the stove, and you can afford a big fire.',
      },
      {
        id: 'useful.line.earth-water',
        because: ['day:earth', 'use:water', 'kind:regular'],
        zh_CN: '地是好地，早上摸一把，土是干的。',
        en_US: 'Good ground. Put a hand on it at dawn, though, and it’s dry.',
      },
      {
        id: 'useful.line.metal-water',
        because: ['day:metal', 'use:water', 'kind:regular'],
        zh_CN: '磨刀先舀水，干磨掉的全是自己。',
        en_US: 'Wet the stone first. Ground dry, what comes off is you.',
      },
      {
        id: 'useful.line.water-water',
        because: ['day:water', 'use:water', 'kind:regular'],
        zh_CN: '一条小溪走不到海，先并进旁边那一条。',
        en_US: 'One creek won’t reach the sea. Join the next one over.',
      },
      {
        id: 'useful.line.following',
        because: ['kind:following'],
        zh_CN: '船已经顺了水，把桨横过来，坐稳。',
        en_US: 'The boat is going with the stream. Lay the oars across and sit.',
      },
      {
        id: 'useful.line.transformed',
        because: ['kind:transformed'],
        zh_CN: '信封上换了名字，往后的信都按新名字收。',
        en_US: 'You’ve changed the name on the mailbox. Answer to it.',
      },
      {
        id: 'useful.line.dominant',
        because: ['kind:dominant'],
        zh_CN: '一屋子都是自家人，记得留一扇朝街的门。',
        en_US: 'A house full of your own kind. Keep one door onto the street.',
      },
    ],
  },
  {
    id: 'useful-todo',
    card: 'useful',
    role: 'todo',
    paragraphs: [
      {
        id: 'useful.do.wood-shown',
        because: ['use:wood', 'use:shown'],
        claims: ['presumes=reading'],
        zh_CN: '把正在学的一样东西拆成三步，今天走完头一步就收手，第二步留到后天。',
        en_US:
          'Break the thing you’re learning into three steps. Finish the first today and stop; the second is for the day after tomorrow.',
      },
      {
        id: 'useful.do.wood-branch',
        because: ['use:wood', 'use:in-branch'],
        claims: ['presumes=phone'],
        zh_CN: '这周挑两天，天亮就出门走二十分钟，回来再看手机。',
        en_US: 'On two days this week, go out at first light and walk twenty minutes before you look at the phone.',
      },
      {
        id: 'useful.do.wood-hidden',
        because: ['use:wood', 'use:only-hidden'],
        claims: ['presumes=reading'],
        zh_CN: '从抽屉里翻出一件开了头没做完的小事，今晚接着做一刻钟。',
        en_US: 'Take a small unfinished thing out of its drawer and give it fifteen minutes tonight.',
      },
      {
        id: 'useful.do.fire-shown',
        because: ['use:fire', 'use:shown'],
        claims: ['presumes=adult'],
        zh_CN: '请一个人明天中午来你做事的地方，站在你身后看十分钟，你照做你的。',
        en_US: 'Have someone come tomorrow at noon and stand behind you for ten minutes while you work. Carry on as usual.',
      },
      {
        id: 'useful.do.fire-branch',
        because: ['use:fire', 'use:in-branch'],
        claims: ['presumes=household'],
        zh_CN: '请一个人来家里吃顿热的，手机都放到另一间屋。',
        en_US: 'Have somebody over for one hot meal. All phones go in another room.',
      },
      {
        id: 'useful.do.fire-hidden',
        because: ['use:fire', 'use:only-hidden'],
        claims: ['presumes=reading'],
        zh_CN: '想了一星期没说的那句好话，挑个上午，当面讲给那个人听。',
        en_US: 'There’s a kind remark you’ve been thinking for a week. Pick a morning and say it to their face.',
      },
      {
        id: 'useful.do.earth-shown',
        because: ['use:earth', 'use:shown'],
        claims: ['presumes=adult'],
        zh_CN: '答应过别人的事里挑最小的一件，今天了结。',
        en_US: 'Of everything you’ve promised people, settle the smallest today.',
      },
      {
        id: 'useful.do.earth-branch',
        because: ['use:earth', 'use:in-branch'],
        claims: ['presumes=reading'],
        zh_CN: '清空一个抽屉，只放一类东西，外面贴上名字，一个月不许混。',
        en_US: 'Empty one drawer, put one kind of thing in it, label it, and keep it that way for a month.',
      },
      {
        id: 'useful.do.earth-hidden',
        because: ['use:earth', 'use:only-hidden'],
        claims: ['presumes=adult'],
        zh_CN: '家里挑一把椅子归你，这个星期每天坐满一顿茶的工夫，哪儿也不去。',
        en_US: 'Choose one chair at home as yours, and this week sit in it daily for as long as a pot of tea lasts.',
      },
      {
        id: 'useful.do.metal-shown',
        because: ['use:metal', 'use:shown'],
        claims: ['presumes=adult'],
        zh_CN: '把下星期的安排看一遍，删掉一项，发信告诉对方一个真实的理由。',
        en_US: 'Go over next week, strike out one engagement, and write to the other side with the true reason.',
      },
      {
        id: 'useful.do.metal-branch',
        because: ['use:metal', 'use:in-branch'],
        claims: ['presumes=household'],
        zh_CN: '找出家里最钝的那把刀或剪子，今天下午磨好。',
        en_US: 'Find the dullest knife or pair of scissors in the house and get it sharp this afternoon.',
      },
      {
        id: 'useful.do.metal-hidden',
        because: ['use:metal', 'use:only-hidden'],
        claims: ['presumes=adult'],
        zh_CN: '给一件拖着的事定个收尾的日子，告诉等着它的人，到那天做到哪里就停在哪里。',
        en_US: 'Give the thing that drags on a last day, tell whoever waits for it, and stop there wherever you are.',
      },
      {
        id: 'useful.do.water-shown',
        because: ['use:water', 'use:shown'],
        claims: ['presumes=phone'],
        zh_CN: '把你会的一样小本事讲成三分钟，录下来，发给一个正用得着的人。',
        en_US: 'Explain one small skill of yours in three minutes, record it, and send it to somebody who needs it now.',
      },
      {
        id: 'useful.do.water-branch',
        because: ['use:water', 'use:in-branch'],
        claims: ['presumes=adult'],
        zh_CN: '今晚九点以后不再谈事，洗个热水澡，把明天要穿的衣裳搭在椅背上再睡。',
        en_US: 'No business after nine tonight. Take a hot bath, hang tomorrow’s clothes over the chair, and go to bed.',
      },
      {
        id: 'useful.do.water-hidden',
        because: ['use:water', 'use:only-hidden'],
        claims: ['presumes=adult'],
        zh_CN: '给一个住得远的老朋友打电话，只问近况，说满十分钟再挂。',
        en_US: 'Call an old friend who lives far off. Ask only how they are, and stay on for ten minutes.',
      },
      {
        id: 'useful.do.only-self',
        because: ['use:only-day', 'age>=16', 'age<=74'],
        zh_CN: '给两位同行发消息，约这个月见一面，带上一件各自没做成的事。',
        en_US: 'Write to two people in your own line of work and meet this month. Each brings one thing that didn’t come off.',
      },
      {
        id: 'useful.do.absent',
        because: ['use:absent'],
        claims: ['presumes=adult'],
        zh_CN: '拿同一句话去问三个熟人：“我手上哪件事，换你来做会更好？”听完，挑一件真让他试。',
        en_US: 'Ask three people who know you, “Which of my jobs would go better in your hands?” Then let one of them try.',
      },
    ],
  },
  {
    id: 'useful-lead',
    card: 'useful',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'useful.lead.wood',
        because: ['use:wood'],
        form: ['statement'],
        zh_CN: '一有新东西可学、有个头可开，你就有了精神。因为你的盘里最用得着的是木⟨（用神）⟩，木管的正是生长和起步。',
        en_US:
          'Give you something new to learn or to begin, and you come alive. That’s because wood, the element of growth and beginnings, is what your chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.fire',
        because: ['use:fire'],
        form: ['statement'],
        zh_CN: '有人看着、有人应着，你做什么都好三分。因为你的盘里最用得着的是火⟨（用神）⟩，火管的是热闹、名声和被看见。',
        en_US:
          'Whatever you do goes better when people are watching and answering. That’s because fire, the element of warmth and being seen, is what your chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.earth',
        because: ['use:earth'],
        form: ['statement'],
        zh_CN: '日子一定下来，你就顺了；天天变，你就散。因为你的盘里最用得着的是土⟨（用神）⟩，土管的是安顿、守信和落到实处。',
        en_US:
          'You do well once life is settled, and you come apart when it changes daily. That’s because earth, the element of settling and keeping, is what your chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.metal',
        because: ['use:metal'],
        form: ['statement'],
        zh_CN: '该断的断了，你整个人就轻；样样留着，你最累。因为你的盘里最用得着的是金⟨（用神）⟩，金管的是决断和收尾。',
        en_US:
          'Each time you finish or cut something off, you get lighter, and keeping it all is what tires you. That’s because metal, the element of deciding and closing, is what your chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.water',
        because: ['use:water'],
        form: ['statement'],
        zh_CN: '走动一下，跟人聊一聊，你的结就解了。因为你的盘里最用得着的是水⟨（用神）⟩，水管的是流动、想法和转弯。',
        en_US:
          'Move about or talk it over with somebody, and your knots come undone. That’s because water, the element of moving and thinking, is what your chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.weak-wood',
        because: ['use:wood', 'why:use=fuyi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '有肯长进的人带着你，你就立得住，一个人硬撑反而倒得快。因为你自己的力气偏弱，能扶你起来的是木⟨（身弱，扶抑取木）⟩。',
        en_US:
          'With someone growing beside you you stand up well; propped up alone, you tip over. That’s because your own strength is on the weak side, and wood is what holds you up ⟨(a weak day stem, support)⟩.',
      },
      {
        id: 'useful.lead.weak-fire',
        because: ['use:fire', 'why:use=fuyi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '有人给你打气，你做得成别人以为你做不成的事。因为你自己的力气偏弱，能让你热起来的是火⟨（身弱，扶抑取火）⟩。',
        en_US:
          'With someone cheering you on, you manage what others thought was beyond you. That’s because your own strength is on the weak side, and fire is what warms you up ⟨(a weak day stem, support)⟩.',
      },
      {
        id: 'useful.lead.weak-earth',
        because: ['use:earth', 'why:use=fuyi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '背后有一个稳稳的人、一个稳稳的家，你才敢往前走。因为你自己的力气偏弱，接得住你的是土⟨（身弱，扶抑取土）⟩。',
        en_US:
          'You dare to step forward when there’s somebody steady, or a steady home, behind you. That’s because your own strength is on the weak side, and earth is what catches you ⟨(a weak day stem, support)⟩.',
      },
      {
        id: 'useful.lead.weak-metal',
        because: ['use:metal', 'why:use=fuyi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '规矩清楚、话说明白的地方，你最有底气。因为你自己的力气偏弱，替你撑腰的是金⟨（身弱，扶抑取金）⟩。',
        en_US:
          'You’re most sure of yourself where the rules are clear and people say what they mean. That’s because your own strength is on the weak side, and metal is what backs you ⟨(a weak day stem, support)⟩.',
      },
      {
        id: 'useful.lead.weak-water',
        because: ['use:water', 'why:use=fuyi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '睡够了，问过人了，你才拿得出力气来。因为你自己的力气偏弱，能喂饱你的是水⟨（身弱，扶抑取水）⟩。',
        en_US:
          'You have strength to show once you’ve slept enough and asked around. That’s because your own strength is on the weak side, and water is what fills you ⟨(a weak day stem, support)⟩.',
      },
      {
        id: 'useful.lead.firm-wood',
        because: ['use:wood', 'why:use=fuyi', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你力气足，缺的是一件长得大的事让你去使。因为你的盘偏强，能把这股力气引出去的是木⟨（身强，扶抑取木）⟩。',
        en_US:
          'You have plenty of strength and need something that grows to spend it on. That’s because yours is a strong chart, and wood is what leads the strength out ⟨(a strong day stem, restraint)⟩.',
      },
      {
        id: 'useful.lead.firm-fire',
        because: ['use:fire', 'why:use=fuyi', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你的本事藏着没有用，亮出来才有人接。因为你的盘偏强，能把这股力气用掉的是火⟨（身强，扶抑取火）⟩。',
        en_US:
          'Your abilities do nothing in hiding; once they’re shown, somebody takes them up. That’s because yours is a strong chart, and fire is what puts the strength to use ⟨(a strong day stem, restraint)⟩.',
      },
      {
        id: 'useful.lead.firm-earth',
        because: ['use:earth', 'why:use=fuyi', 'sign:firm'],
        form: ['statement'],
        zh_CN: '给你一摊实实在在的事管，你的劲就不乱跑了。因为你的盘偏强，能让这股力气落地的是土⟨（身强，扶抑取土）⟩。',
        en_US:
          'Put something solid in your charge, and your strength stops running wild. That’s because yours is a strong chart, and earth is what brings the strength to ground ⟨(a strong day stem, restraint)⟩.',
      },
      {
        id: 'useful.lead.firm-metal',
        because: ['use:metal', 'why:use=fuyi', 'sign:firm'],
        form: ['statement'],
        zh_CN: '有人给你划一条线，你反而做得又快又好。因为你的盘偏强，能给这股力气定形的是金⟨（身强，扶抑取金）⟩。',
        en_US:
          'Draw you a line, and you work faster and better for it. That’s because yours is a strong chart, and metal is what gives the strength a shape ⟨(a strong day stem, restraint)⟩.',
      },
      {
        id: 'useful.lead.firm-water',
        because: ['use:water', 'why:use=fuyi', 'sign:firm'],
        form: ['statement'],
        zh_CN: '你闷着的时候跟自己较劲，动起来、说出来就好了。因为你的盘偏强，能让这股力气流出去的是水⟨（身强，扶抑取水）⟩。',
        en_US:
          'Shut in, you fight yourself; on the move and talking, you’re fine. That’s because yours is a strong chart, and water is what lets the strength run out ⟨(a strong day stem, restraint)⟩.',
      },
      {
        id: 'useful.lead.climate-fire',
        because: ['use:fire', 'why:use=tiaohou'],
        form: ['statement'],
        zh_CN: '你是要先暖过来才动得了的人，屋子冷、人冷，你都做不成事。因为你生在冷的季节，头一样要的就是火⟨（调候取火）⟩。',
        en_US:
          'You have to warm up before you can move, and in a cold room or cold company nothing gets done. That’s because you were born in the cold season, and fire is the first thing it calls for ⟨(climate)⟩.',
      },
      {
        id: 'useful.lead.climate-water',
        because: ['use:water', 'why:use=tiaohou'],
        form: ['statement'],
        zh_CN: '你是要先凉下来才想得清的人，一急，说的做的都不像你。因为你生在热的季节，头一样要的就是水⟨（调候取水）⟩。',
        en_US:
          'You have to cool down before you can think, and in a heat you neither talk nor act like yourself. That’s because you were born in the hot season, and water is the first thing it calls for ⟨(climate)⟩.',
      },
      {
        id: 'useful.lead.bridge',
        because: ['why:use=tongguan'],
        form: ['statement'],
        zh_CN: '你心里常有两股劲对着，中间有样东西隔开，你就好了。因为盘里有两样都重、互相顶着，能从中说合的是{element:use}⟨（通关）⟩。',
        en_US:
          'Two forces in you are often at odds, and with something between them you’re fine. That’s because two elements in your chart are heavy and push against each other, and {element:use} makes peace between them ⟨(mediation)⟩.',
      },
      {
        id: 'useful.lead.following',
        because: ['kind:following'],
        form: ['statement'],
        zh_CN:
          '顺着形势走的时候，你比谁都灵，硬要自己做主反而费力。因为你自己在盘里几乎不占分量，跟着走的{element:use}才帮得上你⟨（从格）⟩。',
        en_US:
          'Going with circumstances you’re quicker than anybody; insisting on your own way costs you. That’s because you yourself weigh almost nothing in the chart, and {element:use}, which goes along, is what helps you ⟨(a following pattern)⟩.',
      },
      {
        id: 'useful.lead.transformed',
        because: ['kind:transformed'],
        form: ['statement'],
        zh_CN:
          '你是换过一回样子的人，照新的样子活，处处都顺。因为你出生那天的字跟旁边的合成了另一样，如今帮你的是{element:use}⟨（化气格）⟩。',
        en_US:
          'You’ve turned into someone else once, and living as the new one goes smoothly. That’s because the sign of your birth day has joined its neighbor and changed, and {element:use} is what helps it now ⟨(a transformed pattern)⟩.',
      },
      {
        id: 'useful.lead.dominant',
        because: ['kind:dominant'],
        form: ['statement'],
        zh_CN:
          '你认准了就一股劲到底，拦你的没用，给你让路的才是帮你。因为整张盘几乎只有一个声音，顺着它的{element:use}最用得着⟨（专旺格）⟩。',
        en_US:
          'Once you’re set on a thing you go all the way; people who block you achieve nothing, and those who make room help. That’s because the chart speaks almost in one voice, and {element:use} runs along with it ⟨(a dominant pattern)⟩.',
      },
    ],
  },
  {
    id: 'useful-lead-child',
    card: 'useful',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'useful.lead.child-wood',
        because: ['use:wood'],
        form: ['statement'],
        zh_CN: '这孩子有新东西看、有东西慢慢长，就安静又高兴。因为孩子的盘里最用得着的是木⟨（用神）⟩，木管的是生长。',
        en_US:
          'This child is calm and happy with something new to look at or something that grows. That’s because wood, the element of growth, is what the chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.child-fire',
        because: ['use:fire'],
        form: ['statement'],
        zh_CN: '有人对着笑、有人应声，这孩子就什么都肯试。因为孩子的盘里最用得着的是火⟨（用神）⟩，火管的是暖和与热闹。',
        en_US:
          'With somebody smiling and answering, this child will try anything. That’s because fire, the element of warmth and company, is what the chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.child-earth',
        because: ['use:earth'],
        form: ['statement'],
        zh_CN: '吃饭睡觉的钟点一定，这孩子就好带。因为孩子的盘里最用得着的是土⟨（用神）⟩，土管的是安稳和习惯。',
        en_US:
          'With fixed hours for meals and sleep, this child is easy to raise. That’s because earth, the element of steadiness and habit, is what the chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.child-metal',
        because: ['use:metal'],
        form: ['statement'],
        zh_CN: '话说得清楚、行就是行不行就是不行，这孩子反而踏实。因为孩子的盘里最用得着的是金⟨（用神）⟩，金管的是分明。',
        en_US:
          'This child feels safest when a yes is a yes and a no is a no. That’s because metal, the element of clear lines, is what the chart can use most ⟨(the useful element)⟩.',
      },
      {
        id: 'useful.lead.child-water',
        because: ['use:water'],
        form: ['statement'],
        zh_CN: '出去走走、玩玩水、听个故事，这孩子的脾气就顺了。因为孩子的盘里最用得着的是水⟨（用神）⟩，水管的是流动。',
        en_US:
          'A walk, a tub of water or a story puts this child in a good mood. That’s because water, the element of flow, is what the chart can use most ⟨(the useful element)⟩.',
      },
    ],
  },
]
