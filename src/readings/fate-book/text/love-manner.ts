import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-partner-star',
    card: 'love',
    role: { section: 'manner' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.star.thrift-in-the-seat-thin',
        because: ['main:day=zhengcai', 'sign:weak'],
        says: ['love.wants=care', 'love.served=no'],
        form: ['statement'],
        zh_CN:
          '对方的事你记得牢，自己的事一拖再拖。⟨日支是正财，|你盘里管伴侣的那一格，坐着你要照管的人，⟩而你自己这一边偏弱⟨（身弱）⟩，照管好一个人，力气已经用完。久了你会觉得不公平，又说不出口，因为没人要求过你这样做。家务和操心分一半出去，对方做得不如你细，也还是对方做的；省下来的那一半，够你把自己也照管一次。',
        en_US:
          'You keep track of everything for the other person and let your own things slide. ⟨The day branch is Direct wealth|The place in your chart that stands for home and partner holds someone to look after⟩, and your own side is on the weak side, so one person uses up what strength you have. After a while it feels unfair, and you can’t complain, because nobody asked you to. Half of the chores can go to the other. They will be done less well than you would do them, and they will still be done, with something left over for you.',
      },
      {
        id: 'love.star.thrift-in-the-seat',
        because: ['main:day=zhengcai'],
        says: ['love.wants=care'],
        form: ['statement'],
        zh_CN:
          '你喜欢一个人，是从弄清那个人怎么过日子开始的：几点犯困，怕不怕冷，什么不吃。⟨日支坐着正财，|管伴侣的那一格坐着一股细水长流的照管，⟩你给的好都在日用上。你要的回报也简单，就是对方肯让你管；碰上凡事自己来的人，你会闲得心慌。所以你的感情不怕平淡，怕的是没有用处。对方忙起来不需要你，你就以为不爱了；其实你在那个人的日子里，不必总是有事可做才算在。',
        en_US:
          'You begin to like someone by learning how they live: when they get sleepy, whether they run cold, what they won’t eat. ⟨Direct wealth sits in the day branch|Your chart’s place for a partner is filled with steady, practical care⟩, so your kindness comes as everyday help. What you want back is simple, which is to be allowed. A person who handles everything alone leaves you at a loss. So you aren’t afraid of a quiet life together. You’re afraid of being of no use in it. When the other is busy and needs nothing, you take it for love running out, though you don’t have to be doing something for a person in order to belong there.',
      },
      {
        id: 'love.star.open-hand-in-the-seat-shown',
        because: ['main:day=piancai', 'stems:wealth'],
        says: ['love.wants=care', 'love.spread=many'],
        form: ['statement'],
        zh_CN:
          '你待人大方，而且是对谁都大方⟨（偏财坐日支，财又透干）⟩。外人先得到你的热心，身边那位最后，因为你当那是自己人，不用客气。爱你的人要的不多，只想排在前面一回。',
        en_US:
          'You are generous, and with everyone⟨ (Indirect wealth in the day branch, wealth revealed in the stems)⟩. Outsiders get your attention first and the one beside you last, since that one is family and needs no courtesy. Whoever loves you doesn’t want more than others get. They want to come first now and then.',
      },
      {
        id: 'love.star.open-hand-in-the-seat-hidden',
        because: ['main:day=piancai', 'stems:no-wealth'],
        says: ['love.wants=care'],
        form: ['scene'],
        zh_CN:
          '不年不节，你会抱一箱樱桃回家；到了纪念日，反倒要人提醒。⟨偏财坐在日支，天干一个财也不露，|你的大方只长在家里那一格，外面一点看不见，⟩来的时候是一阵一阵的。外人当你粗心，家里人两样都见过：吃过那箱樱桃，也空等过那一天。',
        en_US:
          'On no occasion at all you come home with a crate of cherries, and on the anniversary somebody has to remind you. ⟨Indirect wealth sits in the day branch and no wealth shows in the stems|Your generous side belongs to home and doesn’t show outside⟩, and it comes in bursts. Outsiders think you careless. The people at home have seen both, the cherries and the evening they waited for nothing.',
      },
      {
        id: 'love.star.terms-in-the-seat-shown',
        because: ['main:day=zhengguan', 'stems:officer'],
        says: ['love.wants=terms'],
        form: ['statement'],
        zh_CN:
          '名分对你要紧。才来往几回，你就想知道朋友问起来该怎么称呼，关系没说定，你住得再近也不踏实。⟨日支坐正官，天干又透官杀，|盘里管伴侣的那一格坐着守约的人，看得见的地方也有同一股劲，⟩所以你要的约，是说给别人听也站得住的约。定下来以后，你比谁都稳，也比谁都难劝：说好的事，情况变了你还照办。对方若是慢性子，小约先立，大约自己会跟上，比如先定哪个节日一起过。',
        en_US:
          'What the two of you are called matters to you. A few dates in, you want to know what to say when a friend asks, and until it’s settled you don’t feel at ease, however close you are. ⟨Direct officer sits in the day branch and one of its kind shows in a stem|The place for a partner in your chart holds someone who keeps promises, and the same trait shows on the outside⟩. So you want a promise you can name in front of other people. Once it’s settled you’re steadier than anyone, and harder to persuade: what was agreed you still do after the situation has changed. If the other is slow, small agreements lead to the large one. Which holiday you’ll spend together is a good first.',
      },
      {
        id: 'love.star.terms-in-the-seat-hidden',
        because: ['main:day=zhengguan', 'stems:no-officer', 'age<=74'],
        says: ['love.wants=terms'],
        form: [],
        zh_CN:
          '外人以为没人管得住你，家里人知道你其实最守规矩。⟨正官坐日支，天干不透官杀，|守约的那股劲只在家里那一格，外面看不出来，⟩晚到一小时，你会先发消息。你肯受管，条件是对方也守。对方头一回失约，你不吵，只是从此少报一次行踪，少到对方察觉，往往已经晚了。',
        en_US:
          'Outsiders think nobody can tell you what to do, and the people at home know how well you keep the rules. ⟨Direct officer sits in the day branch and no stem shows one|The habit of keeping promises belongs to the home part of your chart and doesn’t show outside⟩. Running an hour late, you text first. You accept limits as long as they bind both of you. When a promise to you is broken, you don’t argue. You report a little less each time, and the other notices late.',
      },
      {
        id: 'love.star.pusher-in-the-seat-weak',
        because: ['main:day=qisha', 'sign:weak'],
        says: ['partner.temper=blunt', 'love.steers=other', 'love.word=bends'],
        form: ['order'],
        zh_CN:
          '你爱上的总是主意比你大的人。⟨七杀坐日支，|管伴侣的那一格坐着逼人做决定的劲，⟩你自己力气偏小⟨（身弱）⟩，餐厅、路线、周末，慢慢都成了对方定。跟着走省力，走久了会忘记自己喜欢什么。每周留一件小事由你说了算，小到点哪道菜也行。',
        en_US:
          'You fall for people who have more will than you. ⟨Seven killings sits in the day branch|The place for a partner in your chart holds someone who forces decisions⟩ and your own side is light, so the restaurant, the route and the weekend end up being theirs to choose. Following is restful, and in time you forget what you like. Keep one small thing each week that is yours to decide, down to a single dish.',
      },
      {
        id: 'love.star.pusher-in-the-seat-even',
        because: ['main:day=qisha', 'sign:even'],
        says: ['partner.temper=blunt'],
        form: ['question'],
        zh_CN:
          '谁说了算？你们家常为这个争，又都舍不得停。⟨七杀坐日支，日主中和，|管伴侣的那一格有一股逼人拿主意的劲，跟你的力气差不多大，⟩事事让着你的，你反而不放心，总疑心没听到真话。吵归吵，谁也压不垮谁。',
        en_US:
          'Who decides? You two argue about it all the time and would miss it if you stopped. ⟨Seven killings sits in the day branch of an even chart|The place for a partner holds a push about as strong as you are⟩. Someone who always gives way makes you suspect you haven’t heard the truth. For all the arguing, neither of you gets flattened.',
      },
      {
        id: 'love.star.pusher-in-the-seat-firm',
        because: ['main:day=qisha', 'sign:firm'],
        says: ['partner.temper=blunt'],
        form: ['scene'],
        zh_CN:
          '一盘棋下到半夜，输的那个第二天摆开接着下：你认真过的感情，都有点像这样。你有底气，⟨日支又坐七杀，|管伴侣的那一格又专出跟你较劲的人，⟩从不反驳你的人，处久了就没了意思。好处是日子不闷，两个人都越磨越利落。代价是家里难得安静，累的那一天也得应战。这样的两个人，讲好什么时候不吵，比讲好谁对谁错管用。',
        en_US:
          'A chess game that goes past midnight and is set up again the next day by whoever lost: that’s how your serious loves have gone. You stand firmly on your own feet, and ⟨Seven killings sits in the day branch|the place for a partner in your chart holds someone who pushes back⟩; a person who never objects stops interesting you. Life isn’t dull this way, and you sharpen each other. The price is that home is seldom quiet, and you have to fight on tired days too. For a couple like you, agreeing when not to argue does more good than settling who was right.',
      },
      {
        id: 'love.star.care-in-the-month',
        because: ['god:month=wealth', 'stems:no-officer'],
        says: ['love.wants=care'],
        form: ['statement'],
        zh_CN:
          '你的感情多从帮忙开始：那个人没吃饭，没带伞，表格填不明白，你接了过来。⟨月干透财，天干不见官杀，|盘里看得见的是照管，看不见约定，⟩所以你先动手，后动心，名分拖到最后才提。',
        en_US:
          'With you, love begins as help: they hadn’t eaten, had no umbrella, couldn’t make sense of a form, and you took over. ⟨Wealth stands in the month stem and no officer shows|Care shows openly in your chart and promises don’t⟩. Your hands move before your heart does, and what to call it comes up last.',
      },
      {
        id: 'love.star.care-in-the-hour',
        because: ['god:hour=wealth', 'stems:no-officer'],
        says: ['love.wants=care'],
        form: ['statement'],
        zh_CN:
          '嘴上你不许将来，手上一件件替将来备着。⟨时干透财，不见官杀，|你想照管的人落在管往后日子的那一格，又没有什么催你立约，⟩沙发挑大一号，房间多留一间，从来不解释为什么。对方看不见这些，只听见你没承诺。备好了要说一声，不然那只是一张大了点的沙发。',
        en_US:
          'You don’t promise a future, you get ready for one. ⟨Wealth stands in the hour stem with no officer beside it|The person you’d look after stands in the part of the chart for later years, and nothing there presses you to commit⟩, so you buy the bigger sofa and keep a spare room without explaining why. The other doesn’t see that. They hear only that you’ve made no promise. Unless you say what it’s for, it stays a large sofa.',
      },
      {
        id: 'love.star.care-in-the-year',
        because: ['god:year=wealth', 'stems:no-officer'],
        says: ['love.wants=care', 'help=does-not-ask', 'love.served=no'],
        form: ['statement'],
        zh_CN:
          '照顾人这件事，你从小就会：家里谁爱吃什么，你背得出。⟨年干透财，|照管人的劲落在盘里管祖上和出身的那一格，⟩是从老家带出来的。长大后桌上换了人，你还是先盛饭，后坐下。跟你过日子的人饿不着，只是轮不到他们为你做点什么；别人手一伸，你已经站起来了。让一次，也是给。',
        en_US:
          'Looking after people is something you learned as a child; you could recite who at the table disliked what. ⟨Wealth stands in the year stem|That care stands in the part of your chart for family and origins⟩, so it comes from home. The people at the table have changed, and you still serve before you sit. Nobody goes hungry with you. Nobody gets to do anything for you, either, because you’re on your feet before they can. Letting them is a gift too.',
      },
      {
        id: 'love.star.terms-in-the-month',
        because: ['god:month=officer', 'stems:no-wealth'],
        says: ['love.wants=terms'],
        form: ['statement'],
        zh_CN:
          '喜欢谁，你先把规矩摆公平：谁订票，谁管钱，超支了怎么分，第一次一起出门就列好表。⟨月干透官杀，天干无财，|盘里看得见的是约定，不是照料，⟩有人觉得踏实，有人觉得像在上班。你以为公平就是体贴，对方有时只想被你偏心一回。这个脾气在难的时候值钱：搬家、赶日子、手头紧，别人乱成一团，你手里那张表让两个人都有数。平日里它显得冷，是因为你只在分派的时候开口，很少在分派以外夸一句。',
        en_US:
          'When you like someone, you begin by being fair: who books, who handles the money, how an overrun is split, all in a list before the first trip. ⟨An officer stands in the month stem and no wealth shows|Agreements show openly in your chart, while looking after people does not⟩. Some people feel safe with that, and some feel they’ve come to work. You think fairness is tenderness. Now and then they would like you to be partial. This trait pays in hard times: when you have to move, or catch up, or make do with little, and everyone else is in a muddle, your list tells both of you what comes next. On ordinary days it looks cold, since you speak up to divide the work and seldom to praise how it was done.',
      },
      {
        id: 'love.star.terms-in-the-hour',
        because: ['god:hour=officer', 'stems:no-wealth'],
        says: ['love.wants=terms'],
        form: ['question'],
        zh_CN:
          '然后呢？处得再好，你心里总有这一句。⟨时干透官杀，|约定落在盘里管往后日子的那一格，⟩眼下的甜你收，收完要看日程。对方答“到时候再说”，你当晚就凉了半截。十年的事没人答得出，下个季度的事答得出，这样问，你多半能睡着。',
        en_US:
          'And then what? However good things are, you have that question ready. ⟨An officer stands in the hour stem|Promises stand in the part of your chart for the years to come⟩; you enjoy the present and then look for the schedule. “We’ll see” cools you off by half in one evening. Nobody can answer for ten years. Asked about the next three months, most people can, and that is enough for you to sleep on.',
      },
      {
        id: 'love.star.terms-in-the-year',
        because: ['god:year=officer', 'stems:no-wealth', 'age<=74'],
        says: ['love.wants=terms', 'love.outsiders=in'],
        form: ['statement'],
        zh_CN:
          '你挑人有两张考卷，自己一张，家里一张⟨（年干透官杀）⟩。人还没带回去，你已经替家里盘问过：做什么的，跟谁来往，说话得不得体。哪几题其实是替别人出的，值得先分清。',
        en_US:
          'Anyone you consider takes two exams, one of yours and one of your family’s⟨ (an officer stands in the year stem)⟩. Before anyone comes home with you, you’ve asked what your parents would ask: what work, which friends, what manners. It helps to know which of the questions aren’t your own.',
      },
      {
        id: 'love.star.both-firm',
        because: ['stems:wealth', 'stems:officer', 'sign:firm'],
        says: ['love.wants=both'],
        form: ['statement'],
        zh_CN:
          '你把感情当成两个人合办的一件事：谁做什么，钱怎么管，出了岔子怎么算，都肯摊开讲，讲完照样牵手。⟨财官俱透，你又身强，|盘里照管和约定都看得见，你自己也撑得起，⟩所以你两样都给得出，也两样都要。最怕事情太多太顺，两个人成了好同事。你们需要一些没有用处的时间，什么也不商量，也不为谁做什么。',
        en_US:
          'You treat love as something two people run together. Who does what, how the money is handled, what happens when it goes wrong: you’ll discuss it all and then hold hands. ⟨Wealth and officer both show in the stems, and your self is strong|Both care and promises show openly in your chart, and you’re strong enough for both⟩, so you give both and expect both. The risk is that it all runs so well that you become excellent colleagues. You need time that’s good for nothing, with nothing to settle and nobody to do things for.',
      },
      {
        id: 'love.star.both-even',
        because: ['stems:wealth', 'stems:officer', 'sign:even'],
        says: ['love.wants=both'],
        form: ['statement'],
        zh_CN:
          '平日你记着对方的胃口，一到大事又要一句准话，两副脾气轮着来。⟨财官俱透，日主中和，|盘里照管和约定都看得见，你的力气居中，⟩哪头都不肯放。对方糊涂的是今天轮到哪一副，先说一声，事情就好办一半。两副脾气都是真的。照顾人的那副让对方离不开你，要准话的那副让对方不敢糊弄你；只是两副同时上场的那一天，谁都接不住。',
        en_US:
          'On ordinary days you track what they like to eat, and when it matters you want a plain yes or no. ⟨Wealth and officer both show in the stems, and your strength is even|Both care and promises show in your chart, and your strength lies in the middle⟩, so you drop neither. The other person can’t tell which of the two has come home today. Saying so does half the work. Both are real. The one that looks after people makes you hard to leave, and the one that asks for an answer makes you hard to fool. On a day when both come home at once, nobody can cope with you.',
      },
      {
        id: 'love.star.both-weak',
        because: ['stems:wealth', 'stems:officer', 'sign:weak'],
        says: ['love.wants=both', 'love.served=no'],
        form: ['statement'],
        zh_CN:
          '饭是你做的，道歉也是你先。⟨财官俱透而身弱，|要你照管的和要你守约的都摆在明处，你自己的力气却偏小，⟩一段感情里你总出两份。另一份本来可以是对方的。',
        en_US:
          'You make the dinner and you make the first apology. ⟨Wealth and officer both show in the stems, and your self is weak|Someone to look after and someone to answer to both show in your chart, while your own side is light⟩, so you pay twice in every relationship. Half of that could have been theirs.',
      },
      {
        id: 'love.star.two-officers',
        because: ['stems:zhengguan', 'stems:qisha', 'age<=74'],
        says: ['love.wants=terms'],
        form: ['statement'],
        zh_CN:
          '让你安心的是一类人，让你走神的是另一类，两类你都认真想过。⟨天干正官、七杀并透，|盘里有两股约束人的劲，一股稳，一股烈，都摆在明处，⟩开的条件还不一样。旅行里、酒席上，烈的总显得好。平常日子看得准些：下雨，冰箱空着，这时候你想给谁打电话，答案就是谁。',
        en_US:
          'One kind of person lets you sleep and another keeps you awake, and you’ve thought seriously about both. ⟨Direct officer and Seven killings both show in the stems|Two forces in your chart ask for your loyalty, a steady one and a fierce one, both in plain view⟩, and their conditions differ. On vacation and at parties the fierce one wins. Ordinary days judge better. It’s raining, the fridge is empty, and there is somebody you would like to call.',
      },
      {
        id: 'love.star.two-wealths',
        because: ['stems:zhengcai', 'stems:piancai'],
        says: ['love.wants=care'],
        form: ['statement'],
        zh_CN:
          '你的好有两种：一种细，天天有；一种阔，一晚上花光心思。⟨天干正财、偏财并透，|两种照管人的劲在盘里都看得见，⟩顺手的错法，是细的给了身边人，阔的全给新朋友。身边人不缺照料，缺的是偶尔也当一回新朋友。花钱上也是这样：家里的账算到分，请客的账从不看。两个人对钱的看法不合，多半是因为对方只见过其中一本。两本都摊开，吵就少一半。',
        en_US:
          'You’re kind in two ways, a small one for every day and a lavish one that spends itself in a night. ⟨Direct and Indirect wealth both show in the stems|Both ways of looking after people show in your chart⟩. The easy mistake is to give the small one at home and the lavish one to new acquaintances. The person at home has plenty of care. What they miss is being treated once in a while like somebody new. Money goes the same way, with the household counted to the cent and the treats never counted at all. If the two of you disagree about money, it’s probably because they’ve seen one account and not the other. Showing both ends half the arguments.',
      },
      {
        id: 'love.star.care-kept-in-the-seat',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=wealth'],
        says: ['love.wants=care', 'readable=no'],
        form: ['order'],
        zh_CN:
          '你喜欢谁，外面看不出来，连那个人也要从细处猜⟨（天干不见财官，财只藏在日支）⟩。它只在小地方冒头：多配的一把钥匙，替人留的靠窗位。藏得太好，有人以为没戏，先走了。朋友听说的时候，事情通常已经定了。心里觉得还早的时候，就开口。',
        en_US:
          'Nobody can tell whom you like, and even the person concerned has to guess from details⟨ (no wealth or officer shows in the stems, and wealth lies hidden in the day branch)⟩. It comes out in small things, such as a spare key or a window seat kept free. You hide it so well that some have taken it for a no and left. By the time friends hear of it, it’s settled. Speak sooner than feels safe.',
      },
      {
        id: 'love.star.terms-kept-in-the-seat',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=officer'],
        says: ['love.wants=terms'],
        form: ['list'],
        zh_CN:
          '你心里有几条线，没念给谁听过：不当着外人拆台，答应了不改口，生气不摔门。⟨天干不见财官，官杀只藏在日支，|守约的劲收在家里那一格，外面不露，⟩这约是你自己跟自己签的。对方踩了线，还不知道有线。',
        en_US:
          'There are lines you’ve never read out to anyone: no taking sides against you in company, no unsaying a yes, no slammed doors. ⟨No wealth or officer shows in the stems, and an officer lies hidden in the day branch|Your sense of what is owed is kept in the home part of the chart and doesn’t show⟩, so you’ve signed the contract alone. The other crosses a line without knowing it was there.',
      },
      {
        id: 'love.star.no-care',
        because: ['no:wealth'],
        says: ['love.wants=terms', 'love.fuss=no'],
        form: ['statement'],
        zh_CN: '你待心上人像待一个成年人：不查岗，不催饭，天冷也不提醒加衣⟨（全盘无财）⟩。尊重给得足，嘘寒问暖要靠想起来。',
        en_US:
          'You treat the person you love as an adult, with no checking up, no nagging about meals, no reminders to wear a coat⟨ (there is no wealth anywhere in the chart)⟩. Respect comes easily, and fussing you have to remember.',
      },
      {
        id: 'love.star.no-terms',
        because: ['no:officer'],
        says: ['love.bounds=unwanted'],
        form: ['order'],
        zh_CN:
          '最让你想溜的一句话是“你几点回来”。⟨全盘无官杀，|盘里没有替感情立规矩的那一样，⟩你给人自由，也拿自由，喜欢就在，不喜欢也不装。麻烦在于对方没有准信可拿。不必事事报备，固定一样就好：每晚一句“到家了”。',
        en_US:
          '“When will you be back” is the sentence that makes you want to leave. ⟨There is no officer anywhere in the chart|Nothing in your chart writes rules for love⟩, so you give freedom and take it, and you stay because you like it there. The trouble is that the other has nothing to count on. You needn’t report everything. Fix one point, such as a word each night that you’re home.',
      },
      {
        id: 'love.star.neither',
        because: ['no:wealth', 'no:officer'],
        says: ['met-through=peers'],
        form: ['statement'],
        zh_CN:
          '你认人不按“照管谁、跟谁立约”这一套。古书找姻缘看财看官，你的盘里两样都没有⟨（财官俱无）⟩；这一栏空着，只说明走近你的人另有来路，多半先是朋友、师友、一起做事的人。哪天变了味道，你自己也说不准。这种来路有它的好处，你们先有话说，后有关系，散了场还能做朋友。也有它的难处，起头没有仪式，谁也没问过谁，走到中途才发现两个人想的不是同一件事。',
        en_US:
          'You don’t sort people by whom to look after or whom to make promises to. The classics look for love under those two headings, and your chart has neither⟨ (no wealth, no officer)⟩. That only says people reach you by another road. They tend to come as a friend, a teacher or somebody you do things with, and afterward neither of you can date the change. That road has an advantage: you have things to talk about before you have a relationship, and if it ends you can stay friends. It has a difficulty as well. There was no beginning, neither asked the other, and halfway along you may find you each had something different in mind.',
      },
      {
        id: 'love.star.care-for-many',
        because: ['share:wealth>=35', 'sign:weak', 'stems:wealth>=2'],
        says: ['love.wants=care', 'company=many', 'love.outsiders=in', 'love.spread=many'],
        form: ['statement', 'order'],
        zh_CN:
          '谁有难处都来找你，身边那位反而要排队。⟨财占{pct:wealth}，天干不止一个，身却偏弱，|盘里要你照管的人占{pct:wealth}，你自己这一边偏弱，⟩搬家的、失恋的、没带钥匙的，你一个也推不掉。心上人跟一屋子人分你，分到的是尾巴。今晚先把手机放下，陪身边那一位。',
        en_US:
          'Everybody with a problem comes to you, and the person beside you has to wait in line. ⟨Wealth makes up {pct:wealth} of the chart, with more than one in the stems, and your self is weak|The people you look after make up {pct:wealth} of your chart, and your own side is light⟩. You can’t turn away anyone who is moving, heartbroken or locked out. Your partner shares you with a roomful and gets what’s left. Tonight put the phone away and start with the one beside you.',
      },
      {
        id: 'love.star.terms-of-many',
        because: ['share:officer>=35', 'stems:officer>=2', 'age<=74'],
        says: ['love.wants=terms', 'love.word=bends'],
        form: ['order'],
        zh_CN:
          '跟谁处久了，你就有了谁的口音、谁的辣度、谁的规矩。⟨官杀占{pct:officer}，天干不止一个，|盘里给人立规矩的那股劲占{pct:officer}，⟩你一个个应下来，应得真心，自己那条却不见了。分开以后你会花很久，才想起自己原来爱吃什么。留一条自己的，今天就说出来是哪一条。',
        en_US:
          'After a while with someone you have their accent, their tolerance for chili and their rules. ⟨Officers make up {pct:officer} of the chart, more than one of them in the stems|The forces that lay down rules make up {pct:officer} of your chart⟩. You agree to each in turn and mean it, and your own clause gets lost. When it ends, it takes you a long time to remember what you used to like. Keep one rule of your own, and say today which one it is.',
      },
      {
        id: 'love.star.care-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'share:wealth>=20', 'age<=74'],
        says: ['love.wants=care'],
        form: ['statement'],
        zh_CN:
          '问你喜欢什么样的，你答不上来；人站到面前，你比谁都清楚。⟨财不透干，却占{pct:wealth}，|照管人的那股劲在盘里占{pct:wealth}，可是全藏着，⟩所以你认人靠相处，条件写得再好也没用。一起做顿饭，半天就有数。',
        en_US:
          'Asked what type you like, you have no answer, and with the person in front of you there’s no question. ⟨Wealth shows in no stem, yet it makes up {pct:wealth} of the chart|Care makes up {pct:wealth} of your chart, all of it out of sight⟩, so you know people by spending time with them. A list of qualities tells you nothing. Cooking one meal together tells you everything.',
      },
      {
        id: 'love.star.terms-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'share:officer>=20'],
        says: ['love.wants=terms'],
        form: ['statement'],
        zh_CN:
          '答应过的事，隔了三年你还在照办，对方可能早忘了。⟨官杀不透干，却占{pct:officer}，|守约的那股劲在盘里占{pct:officer}，全藏在看不见的地方，⟩没人见过你守谁的规矩，你也从不提。好在不用人盯，难在对方不知道你早已当真。你当真的那一天，本来值得让人知道。',
        en_US:
          'Something you promised is still being done three years later, and the other may have forgotten it. ⟨Officers show in no stem, yet they make up {pct:officer} of the chart|The habit of keeping promises makes up {pct:officer} of your chart, all of it out of sight⟩. Nobody has seen you follow anyone’s rules, and you don’t mention it. You need no checking. The trouble is that they can’t tell when it became serious for you, and that is a day worth knowing about.',
      },
      {
        id: 'love.star.both-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'has:wealth', 'has:officer'],
        form: ['statement'],
        zh_CN:
          '给你介绍对象的人，不知从何说起。⟨财官都只藏在地支，天干一个不见，|想照管谁，肯服谁，你盘里都有，都藏着，⟩要同走一段路才显出来：谁替谁拎包，谁听谁认路。头几个月的印象，两边都当不得真。',
        en_US:
          'People who try to set you up don’t know where to start. ⟨Wealth and officer are both hidden in the branches, and no stem shows either|Whom you’d look after and whom you’d listen to are both in your chart, and both out of sight⟩. They come out along the way, in who carries the bag and whose directions get followed. First impressions, yours or theirs, don’t count for much.',
      },
    ],
  },
  {
    id: 'love-stem',
    card: 'love',
    role: { section: 'manner' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.jia.meets-its-field',
        because: ['day:jia', 'stems:ji>=1'],
        says: ['love.yields=to-ground'],
        form: [],
        zh_CN:
          '道理上没人说得动你，有一个人一句“先坐下吃饭”，你就坐下了。⟨你是甲木，天干见己，甲己相合，|你是树，盘里正好有一块跟你最合得来的田，⟩你只对脚下的地弯腰。',
        en_US:
          'Arguments don’t move you, but one person says “sit down and eat first,” and you sit. ⟨You’re Jia wood, and a Ji in the stems joins with you|You’re a tree, and your chart has the one kind of soil that suits you best⟩. You bend for the ground you grow in and for little else.',
      },
      {
        id: 'love.jia.grows-people',
        because: ['day:jia', 'stems:ji<=0', 'age<=74'],
        says: ['love.gives=growth', 'love.fuss=yes', 'love.steers=you'],
        form: [],
        zh_CN:
          '你爱一个人，就要带着一起长：替人找课，改文章，催早睡⟨（甲木不见己）⟩。好意长着长着成了功课。对方有时只想在树下歇一会儿。你觉得那是浪费，其实那正是人家来找你的原因。你也容易挑到还没长成的人，觉得那是潜力。等人真的长成了，用不着你教了，你们还剩下什么，这个问题越早想越好。',
        en_US:
          'Loving someone, for you, means helping them grow: you find the course, fix the essay, set the bedtime⟨ (you’re Jia wood with no Ji in the stems)⟩. So kindness turns into homework. Some evenings they only came for the shade. You think that’s a waste of an evening, and it’s the reason they came. You also tend to pick people who aren’t finished, and call it potential. When they have grown up and need no teaching, something else has to be left between you, and it’s better to find out early what that is.',
      },
      {
        id: 'love.yi.on-a-trellis',
        because: ['day:yi', 'sign:supported'],
        says: ['love.pace=slow', 'company=many'],
        form: [],
        zh_CN:
          '想跟你在一起，先得过你那一桌朋友。⟨乙木得势，|你像藤，身边早有人替你搭好架子，⟩用不着抓紧谁，所以松弛，也所以慢。新来的人会觉得自己只是多出的一根竹竿。',
        en_US:
          'Being with you means getting past a table of friends first. ⟨You’re Yi wood, well supported by the other stems|You’re a vine, and people have already built you something to climb⟩, so you don’t need to cling to anyone. That makes you easygoing, and slow. The newcomer can feel like one more stick in the frame.',
      },
      {
        id: 'love.yi.by-curves',
        because: ['day:yi', 'sign:alone'],
        says: ['love.approach=roundabout'],
        claims: ['presumes=drinks'],
        form: [],
        zh_CN:
          '你喜欢谁，从来不走直线：先知道那个人几点下楼买咖啡，过两周你也爱上了那家店。⟨乙木失势，|你像藤，盘里撑你的少，⟩靠近全凭绕，绕到了就不松手。绕得太圆，对方真会当成巧合，也就不知道该谢你什么。有一步是要走直的，哪怕只有一步。',
        en_US:
          'You never go straight toward the one you like. You learn at what hour they go down for coffee, and two weeks later it’s your favorite place too. ⟨You’re Yi wood with little support in the stems|You’re a vine, and your chart gives you little to lean on⟩, so you arrive by detours and then hold on. Do it too well and they’ll believe in coincidence, and won’t know what there is to thank you for. One step has to be straight.',
      },
      {
        id: 'love.bing.turns-shy',
        because: ['day:bing', 'stems:xin>=1'],
        form: [],
        zh_CN:
          '满桌人听你说笑你都不怯，单怕一个人抬眼看你。⟨你是丙火，天干见辛，丙辛相合，|你是太阳一样的火，盘里正有一小块让你收光的金，⟩在那个人面前，你会把笑话的结尾说错。怯的那几秒，对方看得最清楚，也最信。',
        en_US:
          'You can hold a whole table, and one person looking up makes you lose the punch line. ⟨You’re Bing fire, and a Xin in the stems joins with you|You’re fire like the sun, and your chart holds the one small piece of metal that makes you lower your light⟩. Those few shy seconds are what they see most clearly, and believe.',
      },
      {
        id: 'love.bing.shines-on-the-street',
        because: ['day:bing', 'stems:xin<=0'],
        says: ['love.spread=many'],
        form: [],
        zh_CN:
          '你待谁都热，爱你的人迟早要问：我跟别人有什么两样。⟨丙火不见辛，|你是太阳一样的火，盘里看不到那块单单让你收光的金，⟩光照一条街，照不成一扇窗。这个答案要拿得到手里：有一家店只带这个人去，有一件事只跟这个人说，都算。光说“你不一样”，对方信不了几天。反过来，你低落的时候也瞒不住谁，一屋子都觉得天阴了。身边的人会以为是自己惹的；你说一句跟谁无关，大家就都松一口气。',
        en_US:
          'You’re warm with everybody, and those who love you sooner or later ask what makes them different. ⟨You’re Bing fire with no Xin in the stems|You’re fire like the sun, and the one metal that would make you lower your light doesn’t show in your chart⟩, so you light the whole street and no window in particular. The answer has to be something they can hold: a café where you take no one else, a thing you tell no one else. Saying “you’re special” works for a few days. It works the other way too. When you’re low, the whole room feels the weather change, and the one beside you thinks they caused it. A word about what it was lets everybody breathe out.',
      },
      {
        id: 'love.ding.leaves-the-light-on',
        because: ['day:ding', 'sign:in-season'],
        says: ['love.watches=closely', 'love.fuss=yes'],
        form: ['scene'],
        zh_CN:
          '有人晚归，你留的那盏灯不会先关。⟨丁火得令，|你是灯火，生在添柴的月份，⟩暖得久，也照得细：今天顺不顺，对方一进门你就知道。被照着的人有时想躲一躲。',
        en_US:
          'When someone is out late, the light you left on stays on. ⟨You’re Ding fire, born in season|You’re lamplight, born at a time of year that feeds it⟩, so you burn long and see well. As they come in, you know how the day went. A person lit up like that sometimes wants a corner.',
      },
      {
        id: 'love.ding.lights-one-table',
        because: ['day:ding', 'sign:off-season'],
        says: ['company=few', 'love.spread=one'],
        form: [],
        zh_CN:
          '人多的饭局上你几乎不出声，陪你走到车站的那一个，才听得到你说话。⟨丁火失令，|你是灯火，没生在添柴的月份，⟩光够照一张桌子，你就只为一个人点。爱热闹的嫌暗，累了一天的人会一直记得那张桌子。专心是你的好处，也是你的软肋：那一个人没接住，你不会换一张桌子，只会把灯拧小。朋友要等很久才知道你难过，因为你没有第二个可以说的人。',
        en_US:
          'At a crowded dinner you hardly speak, and whoever walks you to the bus hears everything. ⟨You’re Ding fire, born out of season|You’re lamplight, and not born at the time of year that feeds it⟩. There’s enough light for one table, so you keep it for one person. People fond of crowds find it dim. Somebody tired remembers that table for years. That devotion is your strength and your soft spot. If the one person doesn’t respond, you don’t move to another table, you turn the lamp down. It takes friends a long time to learn that you’re sad, since there was no second person you would have told.',
      },
      {
        id: 'love.wu.reached-by-mist',
        because: ['day:wu', 'stems:gui>=1'],
        says: ['partner.temper=soft'],
        form: [],
        zh_CN:
          '打动你的人不吵也不催。⟨戊土见癸，戊癸相合，|你是山，盘里正有一点能润你的细水，⟩那个人每天一条不要紧的消息，一把你忘了带的伞，半年以后你才察觉，自己的行程已经改了。',
        en_US:
          'The person who reaches you neither argues nor hurries. ⟨You’re Wu earth, and a Gui in the stems joins with you|You’re a mountain, and your chart has the fine water that softens it⟩. It takes one unimportant message a day, and the umbrella you’d forgotten. After half a year you notice that your plans have changed.',
      },
      {
        id: 'love.wu.lets-them-climb',
        because: ['day:wu', 'stems:gui<=0'],
        says: ['love.pace=slow', 'readable=no'],
        form: [],
        zh_CN:
          '喜欢你的人，得自己走到你跟前⟨（戊土不见癸）⟩。你站在原地不挪，等对方开了口，才说“我也是”。你以为稳重就是诚意，对方看到的是没有动静。走到一半折回去的有几个，你至今不知道。真在一起以后，你倒是最少变的那个：答应的日子不挪，说过的话不收，对方绕一圈回来，你还在原处。只是在原处这件事，也要偶尔说出口，不然看着像没走心。',
        en_US:
          'Those who liked you had to come all the way⟨ (you’re Wu earth with no Gui in the stems)⟩. You don’t take a step, and say “me too” after they’ve said it. You think steadiness speaks for itself, and they see nothing happening. How many turned around halfway, you’ve never heard. Once you’re together, you’re the one who changes least. The date you agreed on stays, what you said still holds, and when they come back from a detour you’re where they left you. But that, too, has to be said at times. From outside it can look like not caring.',
      },
      {
        id: 'love.ji.takes-it-all-in',
        because: ['day:ji', 'sign:in-season'],
        form: [],
        zh_CN:
          '对方进门倒一通苦水，倒完神清气爽，你还坐在那里。⟨己土得令，|你是田，生在养地力的月份，⟩什么都收，收了也化得开。只是垄上种满别人的烦恼，自己的就没有地方下。你不说，别人就当你没有；一周里有一晚轮到你说，两边都轻。',
        en_US:
          'They come in, pour out the day and feel fine, and you’re still sitting there. ⟨You’re Ji earth, born in season|You’re a field, born at a time of year that makes the soil deep⟩. You take everything in and turn most of it into something useful. But with every row given to another person’s troubles, yours have no bed. Since you don’t mention any, people assume you have none. One evening a week for yours would make it easier on both.',
      },
      {
        id: 'love.ji.small-portions',
        because: ['day:ji', 'sign:off-season'],
        says: ['promise=slow-kept'],
        form: [],
        zh_CN:
          '你从不许大的，给的都是小份：一条消息，一碗汤，送到路口。⟨己土失令，|你是田，没生在养地力的月份，⟩收成有数，答应得就慢。有人嫌少，走了；留下的人要过很久才算得清，这些小份没断过。',
        en_US:
          'You promise nothing large and give in small portions: a message, a bowl of soup, company as far as the corner. ⟨You’re Ji earth, born out of season|You’re a field, not born at the time of year that feeds it⟩; the crop is modest, so you’re slow to promise. Some found it too little and left. Those who stayed can tell you that it never stopped.',
      },
      {
        id: 'love.geng.held-by-a-sleeve',
        because: ['day:geng', 'stems:yi>=1'],
        says: ['partner.temper=soft'],
        form: [],
        zh_CN:
          '跟你讲理的人都输了，拉着你袖子不说话的那个赢了。⟨庚金见乙，乙庚相合，|你是硬金，盘里正有那样专能绕住你的软木，⟩硬话弹得回去，一句轻轻的“算了”，你整晚睡不着。你自己知道软在哪里，所以当着外人，对那个人反而更硬。对方看在眼里，要的只是你回家以后换一副脸。',
        en_US:
          'People who argued with you lost, and the one who held your sleeve and said nothing won. ⟨You’re Geng metal, and a Yi in the stems joins with you|You’re hard metal, and your chart has the soft wood that winds around it⟩. Hard words bounce off, and a mild “never mind” costs you a night’s sleep. You know where the soft spot is, so in company you act harder with that person than with anyone. They notice. They’d only like you to drop it when you’re home.',
      },
      {
        id: 'love.geng.who-was-it',
        because: ['day:geng', 'stems:yi<=0'],
        says: ['love.comfort=solves'],
        form: ['order'],
        zh_CN: '心上人受了委屈，你的第一句是“谁干的”⟨（庚金不见乙）⟩。办法给得快，安慰给得晚。开口前问一声：要我听，还是要我办。',
        en_US:
          'When somebody has hurt the one you love, your first words are “who was it.”⟨ (you’re Geng metal with no Yi in the stems)⟩ Solutions come at once and comfort later. Before you begin, ask which is wanted, an ear or a plan.',
      },
      {
        id: 'love.xin.buried-in-care',
        because: ['day:xin', 'share:resource>=20'],
        says: ['love.space=needed', 'love.served=no'],
        form: [],
        zh_CN:
          '别人替你想得太周到，你道了谢，然后慢慢不回消息。⟨你是辛金，印占{pct:resource}，|你像首饰，护着你的土在盘里占{pct:resource}，⟩疼你的人一样一样替你定：鞋买好了，菜点好了，连该难过几天也有人管。你要的是自己挑，挑错了也没人念叨。这话说出来不伤人，不说，对方只会照顾得更密。',
        en_US:
          'When people think of everything for you, you say thank you and then answer fewer and fewer messages. ⟨You’re Xin metal, and resource makes up {pct:resource} of the chart|You’re like a piece of jewelry, and the earth that protects it makes up {pct:resource} of your chart⟩. The ones who love you decide it all: shoes bought, dinner ordered, even how long you may be sad. You’d like to choose, and to choose wrong without hearing about it. Saying that hurts nobody. Without it they’ll only look after you harder.',
      },
      {
        id: 'love.xin.small-marks',
        because: ['day:xin', 'share:resource<=20'],
        says: ['detail=fine'],
        form: [],
        zh_CN:
          '让你动心的是小地方：用词准，袖口干净，还来的书没有折角。⟨辛金而印轻，|你像磨亮的金，盘里护着它的土只占{pct:resource}，⟩看人细，也容易留印子。一句粗心的话，对方中午就忘了，你还站在原处。当天说，是一句话；隔周再说，就成了账。',
        en_US:
          'What wins you is small: the exact word, a clean cuff, a book returned with its corners straight. ⟨You’re Xin metal, and resource is only {pct:resource} of the chart|You’re like polished metal, and the earth that would protect it is only {pct:resource} of your chart⟩. You look closely, and each knock leaves a mark. They’ve forgotten the careless remark by noon. Said that day, it’s one sentence. Said a week later, it’s a bill.',
      },
      {
        id: 'love.ren.wants-banks',
        because: ['day:ren', 'share:officer>=18'],
        says: ['love.bounds=wanted'],
        form: [],
        zh_CN:
          '你嘴上嫌人管，跟得久的却都是敢对你说“到此为止”的人。⟨壬水以土为官，占{pct:officer}，|你是大水，盘里当岸的土占{pct:officer}，⟩有岸，水才走成一条河。这种话要说得清楚，也要说得早。',
        en_US:
          'You complain about being held back, and the people you’ve stayed with are the ones who dared to say “this far.” ⟨You’re Ren water, and the earth that is your officer makes up {pct:officer} of the chart|You’re a great water, and the earth that serves as its banks makes up {pct:officer} of your chart⟩. Banks are what make a river of it. The line has to be said clearly, and early.',
      },
      {
        id: 'love.ren.runs-wide',
        because: ['day:ren', 'share:officer<=18'],
        says: ['love.bounds=unwanted', 'love.spread=many'],
        form: [],
        zh_CN:
          '谁低落你就往谁那边去：朋友没了工作，邻居的猫要托管，一晚上都归你。⟨壬水的官只占{pct:officer}，|你是大水，盘里当岸的土只占{pct:officer}，⟩心意流得宽，不容易深。跟你合得来的人会一路走着，不站在原地等；等着的人会觉得，你对谁都好，等于对谁都没有特别好。',
        en_US:
          'You go toward whoever is down: a friend without a job, a neighbor’s cat, all in one evening. ⟨You’re Ren water, and officers are only {pct:officer} of the chart|You’re a great water, and the earth that serves as its banks is only {pct:officer} of your chart⟩, so affection runs wide more easily than deep. The person for you walks alongside and doesn’t wait on one spot. Whoever waits will think that being good to everyone means nobody comes first.',
      },
      {
        id: 'love.gui.seeps',
        because: ['day:gui', 'sign:alone'],
        says: ['love.approach=roundabout', 'readable=no'],
        form: [],
        zh_CN:
          '你喜欢人，对方要很久才发觉。⟨癸水失势，|你是细雨一样的水，盘里帮手不多，⟩不起浪，只渗：年初随口提过的一本书，年底放在对方桌上。等人回过神，你可能已经独自伤心过一轮。你以为不说就不会输，其实不说，输赢都没人知道。对方不是没有心，只是看不见水从哪里来；有一回当面说清楚，前面那些安静的好，才全都算数。',
        en_US:
          'People take a long time to notice that you like them. ⟨You’re Gui water with few helpers in the stems|You’re water like fine rain, with few helpers in your chart⟩. You make no waves, you soak in: a title they mentioned in one season lies on their desk in another. By the time they look up, you may have been through a private heartbreak. You think that without a word there’s nothing to lose, when without a word nobody knows whether you’ve lost or won. The other isn’t heartless. They just can’t see where the water comes from. Say it once to their face, and all the quiet kindness before it counts.',
      },
      {
        id: 'love.gui.good-at-bad-nights',
        because: ['day:gui', 'sign:supported'],
        form: ['statement'],
        zh_CN:
          '讲起最难的那阵子，对方总说“多亏有你”。⟨癸水得势，|你是细水，盘里来接应的不少，⟩耐性不见涨也不见干。难处在于太会陪人熬夜，热闹日子反倒没人想起喊你。你以为别人不需要你了，人家只是没想到你也爱热闹。',
        en_US:
          'Of their worst stretch, people say they wouldn’t have managed without you. ⟨You’re Gui water, well supported in the stems|You’re fine water with plenty to feed it⟩, and your patience neither swells nor dries up. But the person called for bad nights gets forgotten on good ones. You conclude that you’re no longer needed. It hasn’t occurred to them that you like a party too.',
      },
    ],
  },
  {
    id: 'love-speech',
    card: 'love',
    role: { section: 'manner' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.speech.spent-by-evening',
        because: ['share:output>=30', 'sign:weak', 'stems:output', 'age<=74'],
        says: ['affection=words'],
        form: ['statement'],
        zh_CN:
          '好听的话你会说，也真心，只是白天都给了外人，晚上到家只剩“嗯”。⟨食伤占{pct:output}，又透干，身却偏弱，|盘里往外说、往外做的占{pct:output}，底子却偏薄，⟩最亲的人排在队尾。对方不缺你的才华，缺的是你下班以后还剩的那一句。挑一句不许白天花掉的，留到家里说。',
        en_US:
          'You know what to say and you mean it, but outsiders get it all by day, and home gets a nod. ⟨Output makes up {pct:output} of the chart and shows in the stems, and your self is weak|What goes out of you as talk and work makes up {pct:output} of your chart, with thin reserves behind it⟩, so the nearest person stands last in line. They have no shortage of your talent. They miss the one sentence that’s left after work. Choose one each day that isn’t to be spent outside, and bring it home.',
      },
      {
        id: 'love.speech.made-things',
        because: ['share:output>=30', 'sign:weak', 'stems:no-output'],
        says: ['affection=deeds'],
        form: ['list'],
        zh_CN:
          '情话你当面讲不出，背后做了一堆：剪好的视频，改过三遍的歌单，照着对方手腕编的绳。⟨食伤占{pct:output}，天干却一个不透，|往外给的那股劲在盘里占{pct:output}，偏偏不露在明处，⟩心意全走手工。东西给出去，你又说“随便做的”，对方就真当是随便做的。有一种人收得懂：看得出线头藏在哪里，也猜得到你熬了几个晚上。遇到这种人，你会一下子话多起来，多到自己都意外。遇不到，就在递出去的时候补一句花了多久，不用更多。',
        en_US:
          'Face to face you can’t say it, so you make things: a cut film, a playlist revised three times, a bracelet knotted to fit one wrist. ⟨Output makes up {pct:output} of the chart and shows in no stem|The urge to give makes up {pct:output} of your chart and doesn’t show on the outside⟩. All the feeling goes into the handiwork. Then you say it was nothing, and they believe you. Some people can read it. They see where the thread ends were hidden and guess how many nights it took, and with them you turn so talkative that it surprises you. With everybody else, it’s enough to mention how long it took as you hand it over.',
      },
      {
        id: 'love.speech.notes-everywhere',
        because: ['share:output>=30', 'sign:even'],
        says: ['affection=words'],
        form: ['scene'],
        zh_CN:
          '镜子上，饭盒里，书的第八十页：跟你在一起的人，到处收得到你的便条。⟨食伤占{pct:output}，日主中和，|说和写在盘里占{pct:output}，力气也跟得上，⟩情话不用备课。写得好也有坏处，对方分不清哪句是文采，哪句是真的。真的那句，短一点才像。',
        en_US:
          'On the mirror, in the lunch box, on page eighty of a book: whoever is with you finds notes. ⟨Output makes up {pct:output} of the chart, and your strength is even|Speaking and writing make up {pct:output} of your chart, with strength to match⟩. Good style has one drawback. They can’t tell which line is craft and which is meant. The one you mean should be short.',
      },
      {
        id: 'love.speech.orders-for-them',
        because: ['share:output<=30', 'god:month=shishen'],
        says: ['affection=deeds', 'love.fuss=yes', 'love.steers=you'],
        form: ['statement'],
        zh_CN:
          '一句“我想你”，到你嘴里成了“这家你一定要尝”。⟨月干透食神，|盘里管工作和大环境的那一格，站着会享受、会招待的一股劲，⟩约你吃过饭的人都记得，菜是你点的，连谁不吃姜都照顾到。听的人吃饱了，未必听懂。你自己分得清：给谁点菜是客气，给谁点菜是心疼。桌上的人分不清，因为你对哪一桌都周到。差别只在饭后：客气的，你吃完就散；心疼的，你会陪着走一段，这一段才是对方该留意的。',
        en_US:
          '“I missed you” comes out of your mouth as “you have to try this place.” ⟨Eating god stands in the month stem|A gift for pleasure and hospitality stands in plain view in your chart⟩, and people who have eaten with you remember that you ordered, down to who can’t stand ginger. They leave full, and may not have heard it. You know the difference between ordering to be polite and ordering out of love. The table doesn’t, since you’re considerate at all of them. It shows after the meal. From the polite dinners you go home, and with the other kind you walk along for a while, which is the part they should notice.',
      },
      {
        id: 'love.speech.after-the-dishes',
        because: ['share:output<=30', 'god:hour=shishen'],
        says: ['affection=words', 'speech=soft', 'love.talk-hour=dinner'],
        form: ['order'],
        zh_CN:
          '真心话你要拖到一天快完才说，慢，软，还绕两个弯。⟨时干透食神，|说话温和的那股劲，落在盘里管晚间和往后的那一格，⟩碗洗完了，灯关了一半，才开始像样。对方若是早睡的人，就一句也没听着。把那半小时挪到饭桌上。',
        en_US:
          'You save the true things for the end of the day, and then say them slowly and with detours. ⟨Eating god stands in the hour stem|Gentle talk stands in the part of your chart for the evening and for later⟩, so it starts when the dishes are done and half the lights are out. A partner who goes to bed early has missed it for years. Move that half hour up to dinner.',
      },
      {
        id: 'love.speech.plate-of-fruit',
        because: ['share:output<=30', 'god:year=shishen'],
        says: ['conflict=goes-round', 'affection=deeds'],
        form: ['scene'],
        zh_CN:
          '小时候大人吵架，你端一盘切好的水果进去，屋里就静了。⟨年干透食神，|和气的那股劲，落在盘里管祖上和幼年的那一格，来得早，⟩到自己的感情里你照旧端水果。火是灭了，吵的那件事还在桌上。水果吃完再谈，不算扫兴。',
        en_US:
          'As a child you would carry a plate of cut fruit into the room where grown-ups argued, and it went quiet. ⟨Eating god stands in the year stem|Good humor stands in the part of your chart for family and early years⟩, and in your own quarrels you still bring the fruit. The heat goes down and the matter stays on the table. Talking about it after the plate is empty spoils nothing.',
      },
      {
        id: 'love.speech.ruder-the-fonder',
        because: ['share:output<=30', 'god:month=shangguan'],
        says: ['affection=words', 'speech=sharp'],
        form: ['statement'],
        zh_CN:
          '越喜欢谁，你嘴越损⟨（月干透伤官）⟩。生人听到的是客气，自己人听到的才是真话。遇上听得懂的，天天像看戏；听不懂的，只觉得你看不起人。你自己分得清哪句是玩笑，对方不一定，尤其在累的那一天。一天里有一句不好笑的好话，就够对方垫底。',
        en_US:
          'The fonder you are of somebody, the ruder you get⟨ (Hurting officer stands in the month stem)⟩. Strangers get courtesy, and your own people get the truth. To somebody who hears the affection, it’s a show every night. To somebody who doesn’t, it sounds like contempt. You always know which line was a joke. They don’t, least of all on a tired day. One kind thing a day that isn’t funny would be enough for them to stand on.',
      },
      {
        id: 'love.speech.perfect-sentence-late',
        because: ['share:output<=30', 'god:hour=shangguan'],
        says: ['speech=sharp', 'affection=words'],
        form: ['statement'],
        zh_CN: '吵完各自回房，你才想出最漂亮的一句，而且会发过去⟨（时干透伤官）⟩。那句话是对的，对到别人没法回。',
        en_US:
          'After the quarrel, with the doors shut, you think of the perfect sentence and send it⟨ (Hurting officer stands in the hour stem)⟩. The sentence is right, so right that nobody can answer it.',
      },
      {
        id: 'love.speech.no-set-phrases',
        because: ['share:output<=30', 'god:year=shangguan'],
        says: ['affection=words'],
        form: ['statement'],
        zh_CN:
          '套话你说不出口，过节照着格式发祝福，你宁可不发⟨（年干透伤官）⟩。你给人的好话都是现写的，一年没有几句。对方数的是节日，你数的是句子，两本账对不上。你看重的是句子新不新，对方看重的是你有没有想起那一天。要紧的日子发一条套话，不等于你变俗了，只等于你记得；现写的那几句，照样是别的日子里才有。',
        en_US:
          'Set phrases stick in your throat, and you’d rather send no holiday greeting than a standard one⟨ (Hurting officer stands in the year stem)⟩. Your kind words are made to order, a few a year. They count the holidays, you count the sentences, and the two don’t match. What matters to you is that the sentence is fresh, and what matters to them is that you remembered the day. A standard greeting on a big date doesn’t make you ordinary. It says you remembered, and the ones made to order still come when they come.',
      },
      {
        id: 'love.speech.typing',
        because: ['stems:shishen', 'stems:pianyin'],
        says: ['speech=sparse'],
        form: ['scene', 'order'],
        zh_CN:
          '“正在输入”亮了五分钟，对方收到一个“好”。⟨天干食神、偏印并透，|盘里一股劲想说，一股劲多想一层，把说的删掉，⟩两样都在明处。你怕说错，结果是没说。下回就发第二稿。',
        en_US:
          '“Typing” glows for five minutes, and what arrives is “ok.” ⟨Eating god and Indirect seal both show in the stems|One force in your chart wants to say it, another thinks a layer further and deletes it⟩, and both show. You’re afraid of saying it wrong, so you don’t say it. Next time, send the second draft.',
      },
      {
        id: 'love.speech.mocks-the-rule',
        because: ['stems:shangguan', 'stems:zhengguan'],
        says: ['speech=sharp'],
        form: ['statement'],
        zh_CN:
          '你爱拆规矩的台，认真看上的却偏是守规矩的人⟨（天干伤官见正官）⟩。你一边想要一句准话，一边拿这句话开玩笑。对方起先笑，后来就不敢给准话了。外头的规矩随你笑，答应过彼此的那几件，笑一次就薄一层。',
        en_US:
          'You like to make fun of rules, and the people you take seriously turn out to be the kind who keep them⟨ (Hurting officer meets Direct officer in the stems)⟩. You ask for a firm word and then joke about it. At first they laugh, and later they stop giving you firm words. Laugh at the world’s rules as much as you like. The few things you promised each other wear thinner with every joke.',
      },
      {
        id: 'love.speech.boarding-pass',
        because: ['share:output<=5', 'share:wealth>=20', 'age<=74'],
        says: ['affection=deeds'],
        form: ['statement'],
        zh_CN:
          '你的情意走后勤：对方出门前一晚，票打好了，电充满了，箱子的轮子也上过油。⟨食伤不过半成，财占{pct:wealth}，|盘里往外说的不过半成，照管人的占{pct:wealth}，⟩嘴上就是没有那一句。',
        en_US:
          'Your affection goes by way of logistics: the night before a trip the tickets are printed, the phone is charged, the suitcase wheels are oiled. ⟨Output is a twentieth at most, and wealth {pct:wealth} of the chart|Speaking up is a twentieth of your chart at most, and looking after people {pct:wealth} of it⟩.',
      },
      {
        id: 'love.speech.on-time',
        because: ['share:output<=5', 'share:officer>=20'],
        says: ['affection=deeds'],
        form: ['statement'],
        zh_CN:
          '你没说过几回喜欢，可是说好来接，雨再大也没迟到过。⟨食伤不过半成，官杀占{pct:officer}，|盘里往外说的不过半成，守约的占{pct:officer}，⟩你拿准时当情话。对方未必收得到这种信，尤其是在话多的家里长大的人。隔一阵翻译一次就够：我来，是因为想见你。你也用同一把尺看人：迟到一次，你不说什么，心里已经记下。对方多半不知道自己是在考试。说一声迟到会让你难过，比记着有用得多。',
        en_US:
          'You’ve seldom said that you like them, and you’ve never been late to pick them up, in any rain. ⟨Output is a twentieth at most, and officers {pct:officer} of the chart|Speaking up is a twentieth of your chart at most, and keeping promises {pct:officer} of it⟩, so being on time is your way of saying it. Not everyone gets the message, least of all somebody from a talkative family. Now and then it needs translating: I came because I wanted to see you. You measure others with the same ruler. When they’re late you say nothing and remember it, and they have no idea they were being tested. To tell them that lateness hurts you is of far more use than keeping count.',
      },
      {
        id: 'love.speech.listens',
        because: ['share:output<=5', 'share:resource>=25'],
        says: ['affection=time', 'memory=long'],
        form: ['order'],
        zh_CN:
          '你爱人的办法，是从头听到尾。⟨印占{pct:resource}，食伤不过半成，|盘里往里收的占{pct:resource}，往外说的不过半成，⟩两年前提过一次的名字，你还记得。听得太静，讲的人会停下来问“你在听吗”。对方也想听你的事，哪怕小。下次听完，回一件自己的。',
        en_US:
          'Your way of loving is to listen to the end. ⟨Resource makes up {pct:resource} of the chart, and output a twentieth at most|What you take in makes up {pct:resource} of your chart, what you say a twentieth at most⟩. A name mentioned once, two years ago, you still remember. You listen so quietly that people stop and ask if you’re there. They’d like to hear something of yours, however small. Next time you’ve listened to the end, answer with one of your own.',
      },
      {
        id: 'love.speech.side-by-side',
        because: ['share:output<=8', 'share:peer>=35'],
        says: ['affection=time'],
        form: ['scene'],
        zh_CN:
          '同一张沙发，各看各的，半天不说话：这是你要的亲近。⟨比劫占{pct:peer}，食伤不到一成，|盘里同类连你自己占{pct:peer}，往外说的不到一成，⟩你觉得这样已经什么都有了。对方可能还在等你转过头来。',
        en_US:
          'One sofa, two books, nothing said all afternoon: that’s closeness to you. ⟨Peers make up {pct:peer} of the chart, and output less than a tenth|Your own kind, yourself included, makes up {pct:peer} of your chart, and speaking up less than a tenth⟩. To you nothing is missing. The other may still be waiting for you to turn your head.',
      },
      {
        id: 'love.speech.only-indoors',
        because: ['stems:no-output', 'main:day=output'],
        says: ['affection=words'],
        form: ['statement'],
        zh_CN:
          '外头的人说你话少，家里的人听了会笑。⟨食伤不透干，却坐在日支，|爱说的那股劲不在明处，只在家里那一格，⟩玩笑、唠叨、模仿，门关上才开场。还没进过那扇门的人，只见过关着的你。喜欢谁却不让人进来听一段，人家就无从知道。',
        en_US:
          'Outsiders call you quiet, and the people you live with laugh at that. ⟨Output shows in no stem and sits in the day branch|Your talkative side doesn’t show outside and belongs to the home part of the chart⟩, so the jokes, the grumbling and the impressions begin when the door shuts. Those who haven’t been inside have met the closed version. If you like someone and don’t let them in for a sample, they have no way to know.',
      },
      {
        id: 'love.speech.long-thought',
        because: ['stems:no-output', 'share:resource>=35'],
        says: ['speech=sparse'],
        form: ['statement'],
        zh_CN:
          '想得越久，你越觉得不必讲。⟨印占{pct:resource}，食伤不透，|盘里往里琢磨的占{pct:resource}，明处没有一样替你开口，⟩一句“我爱你”在心里过了几十遍，出口时对方已经睡着了。你想明白的事，对方并不知道，还以为你在犹豫。你的话又总是求全，要说就要说得准，于是宁可不说。其实人家等的是一句当天的话，粗一点，错一点，都比三天后那句完整的早到。',
        en_US:
          'The longer you think a thing over, the less it seems to need saying. ⟨Resource makes up {pct:resource} of the chart, and no output shows in the stems|Turning things over makes up {pct:resource} of your chart, and nothing on the surface speaks for you⟩. A certain sentence has been rehearsed forty times, and when it came out they were asleep. The other doesn’t know what you’ve worked out and thinks you’re hesitating. You want a sentence to be exact before it leaves you, so it doesn’t leave. They’d be happy with one from the same day, rough and even a little wrong, since it gets there before the finished one.',
      },
      {
        id: 'love.speech.in-writing-at-night',
        because: ['stems:no-output', 'hidden:hour=output', 'share:output<=30'],
        says: ['speech=sparse', 'love.talk-hour=night'],
        form: ['statement'],
        zh_CN:
          '当面问你，你说没事；到了夜里，隔着屏幕，你写得出三大段。⟨食伤不透干，藏在时支，|爱说的那股劲不在明处，收在盘里管夜晚和往后的那一格，⟩一天将尽才出声。白天的你和夜里的你说的都是真的，只是夜里那位讲得全。对方知道这一点，就不会在中午逼你谈。',
        en_US:
          'Asked face to face, you’re fine, and at night, across a screen, you can write three paragraphs. ⟨Output shows in no stem and is hidden in the hour branch|Your talkative side is out of sight, in the part of the chart for the evening and later⟩, and it speaks up when the day is nearly over. Both versions are true, and the night one is complete. If they know that, they won’t press you for a talk at noon.',
      },
      {
        id: 'love.speech.said-at-work',
        because: ['stems:no-output', 'hidden:month=output', 'share:output<=30', 'age<=74'],
        says: ['speech=sparse'],
        form: ['statement'],
        zh_CN: '你夸人在背后夸，当着面就改谈天气⟨（食伤不透干，藏在月支）⟩。别人听过你夸那个人好几回，本人一次没有。',
        en_US:
          'You praise people behind their backs and to their faces you talk about the weather⟨ (output shows in no stem and is hidden in the month branch)⟩. Others have heard you praise that person several times, and the person never has.',
      },
    ],
  },
]
