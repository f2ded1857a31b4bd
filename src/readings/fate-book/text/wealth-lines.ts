import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'wealth-lead',
    card: 'wealth',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'wealth.lead.peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN:
          '跟谁一起，你的钱就往哪里去，所以管钱先要看跟谁在一起。⟨比劫在五家里最重|围着你的字里，跟你同类的最多⟩，花销和机会都从身边的人来。',
        en_US:
          'Your money goes where your company goes, so choosing whom to share with is most of the job. ⟨Peers have the largest share of the five|Your own kind is what surrounds you most⟩, and both costs and chances come through people close to you.',
      },
      {
        id: 'wealth.lead.peer-firm',
        because: ['share:most=peer', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '做事你不缺力气，缺的是跟别人不一样的那一点。⟨比劫最重而身强|围着你的多是同类，你自己又有力气⟩，能做的人多，价钱就靠“只有你”来抬。',
        en_US:
          'You have the strength for almost any job, and what you need is something only you can do. ⟨Peers are heaviest, over a strong day master|Your own kind surrounds you, and you’re strong as well⟩, so being different is what raises your price.',
      },
      {
        id: 'wealth.lead.peer-weak',
        because: ['share:most=peer', 'sign:weak'],
        claims: ['helps=peer'],
        form: ['statement'],
        zh_CN:
          '合着做，你比一个人做稳得多。⟨比劫最重，日主仍弱，靠它来帮|围着你最多的是同类，你自己的力气却不够独自扛⟩，身边的人是你真正的本钱。',
        en_US:
          'You do far better together with others than alone. ⟨Peers are heaviest, and a still weak day master leans on them|Your own kind surrounds you most, and your strength alone wouldn’t carry it⟩, so the people beside you are your real capital.',
      },
      {
        id: 'wealth.lead.output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN: '你靠做出来、说出来的东西换钱，靠不了等。⟨食伤在五家里最重|围着你最多的，是往外拿的那一样⟩，东西一拿出手，机会才会来认你。',
        en_US:
          'You earn by what you make and say, and waiting gets you nowhere. ⟨Output has the largest share of the five|What goes out from you weighs most around you⟩, so chances find you once there’s something to see.',
      },
      {
        id: 'wealth.lead.output-firm',
        because: ['share:most=output', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '手上的活就是你的路，做得多也撑得住。⟨食伤最重，日主又强|往外拿的那一样围着你最多，你又有力气供着它⟩，所以你做一样成一样，难处只在挑哪一样。',
        en_US:
          'What your hands do is your way up, and you can keep it going. ⟨Output is heaviest, with a strong day master to feed it|What goes out from you weighs most, and you have the strength to feed it⟩, so the only hard part is deciding what to make.',
      },
      {
        id: 'wealth.lead.output-weak',
        because: ['share:most=output', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你给得快，补得慢，价钱里要算上歇的那一段。⟨食伤最重，泄弱身|围着你最多的是往外拿的那一样，你自己的力气不多⟩，东西是好的，人容易先空。',
        en_US:
          'You give out quickly and refill slowly, so your price has to include the rest. ⟨Output is heaviest and drains a weak day master|What goes out from you weighs most, and your own strength is limited⟩: the work is good, and you’re the one who runs dry.',
      },
      {
        id: 'wealth.lead.output-thin-wealth',
        because: ['share:most=output', 'share:wealth<=10', 'kind:regular'],
        form: ['statement'],
        zh_CN:
          '东西你做得好，收钱你做得差。⟨食伤最重，财只占{pct:wealth}|围着你最多的是往外拿的那一样，接钱的那一样只占{pct:wealth}⟩，夸你的人总比付你的人多。',
        en_US:
          'You’re good at making things and poor at charging for them. ⟨Output is heaviest, and wealth has {pct:wealth} of the chart|What goes out from you weighs most, and money has {pct:wealth} of the chart⟩, so more people praise you than pay you.',
      },
      {
        id: 'wealth.lead.wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '哪里有机会，你的眼睛先看见，手也先伸过去。⟨财在五家里最重|围着你最多的，是钱和要照管的东西⟩，你一生的功夫，多半花在挑哪一样上。',
        en_US:
          'You see an opening before others do, and your hand is there first. ⟨Wealth has the largest share of the five|Money and things to look after weigh most around you⟩, so much of your skill goes into choosing among them.',
      },
      {
        id: 'wealth.lead.wealth-firm',
        because: ['share:most=wealth', 'sign:firm'],
        form: ['statement'],
        zh_CN: '钱的事你拿得起，放得下，也管得住。⟨财最重，日主又强，身能任财|围着你最多的是钱，你又有力气去接⟩，担子和肩膀刚好配得上。',
        en_US:
          'You can pick money up, put it down and keep it in order. ⟨Wealth is heaviest, and a strong day master can carry it|Money weighs most around you, and you have the strength for it⟩, so the load and the shoulders match.',
      },
      {
        id: 'wealth.lead.wealth-weak',
        because: ['share:most=wealth', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '看得见的机会，你接不下那么多，挑着接才留得住钱。⟨财多身弱|围着你最多的是钱和要照管的东西，你的力气却有限⟩，事情少一半，手里反而稳。',
        en_US:
          'You see more openings than you can take, and you keep more money by taking few. ⟨There’s much wealth over a weak day master|Money and things to look after weigh most around you, and your strength is limited⟩, so half as much on your plate leaves you steadier.',
      },
      {
        id: 'wealth.lead.officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN: '你在有规矩、有位置的地方挣得最稳。⟨官杀在五家里最重|围着你最多的，是规矩和压下来的事⟩，名分定了，钱才跟着定。',
        en_US:
          'You earn most steadily where there are rules and a place for you. ⟨Officers have the largest share of the five|Rules and pressure weigh most around you⟩, so once your position is settled, the money settles too.',
      },
      {
        id: 'wealth.lead.officer-firm',
        because: ['share:most=officer', 'sign:firm'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '难的、要担责任的事，你接得住，也靠它往上走。⟨官杀最重，日主又强|围着你最多的是规矩和压力，你又有力气扛⟩，别人躲的那一份，常是你的价钱。',
        en_US:
          'You can take on what’s hard and carries responsibility, and it’s how you rise. ⟨Officers are heaviest, over a strong day master|Pressure weighs most around you, and you’re strong enough for it⟩, so what others avoid is often what you get paid for.',
      },
      {
        id: 'wealth.lead.officer-weak',
        because: ['share:most=officer', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '别人的期限和要求，总比你自己的打算先到。⟨官杀最重而身弱|围着你最多的是规矩和压力，你的力气却不多⟩，所以先问清该做哪些、值多少，是你最要紧的一课。',
        en_US:
          'Other people’s deadlines get to you before your own plans do. ⟨Officers are heaviest over a weak day master|Rules and pressure weigh most around you, and your strength is limited⟩, so asking what is yours to do, and what it’s worth, is your most useful habit.',
      },
      {
        id: 'wealth.lead.resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN: '你先学会，再挣钱，中间那一段比别人长。⟨印在五家里最重|围着你最多的，是教你养你的那一样⟩，底子厚，出手就慢。',
        en_US:
          'You learn first and earn later, and the stretch between is longer than other people’s. ⟨Resource has the largest share of the five|What teaches and feeds you weighs most around you⟩, so the ground is good and the start is slow.',
      },
      {
        id: 'wealth.lead.resource-firm',
        because: ['share:most=resource', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '你懂的、存的都多，拿出来换钱的少。⟨印最重，日主又强|围着你最多的是教你养你的那一样，你自己也不缺力气⟩，不急着出门，是因为家里什么都有。',
        en_US:
          'You know and keep a great deal, and little of it gets sold. ⟨Resource is heaviest, over a strong day master|What teaches and feeds you weighs most, and you’re strong as well⟩; you’re in no hurry to go out because nothing is missing at home.',
      },
      {
        id: 'wealth.lead.resource-weak',
        because: ['share:most=resource', 'sign:weak'],
        claims: ['helps=resource'],
        form: ['statement'],
        zh_CN:
          '信得过你的人，是你最稳的一条钱路。⟨印最重，护着弱身|围着你最多的是护你的那一样，你自己的力气不多⟩，有人引荐的事，比自己闯来的做得长。',
        en_US:
          'People who trust you are your safest way to money. ⟨Resource is heaviest and shelters a weak day master|What protects you weighs most around you, and your own strength is limited⟩, so what you’re recommended for lasts longer than what you go and win.',
      },
      {
        id: 'wealth.lead.none-firm',
        because: ['no:wealth', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '做得好不好，你比值多少钱看得重。⟨八字无财，日主又强|盘里管钱的那一样一点也没有，力气却足⟩，本事从来不缺，标价的念头来得晚。',
        en_US:
          'If it’s well made matters more to you than what it’s worth. ⟨There’s no wealth in the chart, under a strong day master|The element that stands for money is missing from your chart, and you’re strong⟩, so skill is never short and the thought of a price comes late.',
      },
      {
        id: 'wealth.lead.none',
        because: ['no:wealth'],
        form: ['statement'],
        zh_CN: '钱牵不动你，你也不大记得它。⟨八字无财，露的藏的都没有|盘里管钱的那一样一点也没有⟩，日子按别的尺子量，账要靠旁的办法来记。',
        en_US:
          'Money doesn’t pull you, and you hardly remember it. ⟨There’s no wealth in the chart, shown or hidden|The element that stands for money is missing from your chart⟩, so you measure your days by something else and need help to keep the books.',
      },
      {
        id: 'wealth.lead.little-firm',
        because: ['share:wealth<=10', 'has:wealth', 'sign:firm'],
        form: ['statement'],
        zh_CN: '有十分力气，你只拿两三分去换钱。⟨身强而财只占{pct:wealth}|你力气足，钱的那一样却只占{pct:wealth}⟩，缺的是出口，不缺本事。',
        en_US:
          'Of all the strength you have, little goes into earning. ⟨The day master is strong, and wealth has {pct:wealth} of the chart|You’re strong, and money has {pct:wealth} of the chart⟩, so what’s missing is a way out for it, since you have the ability.',
      },
      {
        id: 'wealth.lead.little-weak',
        because: ['share:wealth<=10', 'has:wealth', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你的钱细水长流，经不起大进大出。⟨身弱而财只占{pct:wealth}|你力气不多，钱的那一样也只占{pct:wealth}⟩，守得住小数，比去追大数合算。',
        en_US:
          'Yours is a small, steady stream of money that can’t stand big swings. ⟨The day master is weak, and wealth has {pct:wealth} of the chart|Your strength is limited, and money has {pct:wealth} of the chart⟩, so keeping small sums pays better than chasing large ones.',
      },
      {
        id: 'wealth.lead.much-firm',
        because: ['share:wealth>=25', 'sign:firm'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN: '大一点的数目，交到你手里不慌。⟨身强，财占{pct:wealth}|你力气足，钱的那一样占{pct:wealth}⟩，两边都够分量，事情就铺得开。',
        en_US:
          'You stay calm with larger sums in your hands. ⟨The day master is strong, and wealth has {pct:wealth} of the chart|You’re strong, and money has {pct:wealth} of the chart⟩: both sides carry weight, so things can grow.',
      },
      {
        id: 'wealth.lead.much-even',
        because: ['share:wealth>=25', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '端得平钱，是你的本事；再多添一点，就要晃了。⟨日主中平，财占{pct:wealth}|你的力气不多不少，钱的那一样占{pct:wealth}⟩，眼下的分量正好。',
        en_US:
          'Carrying money level is your gift, and a little more would make it sway. ⟨The day master is even, and wealth has {pct:wealth} of the chart|Your strength is middling, and money has {pct:wealth} of the chart⟩, so the load as it is suits you.',
      },
      {
        id: 'wealth.lead.much-weak',
        because: ['share:wealth>=35', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '手里经过的，总比留下的多。⟨身弱，财占{pct:wealth}|你力气有限，钱和要照管的东西却占{pct:wealth}⟩，东西围着你转，你也围着东西转。',
        en_US:
          'More passes through your hands than stays in them. ⟨The day master is weak, and wealth has {pct:wealth} of the chart|Your strength is limited, and money and things to look after have {pct:wealth} of the chart⟩, so you run around them as much as they run around you.',
      },
      {
        id: 'wealth.lead.following',
        because: ['kind:following'],
        form: ['statement'],
        zh_CN: '跟着大势走，你挣得轻松；自己硬撑，反而费力。⟨从格|整张盘只往一边走，自己那一点不去争⟩，所以站在哪里，比使多大劲要紧。',
        en_US:
          'You do well going with the general current and badly holding out against it. ⟨Yours is a following pattern|The whole chart runs one way, and your own part doesn’t contend⟩, so where you stand counts for more than how hard you work.',
      },
      {
        id: 'wealth.lead.dominant',
        because: ['kind:dominant'],
        form: ['statement'],
        zh_CN: '一样做到底，你最值钱；样样都沾，你就平常了。⟨专旺格|整张盘几乎只有一股劲⟩，劲往一处使，才没有人替得了你。',
        en_US:
          'You’re worth most when you take one thing to its end, and ordinary when you try everything. ⟨Yours is a dominant pattern|The chart is nearly all one force⟩, and spent in one place, it makes you hard to replace.',
      },
      {
        id: 'wealth.lead.transformed',
        because: ['kind:transformed'],
        form: ['statement'],
        zh_CN:
          '换了地方、换了搭档，你做事的样子就跟着换。⟨化气格：日干合化成另一样|你本来的那一样跟旁边的合在一起，变成了另一样⟩，跟对人，比选对行更管用。',
        en_US:
          'With a new place or a new partner, your whole way of working changes. ⟨A transformed pattern: the day stem has combined and changed element|What you were has joined its neighbor and become another element⟩, so the right people help you more than the right trade.',
      },
    ],
  },
  {
    id: 'wealth-lead-child',
    card: 'wealth',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'wealth.lead.child-peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN: '玩具也好，差事也好，孩子喜欢跟别人一样有一份。⟨比劫在五家里最重|围着这孩子的字里，同类最多⟩，独自一个没劲，有伴就肯动手。',
        en_US:
          'With toys and with chores, your child wants the same share as everyone else. ⟨Peers have the largest share of the five|Your child’s own kind weighs most in the chart⟩: alone it’s dull, and with company the hands get going.',
      },
      {
        id: 'wealth.lead.child-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '一样东西到手，这孩子总要拆开、改一改、再拿给人看。⟨食伤在五家里最重|围着这孩子最多的，是往外拿的那一样⟩，做的时候最投入，收拾就轮到你们。',
        en_US:
          'Whatever your child gets hold of is taken apart, changed and shown to someone. ⟨Output has the largest share of the five|What goes outward weighs most in the chart⟩, so the making gets all the attention, and the clearing up is left to you.',
      },
      {
        id: 'wealth.lead.child-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '自己的东西放在哪里，孩子心里有数，少了一样马上知道。⟨财在五家里最重|围着这孩子最多的，是东西和要照管的事⟩，交给他看管的，多半看得牢。',
        en_US:
          'Your child knows where every belonging is and notices at once when one is gone. ⟨Wealth has the largest share of the five|Things and looking after things weigh most in the chart⟩, so whatever is put in those hands is mostly well kept.',
      },
      {
        id: 'wealth.lead.child-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN: '说好的规矩，这孩子记得比大人牢。⟨官杀在五家里最重|围着这孩子最多的，是规矩和要求⟩，事情交代得清楚就肯做，含糊了会不安。',
        en_US:
          'Rules that were agreed on, your child remembers better than the adults do. ⟨Officers have the largest share of the five|Rules and expectations weigh most in the chart⟩, so a clear task gets done, and a vague one makes for unease.',
      },
      {
        id: 'wealth.lead.child-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '新东西到面前，孩子先看，看够了才伸手。⟨印在五家里最重|围着这孩子最多的，是教与护的那一样⟩，有人在旁边陪着做一遍，往后就自己会做。',
        en_US:
          'Shown something new, your child looks first and reaches out only after looking long enough. ⟨Resource has the largest share of the five|Teaching and shelter weigh most in the chart⟩, so once somebody has done it alongside, it gets done alone.',
      },
    ],
  },
  {
    id: 'wealth-line',
    card: 'wealth',
    role: 'line',
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.line.nickname',
        because: ['share:peer>=40', 'share:wealth<=10', 'has:wealth'],
        zh_CN: '叫你破费的人，都叫得出你的小名。',
        en_US: 'The people who cost you money all know your nickname.',
      },
      {
        id: 'wealth.line.river-by-spoon',
        because: ['stems:wealth>=2', 'sign:weak', 'kind:regular'],
        zh_CN: '经手的是一条河，进口的是一勺。',
        en_US: 'A river runs through your hands, and you drink by the spoon.',
      },
      {
        id: 'wealth.line.buried-firm',
        because: ['stems:no-wealth', 'has:wealth', 'sign:firm', 'kind:regular'],
        zh_CN: '钱埋在自家院里，邻居当是菜地。',
        en_US: 'The money lies under the vegetable patch. The neighbors compliment you on the lettuce.',
      },
      {
        id: 'wealth.line.cellar',
        because: ['stems:no-wealth', 'has:wealth', 'sign:even'],
        zh_CN: '看着是平地，底下有一口窖。',
        en_US: 'Level ground to look at, with a cellar underneath.',
      },
      {
        id: 'wealth.line.buried-weak',
        because: ['stems:no-wealth', 'has:wealth', 'sign:weak', 'kind:regular'],
        zh_CN: '账上有，脸上没有，价要自己报。',
        en_US: 'The account has it and your face doesn’t show it. Quote your own price.',
      },
      {
        id: 'wealth.line.shown-firm',
        because: ['stems:wealth', 'sign:firm'],
        zh_CN: '钱认得你的门，你也搬得动它。',
        en_US: 'Money knows your door, and you can lift it.',
      },
      {
        id: 'wealth.line.level-bowl',
        because: ['stems:wealth', 'sign:even'],
        zh_CN: '担子挑得平，别让人再往上加。',
        en_US: 'The load rides level. Don’t let them put more on it.',
      },
      {
        id: 'wealth.line.sit-down-first',
        because: ['stems:wealth', 'sign:weak', 'kind:regular'],
        zh_CN: '钱站在亮处，你在喘气，坐下再谈。',
        en_US: 'The money stands in the light, and you’re out of breath. Sit down before you bargain.',
      },
      {
        id: 'wealth.line.none',
        because: ['no:wealth'],
        zh_CN: '别人数钱的时候，你在看活儿好不好。',
        en_US: 'While others count the money, you look at how the thing was made.',
      },
      {
        id: 'wealth.line.tide',
        because: ['kind:following'],
        zh_CN: '跟对潮头，比划得快要紧。',
        en_US: 'Which tide you follow matters more than how hard you row.',
      },
      {
        id: 'wealth.line.dominant',
        because: ['kind:dominant'],
        zh_CN: '只卖一样，卖到别人不敢卖。',
        en_US: 'Sell one thing, until nobody else dares to.',
      },
      {
        id: 'wealth.line.transformed',
        because: ['kind:transformed'],
        zh_CN: '挑行先挑人，人对了，你就成了。',
        en_US: 'Choose the people first. You’ll turn into what they need.',
      },
      {
        id: 'wealth.line.tickets',
        because: ['share:most=output', 'share:wealth<=10', 'kind:regular'],
        zh_CN: '满堂喝彩，门口没人卖票。',
        en_US: 'The house is full, and nobody sold tickets.',
      },
      {
        id: 'wealth.line.short-road',
        because: ['share:output>=20', 'share:wealth>=20', 'kind:regular'],
        says: ['wealth.hand=fast'],
        zh_CN: '手快，钱路短，歇脚的地方也少。',
        en_US: 'Quick hands make a short road to money, with few benches along it.',
      },
      {
        id: 'wealth.line.granary',
        because: ['share:most=resource', 'sign:firm'],
        zh_CN: '粮仓满的人，不急着开门做买卖。',
        en_US: 'Whoever has a full granary is in no hurry to open shop.',
      },
      {
        id: 'wealth.line.stamp',
        because: ['share:officer>=20', 'share:resource>=18'],
        zh_CN: '你值多少，常要别人盖个章。',
        en_US: 'What you’re worth tends to need somebody else’s stamp.',
      },
      {
        id: 'wealth.line.pressed',
        because: ['share:most=officer', 'share:resource<=8', 'kind:regular'],
        says: ['wealth.haggle=yields'],
        claims: ['presumes=work'],
        zh_CN: '活一件件递来，价一回回忘谈。',
        en_US: 'The tasks keep coming up. The price keeps not coming up.',
      },
      {
        id: 'wealth.line.rival',
        because: ['god:month=jiecai'],
        claims: ['presumes=work'],
        zh_CN: '最懂你那份活的人，也在等你那份钱。',
        en_US: 'The one who best understands your work is also waiting for your share.',
      },
      {
        id: 'wealth.line.last-stretch',
        because: ['god:hour=wealth', 'void:hour'],
        zh_CN: '快到手的那一截路，最费鞋。',
        en_US: 'The last stretch before the money is the one that wears out shoes.',
      },
      {
        id: 'wealth.line.drawer',
        because: ['god:month=wealth', 'void:month'],
        claims: ['presumes=work'],
        zh_CN: '名字挂你的，章在别人抽屉里。',
        en_US: 'Your name is on the door, and somebody else has the final signature.',
      },
      {
        id: 'wealth.line.keys',
        because: ['star:guoyinguiren=month', 'stems:no-officer'],
        claims: ['presumes=work'],
        zh_CN: '钥匙放心交给你，椅子还没人提。',
        en_US: 'Everyone trusts you with the keys. Nobody has mentioned a title.',
      },
      {
        id: 'wealth.line.two-bosses',
        because: ['stems:zhengguan', 'stems:qisha'],
        claims: ['presumes=work'],
        zh_CN: '两位上司各说一句，走廊你走了两趟。',
        en_US: 'Two bosses, one sentence each, and you’ve walked the corridor twice.',
      },
      {
        id: 'wealth.line.slow-table',
        because: ['stems:qisha', 'stems:shishen'],
        says: ['wealth.hand=slow'],
        claims: ['presumes=work'],
        zh_CN: '越是急的人，越要坐你那张慢桌子。',
        en_US: 'The more hurried they are, the more they need your slow table.',
      },
      {
        id: 'wealth.line.sold-out',
        because: ['pattern:shangguange', 'likes:wealth'],
        zh_CN: '先有人买你的话，才有人买你的货。',
        en_US: 'People buy your talk first, and the goods afterward.',
      },
      {
        id: 'wealth.line.low-flame',
        because: ['pattern:shishenge', 'likes:wealth'],
        zh_CN: '火小一点，锅里的才卖得上价。',
        en_US: 'A lower flame, and what’s in the pot sells for more.',
      },
      {
        id: 'wealth.line.on-fire',
        because: ['pattern:qishage'],
        claims: ['presumes=work'],
        zh_CN: '太平时没人找你，价要在乱时谈。',
        en_US: 'Nobody calls when it’s calm, so settle the price while it’s burning.',
      },
      {
        id: 'wealth.line.chair',
        because: ['pattern:zhengguange'],
        claims: ['presumes=career'],
        zh_CN: '椅子会有人给，数目得自己开口。',
        en_US: 'The chair will be offered. The figure you’ll have to ask for.',
      },
      {
        id: 'wealth.line.own-bowl',
        because: ['pattern:jianluge'],
        zh_CN: '饭碗是自己的，只差一个大屋檐。',
        en_US: 'You can feed yourself. What you could use is a bigger roof.',
      },
      {
        id: 'wealth.line.one-of-us',
        because: ['stems:peer>=2', 'stems:no-wealth'],
        zh_CN: '人人当你是自己人，自己人最难开价。',
        en_US: 'Everybody counts you as one of them, the hardest place from which to name a price.',
      },
      {
        id: 'wealth.line.stations',
        because: ['star:yima=month'],
        claims: ['presumes=work'],
        zh_CN: '你的钱，总有一段挣在两站之间。',
        en_US: 'Some of your pay is always earned between stations.',
      },
      {
        id: 'wealth.line.after-dark',
        because: ['god:hour=piancai'],
        claims: ['presumes=work'],
        zh_CN: '天黑以后，你的生意才亮灯。',
        en_US: 'Your own business lights up when the day’s work is done.',
      },
      {
        id: 'wealth.line.front-door',
        because: ['no:piancai', 'has:zhengcai'],
        zh_CN: '钱走正门来，慢，带着票据。',
        en_US: 'Money comes to you slowly, by the front door, with its papers.',
      },
      {
        id: 'wealth.line.same-pot',
        because: ['no:zhengcai', 'has:piancai'],
        zh_CN: '这个月吃肉，下个月喝汤，锅别换大。',
        en_US: 'Steak this month, soup the next. Don’t buy a bigger pot.',
      },
      {
        id: 'wealth.line.wood-little',
        because: ['day:wood', 'share:wealth<=10', 'has:wealth'],
        zh_CN: '根浅的树，先别忙着挂果。',
        en_US: 'A tree with shallow roots shouldn’t hurry to bear fruit.',
      },
      {
        id: 'wealth.line.fire-little',
        because: ['day:fire', 'share:wealth<=10', 'has:wealth'],
        zh_CN: '话都讲热了，字还没签。',
        en_US: 'The talk is warm already, and nothing has been signed.',
      },
      {
        id: 'wealth.line.earth-little',
        because: ['day:earth', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=water'],
        zh_CN: '货架齐了，路上没人，得出门去迎。',
        en_US: 'Everything’s on the shelf and nobody’s on the road. Go out to meet them.',
      },
      {
        id: 'wealth.line.metal-little',
        because: ['day:metal', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=wood'],
        zh_CN: '剪刀太勤，园子长不起来。',
        en_US: 'With shears as busy as these, no garden grows.',
      },
      {
        id: 'wealth.line.water-little',
        because: ['day:water', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=fire'],
        zh_CN: '好货沉在水底，捞一件上来见光。',
        en_US: 'Good things are lying at the bottom. Bring one up into the light.',
      },
      {
        id: 'wealth.line.wood-much',
        because: ['day:wood', 'share:wealth>=25'],
        claims: ['burdens=earth', 'presumes=money'],
        zh_CN: '仓库比钱包满，卖空一架再进货。',
        en_US: 'The storeroom is fuller than the wallet. Sell a shelf before you buy one.',
      },
      {
        id: 'wealth.line.fire-much',
        because: ['day:fire', 'share:wealth>=25'],
        zh_CN: '硬货堆成山，一回只拿一块到火边。',
        en_US: 'A mountain of hard goods. Bring one piece at a time to the fire.',
      },
      {
        id: 'wealth.line.earth-much',
        because: ['day:earth', 'share:wealth>=25'],
        zh_CN: '门前是一条河，别想整条接回家。',
        en_US: 'There’s a river at your door. You needn’t carry all of it in.',
      },
      {
        id: 'wealth.line.metal-much',
        because: ['day:metal', 'share:wealth>=25'],
        zh_CN: '满园的木料，今年只做一张桌子。',
        en_US: 'A yard full of timber. This year, make one table.',
      },
      {
        id: 'wealth.line.water-much',
        because: ['day:water', 'share:wealth>=25'],
        zh_CN: '越亮的地方，越要记得几点回家。',
        en_US: 'The brighter the place, the more you need to know when you’re going home.',
      },
    ],
  },
  {
    id: 'wealth-todo',
    card: 'wealth',
    role: 'todo',
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.todo.fronted',
        because: ['share:peer>=25', 'share:wealth<=12'],
        claims: ['presumes=money'],
        zh_CN: '找出最近一笔没要回的垫款，今天发一条消息，写上数目和日子。',
        en_US: 'Find the last sum you fronted and never got back. Send one message today with the amount and a date.',
      },
      {
        id: 'wealth.todo.lend-the-good-one',
        because: ['stems:no-wealth', 'has:wealth', 'sign:firm'],
        zh_CN: '请一位朋友到家里，用一次你悄悄买下的好东西，告诉对方多少钱买的。',
        en_US: 'Have a friend over, let them use one of the good things you bought quietly, and tell them what it cost.',
      },
      {
        id: 'wealth.todo.budget-first',
        because: ['stems:no-wealth', 'has:wealth', 'sign:even'],
        zh_CN: '下次有人向你推销，先报一个预算的准数，再听对方讲。',
        en_US: 'The next time someone sells you something, name your exact budget before they begin.',
      },
      {
        id: 'wealth.todo.unsent-invoice',
        because: ['stems:no-wealth', 'has:wealth', 'sign:weak', 'kind:regular'],
        zh_CN: '挑上个月白帮的一次忙，在心里给它标个真价，下回同样的忙，先把这个数报出来。',
        en_US: 'Take one favor you did last month and put the real price on it. The next time it’s asked of you, say that figure first.',
      },
      {
        id: 'wealth.todo.day-rate',
        because: ['stems:wealth', 'sign:firm'],
        zh_CN: '今年到手最大的一笔钱，算一算花了几个整天，把一天的价写在卡片上。',
        en_US: 'Take the largest sum you got this year, count the whole days it cost, and write the price of one day on a card.',
      },
      {
        id: 'wealth.todo.hours-on-the-fridge',
        because: ['stems:wealth', 'sign:even'],
        zh_CN: '挑一件能换钱的活，从坐下掐表掐到交出去，看看自己一个钟头到底值多少。',
        en_US: 'Time one piece of paid work from sitting down to handing it over, and see what an hour of yours really sells for.',
      },
      {
        id: 'wealth.todo.two-sentences',
        because: ['stems:wealth', 'sign:weak', 'kind:regular'],
        zh_CN: '挑一个你一直推不掉的小活，把推辞的两句话写好，今天发出去。',
        en_US: 'Choose the small job you keep failing to refuse. Write the two sentences it takes, and send them today.',
      },
      {
        id: 'wealth.todo.guess',
        because: ['no:wealth'],
        zh_CN: '猜一猜钱包里现在有多少，出声说出来，再打开看差多少。',
        en_US: 'Say aloud how much is in your wallet right now. Then open it and see how far off you were.',
      },
      {
        id: 'wealth.todo.tea',
        because: ['kind:following'],
        zh_CN: '想想这半年谁的生意最旺，约来喝杯茶，问一句眼下缺什么。',
        en_US: 'Have tea with whoever’s business is rising this half year, and ask what they’re short of.',
      },
      {
        id: 'wealth.todo.one-sentence',
        because: ['kind:dominant'],
        zh_CN: '把你做的事减到一句话，念给三个人听，看谁当场听懂。',
        en_US: 'Cut what you do to one sentence, say it to three people, and see who gets it at once.',
      },
      {
        id: 'wealth.todo.three-skills',
        because: ['kind:transformed'],
        zh_CN: '前一件事教会你的本事，挑一样眼下还用得上的，这星期再用一次。',
        en_US: 'Of what the last thing you did taught you, pick one skill that still works and use it again this week.',
      },
      {
        id: 'wealth.todo.last-mile',
        because: ['god:hour=wealth', 'void:hour'],
        zh_CN: '翻出没退的押金和没结的尾款，挑最大的一笔，明天打电话。',
        en_US: 'Go through every deposit not returned and every balance unpaid. Tomorrow, phone about the largest.',
      },
      {
        id: 'wealth.todo.half-finished',
        because: ['share:output<=8', 'sign:firm'],
        zh_CN: '一样搁了一年以上的半成品，这周搬到别人看得见的地方，标上价。',
        en_US: 'Take something half finished that you’ve kept for over a year, put it where people can see it, and mark a price.',
      },
      {
        id: 'wealth.todo.for-sale',
        because: ['share:output>=25', 'share:wealth<=10'],
        zh_CN: '从夸过你的人里挑三位，各发一句：这个可以买，价钱多少。',
        en_US: 'Choose three people who’ve praised your work, and tell each in one line that it’s for sale, and at what price.',
      },
      {
        id: 'wealth.todo.who-and-how-much',
        because: ['share:officer>=25', 'share:resource<=8'],
        claims: ['presumes=work'],
        zh_CN: '最近派给你的事里，挑一件没说好价的，今天去补问一声。',
        en_US: 'Among the last things you were handed, pick one with no price agreed, and go and ask today.',
      },
      {
        id: 'wealth.todo.hand-over-one',
        because: ['stems:zhengguan', 'sign:firm'],
        claims: ['presumes=work'],
        zh_CN: '打印机、会议室、群通知，挑一样你顺手在管的，当众交给别人。',
        en_US: 'The printer, the meeting rooms, the group notices: pick one you’ve ended up running, and hand it to someone else out loud.',
      },
      {
        id: 'wealth.todo.labels',
        because: ['star:guoyinguiren=month'],
        zh_CN: '给手里替人收着的每把钥匙、每个密码，写上谁托的，托到哪天。',
        en_US: 'Label every key and password you hold for others: from whom, and until when.',
      },
      {
        id: 'wealth.todo.half-page',
        because: ['stems:no-officer', 'share:officer>=20'],
        says: ['wealth.title=press'],
        claims: ['presumes=work'],
        zh_CN: '把去年做成的三件事写成半页纸，约上级二十分钟，只谈这半页。',
        en_US: 'Put three things you finished last year on half a page, book twenty minutes with your boss, and talk about that page only.',
      },
      {
        id: 'wealth.todo.one-contest',
        because: ['god:month=jiecai'],
        claims: ['presumes=work'],
        zh_CN: '跟一位同行约好，今年只比一样，输的请吃饭。',
        en_US: 'Agree with one rival in your trade to compete on a single thing this year. The loser buys dinner.',
      },
      {
        id: 'wealth.todo.cold-water',
        because: ['god:hour=piancai'],
        zh_CN: '把饭桌上老提起的那个主意，讲给一位爱泼冷水的内行听，只讲三分钟。',
        en_US: 'Give the idea you keep bringing up at dinner three minutes in front of an expert who’s known for cold water.',
      },
      {
        id: 'wealth.todo.old-customer',
        because: ['no:piancai', 'has:zhengcai'],
        claims: ['presumes=work'],
        zh_CN: '找一位三年以上的老主顾，问候一声，顺便问还缺什么。',
        en_US: 'Find a customer of three years or more, send a greeting, and ask what else they could use.',
      },
      {
        id: 'wealth.todo.price-of-a-lunch',
        because: ['no:zhengcai', 'has:piancai'],
        zh_CN: '挑一个想了半年的点子，今天花一顿饭钱，试它的头一步。',
        en_US: 'Take an idea you’ve had for half a year, and spend the price of a lunch on its first step today.',
      },
      {
        id: 'wealth.todo.which-page',
        because: ['share:most=resource', 'sign:firm'],
        claims: ['presumes=reading'],
        zh_CN: '从架上抽一本你读透的书，夹张纸条：哪一页，谁肯付钱听。',
        en_US: 'Take down a book you know through and through, and slip a note in it: which page, and who’d pay to hear it.',
      },
      {
        id: 'wealth.todo.old-draft',
        because: ['share:most=output', 'sign:weak', 'kind:regular'],
        zh_CN: '找出最近白送出去的一份草稿，写上该收的价，存成样本。',
        en_US: 'Find the last draft you gave away, write on it what it should have cost, and keep it as a sample.',
      },
      {
        id: 'wealth.todo.not-after-ten',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular'],
        claims: ['presumes=phone'],
        zh_CN: '今晚十点以后不看账，手机里那几个数留到明早，配着早饭看。',
        en_US: 'Tonight, no accounts after ten. Look at the figures tomorrow, over breakfast.',
      },
    ],
  },
]
