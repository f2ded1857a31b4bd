import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'season-role',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.use',
        because: ['s:spring', 's-use'],
        claims: ['states=s-score>=58'],
        form: ['statement'],
        zh_CN:
          '二月和三月是木最旺的时候，木正是你最用得着的⟨（寅、卯两月木当令，用神木）⟩。想见的人，想报的名，想开头的事，排在这两个月里比排在后面省力。到了四月势头缓下来，把开了头的列一张单，免得只记得最热闹的那一件。顺的时候别人也看得出，找你的人会多；先做自己排好的，再看别人的，这一季才算用在自己身上。别人的事不急，四月还来得及。',
        en_US:
          'Wood is strongest in February and March, and wood is what helps you most ⟨ (wood in season, Useful element wood)⟩. People to see, things to sign up for, something to begin: all of it costs less effort in these two months than later. In April the push eases. List what you’ve started, or you’ll remember only the loudest of it. Others notice when things go well, and more of them will come to you. Do what you planned first and theirs second, or the season gets spent on other people. Theirs can wait until April.',
      },
      {
        id: 'season.spring.joy',
        because: ['s:spring', 's-joy', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '二月到四月有帮手，主意还得你自己拿。⟨春木是你的喜神，|这一季木旺，木帮得上你，但还不是你最缺的，⟩约人、打听、试一试新路，都比平时轻。定下来的那句话不急着说，多看一个月，条件只会更清楚。',
        en_US:
          'There’s help from February through April, and the decision stays with you. ⟨Spring’s wood is your Helpful element|Wood is strong in these months; it supports you, though it isn’t what you need most⟩. Arranging meetings, asking around and trying another route all go lightly. You needn’t commit yet. A month more of looking makes the terms clearer.',
      },
      {
        id: 'season.spring.adverse',
        because: ['s:spring', 's-adverse'],
        claims: ['presumes=friends', 'hard=s'],
        form: ['statement'],
        zh_CN:
          '这一季找你帮忙的人多，答应得快就会累着。⟨寅、卯两月木当令，木是你的忌神|二月和三月木最旺，木是你的盘最不缺的⟩，事情长得比你做得快，每件都只是“顺便”。一天只应一句，应完就不再加。到了四月这股劲会退，那时看看还欠谁什么，多半比想的少。',
        en_US:
          'Many people want a hand from you this season, and quick promises wear you out. ⟨Wood rules the Tiger and Rabbit months, and wood is your Adverse element|Wood is strongest in February and March, and your chart has no need of it⟩. Things grow faster than you can do them, each of them only “while you’re at it.” Allow one yes a day. In April it eases off, and you’ll owe less than you feared.',
      },
      {
        id: 'season.spring.enemy',
        because: ['s:spring', 's-enemy', 'age>=16'],
        claims: ['hard=s'],
        form: ['list'],
        zh_CN:
          '花钱、花时间、花心思的地方，二月到四月一起开门，没有一处算坏，加起来就多了。⟨春木是你的仇神，助着忌神|这一季木旺，木在你的盘里帮倒忙⟩。添一样就减一样，账面才稳。',
        en_US:
          'Money, time, attention: from February through April everything asks for some, none of it bad and all together too much. ⟨Spring’s wood is your Opposing element|Wood is strong in these months, and in your chart it helps the wrong side⟩. One thing in, one thing out, and it stays in balance.',
      },
      {
        id: 'season.spring.idle',
        because: ['s:spring', 's-idle'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement', 'list'],
        zh_CN:
          '这一季对你不帮也不拦。⟨春木是你的闲神|二月到四月木旺，木在你的盘里两边不靠⟩，适合做不求人的事：收拾，修补，归类，把去年没放回原处的放回去。',
        en_US:
          'These months take no side with you. ⟨Spring’s wood is your Idle element|Wood is strong from February through April, and in your chart it neither helps nor hinders⟩. They suit whatever needs nobody else, such as mending, sorting and putting away.',
      },
      {
        id: 'season.summer.use',
        because: ['s:summer', 's-use', 'age>=16', 'age<=74'],
        claims: ['states=s-score>=58'],
        form: ['statement'],
        zh_CN:
          '五月到七月，你说的话有人听。⟨夏火是你的用神|这一季火最旺，火正是你最用得着的⟩，想让谁知道的事，当面讲的效果最好；平时要讲三遍的，这时一遍就够。精神一足就容易把饭和觉往后推，推多了，到八月要还。还有一样容易漏掉：听的人多，不等于都听懂了。要紧的话说完，请对方复述一遍，省得秋天再解释。话少一点，也给别人留个开口的空。',
        en_US:
          'From May through July, people listen to you. ⟨Summer’s fire is your Useful element|Fire is strongest in these months, and fire is what helps you most⟩. Whatever you want known, say in person; what usually takes three tries takes one. With so much drive you’ll put off meals and sleep. Do it too often and you pay it back in August. One more thing gets missed: being heard by many isn’t being understood by all. After anything important, have them say it back to you. It saves explaining it again later. Say a little less, and others get a chance to speak.',
      },
      {
        id: 'season.summer.joy',
        because: ['s:summer', 's-joy', 'age>=16'],
        claims: ['states=s-score>=55'],
        form: ['statement'],
        zh_CN:
          '凉掉的事，五月到七月热得起来。⟨夏火是你的喜神|这一季火旺，火在你的盘里是帮手⟩：拖着的款项，断了联系的朋友，搁下的打算，重新提一提，多半有回音。借来的劲不宜用满，每天留一段什么也不做的时间，热得才长。',
        en_US:
          'What has gone cold can be warmed up from May through July. ⟨Summer’s fire is your Helpful element|Fire is strong in these months, and in your chart it’s a helper⟩: the slow payment, the friend you lost touch with, the plan you laid aside tend to get an answer now. Don’t use borrowed heat at full. Keep some part of each day for nothing at all, and it lasts longer.',
      },
      {
        id: 'season.summer.adverse',
        because: ['s:summer', 's-adverse', 'age>=16', 'age<=74'],
        claims: ['hard=s'],
        form: ['statement'],
        zh_CN:
          '五月和六月，话说得急，事赶着办，办完常要返工。⟨巳、午两月火当令，火是你的忌神|这两个月火最旺，火是你的盘最不缺的⟩，毛病不在能力，在快。要紧的会放在一天里最早的钟点；吵起来就说“我回去看一眼”，然后真的去看。七月以后缓下来，返过的工会少一半。家里人听你说话冲，未必知道你这阵子累；先打个招呼，比事后解释轻松得多。',
        en_US:
          'In May and June words come fast, work is rushed, and rushed work comes back. ⟨Fire rules the Snake and Horse months, and fire is your Adverse element|Fire is strongest then, and your chart has no need of it⟩. It’s a matter of pace, and ability has nothing to do with it. Put important meetings early in the day. When it turns into a quarrel, say “let me check,” and go and check. At home they hear a short answer and may not know you’re tired. Telling them beforehand is a good deal easier than explaining afterward.',
      },
      {
        id: 'season.summer.enemy',
        because: ['s:summer', 's-enemy'],
        claims: ['hard=s'],
        form: ['statement'],
        zh_CN:
          '五月到七月的热闹，多半是替别人忙。⟨夏火是你的仇神，助着忌神|这一季火旺，火在你的盘里帮倒忙⟩，聚得越晚，第二天越没劲。推不掉的场合坐一小时就走，早睡早起的几天做得成自己的事。',
        en_US:
          'The bustle from May through July is mostly on other people’s behalf. ⟨Summer’s fire is your Opposing element|Fire is strong in these months, and in your chart it helps the wrong side⟩. The later you stay, the less you have the next day. Where you must go, stay an hour. On the days you’re in bed early, your own work gets done.',
      },
      {
        id: 'season.summer.idle',
        because: ['s:summer', 's-idle'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '别人喊忙的五六月，你倒有空当。⟨夏火是你的闲神|这一季火旺，火在你的盘里不帮也不拦⟩。人少的钟点去办要排队的事，出门的日子挑大家都在忙的那几天。七月节奏会慢一点，慢就慢，不耽误什么。',
        en_US:
          'While everyone else says how busy May and June are, you find gaps. ⟨Summer’s fire is your Idle element|Fire is strong in these months, and in your chart it neither helps nor hinders⟩. Run the errands that need a line when nobody’s there, and travel while others work. July goes a little slower. It costs you nothing.',
      },
      {
        id: 'season.autumn.use',
        because: ['s:autumn', 's-use', 'age>=16', 'age<=74'],
        claims: ['states=s-score>=58'],
        form: ['statement'],
        zh_CN:
          '八月和九月适合把话说定。⟨申、酉两月金当令，用神金|这两个月金最旺，金正是你最用得着的⟩，合同改到最后一稿，账对到最后一行，拖了很久的讨论有个结论，都在这时候成。十月劲头转钝，大的决定赶在它前头，剩下的不如放一放。这份利落也有另一面，话容易说得太绝；对事可以一刀切，对人留半句，往后还要见面。真要断的事，也给对方一个收拾的日子。',
        en_US:
          'August and September are for settling things. ⟨Metal rules the Monkey and Rooster months, Useful element metal|Metal is strongest then, and metal is what helps you most⟩. The final draft, the last line of the accounts, the end of a long discussion all come now. In October your edge dulls, so make the big decisions before it and leave the rest. The clean cut has another side. You tend to say things too finally. Be final about matters, and leave people half a sentence to come back by. Even where you end something, give them a day to clear up.',
      },
      {
        id: 'season.autumn.joy',
        because: ['s:autumn', 's-joy'],
        form: ['order'],
        zh_CN:
          '八月到十月，替你出主意的人多，出得都不坏。⟨秋金是你的喜神|这一季金旺，金在你的盘里是帮手⟩，最有用的是会删的人：把攒下的一堆摊开，请眼光比你冷的那位来减。减掉的不再捡，留下的十月再排先后。',
        en_US:
          'There’s plenty of advice from August through October, and it’s good. ⟨Autumn’s metal is your Helpful element|Metal is strong in these months, and in your chart it’s a helper⟩. The most useful people are those who cut. Spread out what has piled up and ask someone with cooler judgment to reduce it. Don’t pick things back out; put the rest in order in October.',
      },
      {
        id: 'season.autumn.adverse',
        because: ['s:autumn', 's-adverse'],
        claims: ['hard=s'],
        form: ['statement'],
        zh_CN:
          '要你表态的事，八月九月一件接一件。⟨申、酉两月金当令，金是你的忌神|这两个月金最旺，金是你的盘最不缺的⟩，人人讲对错，你越辩，手里的活越停。能拖三天的拖三天，回话只讲事实。十月嗓门会低下来。',
        en_US:
          'In August and September, one thing after another wants your opinion. ⟨Metal rules the Monkey and Rooster months, and metal is your Adverse element|Metal is strongest then, and your chart has no need of it⟩. Everyone argues who was right, and while you argue your own work stands still. What can wait three days may wait. Answer with facts. In October the voices drop.',
      },
      {
        id: 'season.autumn.enemy',
        because: ['s:autumn', 's-enemy', 'age>=16', 'age<=74'],
        claims: ['hard=s'],
        form: ['question'],
        zh_CN:
          '八月九月谈成的事，为什么细看总是条款厚、好处薄？⟨秋金是你的仇神，助着忌神|这一季金旺，金在你的盘里帮倒忙⟩，忙来忙去，容易替别人算账。谈之前问三句：谁先付，哪天付，不付怎么办。三句都答得出的，可以接着谈；答不出的，等过了十月再说。也有例外，老相识之间、账目一向清楚的，这几个月照样合作，因为不用重新谈规矩。新认识的人，饭可以一起吃。',
        en_US:
          'Why do deals made in August and September look thick in clauses and thin in yield? ⟨Autumn’s metal is your Opposing element|Metal is strong in these months, and in your chart it helps the wrong side⟩, so you easily end up counting for others. Ask three things first: who pays, on what day, and what happens if they don’t. With three answers you can go on. Without them it can wait until October is over. There’s an exception. Old acquaintances whose accounts have always been clear can work together as usual, since there are no rules to negotiate. With new people, dinner is still fine.',
      },
      {
        id: 'season.autumn.idle',
        because: ['s:autumn', 's-idle', 'age>=16', 'age<=74'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '八月到十月，守住老节奏就不吃亏。⟨秋金是你的闲神|这一季金旺，金在你的盘里两边不靠⟩，九月别人赶进度，你照常收工，年底算下来差不了多少。',
        en_US:
          'From August through October you lose nothing by keeping the old pace. ⟨Autumn’s metal is your Idle element|Metal is strong in these months, and in your chart it neither helps nor hinders⟩. Others sprint in September and you stop at the usual hour. By the end of the year it comes to much the same.',
      },
      {
        id: 'season.winter.use',
        because: ['s:winter', 's-use'],
        claims: ['presumes=reading', 'states=s-score>=58'],
        form: ['statement'],
        zh_CN:
          '别人收工的时候，你最有精神。⟨亥、子两月水当令，用神水|十一月和十二月水最旺，水正是你最用得着的⟩，要静下心来的事都往这两个月放：写、算、学、长谈。一月势头会凝住，做好的东西在那以前拿出来，不必等到完美。夜里想得通，白天也要有人看得见：每做成一段就给一个人看，免得一季过去，只有你自己知道做了什么。看的人不必懂行，肯听就行。',
        en_US:
          'As others wind up, you’re at your brightest. ⟨Water rules the Pig and Rat months, Useful element water|Water is strongest in November and December, and water is what helps you most⟩. Whatever takes a quiet head belongs there: writing, figures, study, a long talk. In January the push stiffens, so bring the thing out before then, even if it isn’t perfect. What comes clear at night has to be seen by day as well. Show each finished part to one person, or the season passes and only you know what you did. They needn’t be experts, only willing.',
      },
      {
        id: 'season.winter.joy',
        because: ['s:winter', 's-joy'],
        form: ['statement'],
        zh_CN:
          '十一月到一月，有人肯听你讲，也有人肯帮你看。⟨冬水是你的喜神|这一季水旺，水在你的盘里是帮手⟩，请教、商量、打听都合适。大主意先写成草稿放着，一月再看一遍；这时候的帮手能帮忙，替不了你决定。帮手多的时候，容易问了五个人得五个答案；问两个就够，一个懂这件事的，一个懂你的。一月里把两个人的话对一对，取舍自然就有了。',
        en_US:
          'From November through January there’s someone to listen and someone to check your work. ⟨Winter’s water is your Helpful element|Water is strong in these months, and in your chart it’s a helper⟩. Asking, talking it over and finding out all go well. Put big ideas into a draft and look again in January. Helpers help; they can’t decide for you. With many of them you can easily ask five people and get five answers. Two are enough: one who knows the matter and one who knows you. In January compare what the two have said, and the choice makes itself.',
      },
      {
        id: 'season.winter.adverse',
        because: ['s:winter', 's-adverse'],
        claims: ['hard=s', 'not=s-best'],
        form: ['statement'],
        zh_CN:
          '这一季容易想得太多。⟨冬水是你的忌神|十一月到一月水旺，水是你的盘最不缺的⟩，一件小事能从晚饭想到半夜。用身体的规矩管它最省力：白天走一段路，晚饭吃热的，睡前不翻旧账。跟人讲一讲也管用，讲出来的事比想着的事小；只是别在夜里打电话，对方也要睡。',
        en_US:
          'You tend to think too much in these months. ⟨Winter’s water is your Adverse element|Water is strong from November through January, and your chart has no need of it⟩. A small matter can last from dinner to midnight. Rules for the body work best: a walk by day, a hot dinner, and no old grievances before bed. Telling someone helps, too; a thing said aloud is smaller than a thing thought. By day, though, since they sleep as well.',
      },
      {
        id: 'season.winter.enemy',
        because: ['s:winter', 's-enemy'],
        claims: ['presumes=adult', 'hard=s'],
        form: ['order'],
        zh_CN:
          '十一月起，人情往来比看上去费力。⟨冬水是你的仇神，助着忌神|这一季水旺，水在你的盘里帮倒忙⟩，聚会里都是认得的人，散了却总觉得替谁垫了什么。礼早备，量力；连着两场的，去头一场。',
        en_US:
          'From November on, courtesies cost more than they look. ⟨Winter’s water is your Opposing element|Water is strong in these months, and in your chart it helps the wrong side⟩. You know everyone at the party, and still you leave feeling that you covered for somebody. Get presents early and within your means. Of two gatherings in a row, go to the first.',
      },
      {
        id: 'season.winter.idle',
        because: ['s:winter', 's-idle'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement', 'list'],
        zh_CN:
          '没有人催你的一季。⟨冬水是你的闲神|十一月到一月水旺，水在你的盘里不帮也不拦⟩，正好备下一年要用的：缺的补，坏的修，旧联系人里拨几个电话。',
        en_US:
          'Nobody hurries you in these months. ⟨Winter’s water is your Idle element|Water is strong from November through January, and in your chart it neither helps nor hinders⟩. It’s a good time to get the coming year ready: replace what’s missing, mend what’s broken, call a few people you haven’t heard from.',
      },
    ],
  },
  {
    id: 'season-edge',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.best',
        because: ['s:spring', 's-best', 'age>=16'],
        claims: ['states=s-score>=62'],
        form: ['statement', 'dated'],
        zh_CN:
          '{y}的四季里，分数最高的是头一季，二月到四月⟨（四季力量值，春最高）⟩。好时候来得早，容易还没准备好就过去。心里排在最前面的三件事，二月走头一步，三月谈，四月定。后面几季分数低一些，把定下的做完就是，不必再开新的。年初那张单子，别留到夏天才看。分数低的季节也不是不能做事，只是同样的力气换得少一些，所以大的往前排，小的往后排。',
        en_US:
          'Of the four seasons of {y}, the first scores highest: February through April ⟨ (power values of the seasons, spring highest)⟩. When the good time comes early, it’s easily over before you’re ready. Take the first step of your three main things in February, talk in March, settle in April. The later seasons score lower, and finishing what you settled is enough for them. Don’t wait until summer to look at the list. A lower season doesn’t mean that nothing works, only that the same effort buys less. So the large things go first and the small ones later.',
      },
      {
        id: 'season.spring.worst',
        because: ['s:spring', 's-worst', 'age>=16', 'age<=74'],
        claims: ['hard=s'],
        form: ['order'],
        zh_CN:
          '四季里春天分数最低，{y}起步慢⟨（四季力量值，春最低）⟩。别人报进度的时候你还在准备，这很正常，后面几季都比它高。合同多读一夜，答应人的事放到五月以后，谁催都这么说。',
        en_US:
          'Spring scores lowest of the four, so {y} starts slowly ⟨ (power values of the seasons, spring lowest)⟩. While others report progress you’re still getting ready, and that’s as it should be, since every later season stands higher. Read contracts overnight. Put promises off until after May, and say so to anyone who presses.',
      },
      {
        id: 'season.summer.best',
        because: ['s:summer', 's-best', 'age>=16', 'age<=74'],
        claims: ['states=s-score>=62'],
        form: ['statement'],
        zh_CN:
          '全年分数最高的一季是五月到七月⟨（四季力量值，夏最高）⟩。报价、报名、表白、求人，这三个月说出口，成的多。两头都比它低，所以五月以前宜准备，八月以后宜收。忙归忙，睡眠另记一本账，熬一夜补一夜，攒到后面一起还会很难。求人的事尤其如此：这时开口，对方多半正好有空，也正好有心情；拖到秋天再说，理由一样，答案会慢。',
        en_US:
          'The highest season of the year is May through July ⟨ (power values of the seasons, summer highest)⟩. Naming a price, applying, saying what you feel, asking a favor: more of it works out in these months. Both sides of it stand lower, so prepare before May and collect after August. Keep separate books for sleep, and make up each short night by the next. That goes for favors above all. Ask now and people tend to have the time and the mood for it. Ask in the fall, with the same reasons, and the answer takes longer.',
      },
      {
        id: 'season.summer.worst',
        because: ['s:summer', 's-worst'],
        claims: ['hard=s'],
        form: ['order'],
        zh_CN:
          '五月到七月是全年分数最低的一段⟨（四季力量值，夏最低）⟩。这三个月事情走得慢，硬推容易出错。一次只办一件，要紧的多看两遍，早早留出几天什么也不做。',
        en_US:
          'May through July is the lowest stretch of the year ⟨ (power values of the seasons, summer lowest)⟩. Things move slowly, and pushing leads to mistakes. Do one thing at a time, look twice at what matters, and set aside some days for nothing at all.',
      },
      {
        id: 'season.autumn.best',
        because: ['s:autumn', 's-best'],
        claims: ['presumes=friends', 'states=s-score>=62'],
        form: ['order'],
        zh_CN:
          '后半年才是{y}的高处，八月到十月分数最高⟨（四季力量值，秋最高）⟩。前面慢一点不要紧，那是在备料。八月把想法摊开，九月谈定，十月收好，一步接一步。拖到九月底还没开口的事，多半就过去了，给它写个日子。好时候也照见人：八月以后还来帮忙的，多半不只为这一件事，记下是谁。',
        en_US:
          'The height of {y} lies in its second half; August through October scores highest ⟨ (power values of the seasons, autumn highest)⟩. Going slowly before is no loss, since you’re gathering material. Lay out the idea in August, agree on it in September, store it away in October. What you haven’t asked by the end of September will probably slip by. Put a date on it. A good stretch also shows you people. Whoever still helps after August usually isn’t in it for one thing only. Remember who they are.',
      },
      {
        id: 'season.autumn.worst',
        because: ['s:autumn', 's-worst'],
        claims: ['hard=s'],
        form: ['statement'],
        zh_CN:
          '到八月，{y}走到全年最低的一季⟨（四季力量值，秋最低）⟩。该收的先收，新摊子不铺，十月只守着。谁的话说重了，别当场还，抄下来放一个月再看，值得回的往往只剩几个字。',
        en_US:
          'In August {y} comes to its lowest season ⟨ (power values of the seasons, autumn lowest)⟩. Bring in what’s due, open nothing new, and in October simply hold. If somebody speaks too sharply, don’t answer on the spot. Copy it down and read it in a month; often only a few words still want a reply.',
      },
      {
        id: 'season.winter.best',
        because: ['s:winter', 's-best'],
        claims: ['states=s-score>=62'],
        form: ['statement'],
        zh_CN:
          '最好的几周排在最后，{y}的分数到十一月才上到顶⟨（四季力量值，冬最高）⟩。别人收工的时候，你正好动手：没成的再试一次，没做完的做完，一直没见着的人约出来。前面攒着的耐心都可以花在这里。一月底一样样了结，这一年就收得漂亮。只是别把全年的事都堆到这里，三个月装得下三件，装不下十件；十月里就该挑出是哪三件。',
        en_US:
          'The best weeks come last; {y} doesn’t reach its top until November ⟨ (power values of the seasons, winter highest)⟩. As others wind up, you get to work: try again what failed, finish what’s half done, meet the person you kept missing. All the patience you saved can be spent here. Close things one by one by the end of January and the year ends well. Just don’t pile all of it onto these weeks. Three months hold three things and won’t hold ten, and October is the time to choose which three.',
      },
      {
        id: 'season.winter.worst',
        because: ['s:winter', 's-worst'],
        claims: ['hard=s'],
        form: ['order', 'list'],
        zh_CN:
          '收尾要早，因为{y}最低的一季排在最后⟨（四季力量值，冬最低）⟩。十月底以前，三样办清：该还的还掉，该交的交掉，该说的说开。十一月起只留日常，谁来拉你赶一程，谢了，说好来年春天一起走。',
        en_US:
          'Finish early, because the lowest season of {y} comes last ⟨ (power values of the seasons, winter lowest)⟩. By the end of October get three things done: return what’s owed, hand in what’s due, talk out what’s between you. From November keep to everyday things. If someone wants you for a last sprint, say thanks, and offer to walk with them next spring.',
      },
    ],
  },
  {
    id: 'season-score',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.high',
        because: ['s:spring', 's-score>=68'],
        form: ['order'],
        zh_CN:
          '头一季的分数偏高⟨（春季力量值在68以上）⟩，二月到四月事情推得动。越顺越想同时开五个头，真有用的多半只有两个：今年的正事，和想见的人。其余的记下来，往后还有机会。',
        en_US:
          'The first season scores high ⟨ (power value of spring above 67)⟩, and things move when you push them. The smoother it goes, the more you’re tempted to start five at once. Two of them usually matter: this year’s main task and a person you want to see. Note down the others for later.',
      },
      {
        id: 'season.spring.low',
        because: ['s:spring', 's-score<=55', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '二月到四月分数不高⟨（春季力量值在55以下）⟩，开头的事容易慢半拍。二月看，三月问，四月定，中间各隔一个整觉，比一口气答应稳。新同事、新买卖、新地方，先试再定。慢半拍也有慢的好处，别人替你试过的错，你不用再犯一遍；到了五月再看，抢在前头的未必走得最远。',
        en_US:
          'February through April doesn’t score high ⟨ (power value of spring below 56)⟩, and what you start tends to lag. Look in February, ask in March, decide in April, with a night’s sleep in between each time. New colleagues, new business and new places are for trying out first. Lagging has its use. The mistakes that others made ahead of you, you needn’t repeat. By May, those who rushed aren’t always the furthest along.',
      },
      {
        id: 'season.summer.high',
        because: ['s:summer', 's-score>=68'],
        form: ['statement'],
        zh_CN:
          '五月到七月分数在高处，犹豫才是成本⟨（夏季力量值在68以上）⟩。该发的早发，该见的早见。找你的人会越来越多，先想清楚头一个给谁、谁往后排，排在后面的说一声，没有人会不高兴。忙成这样，容易忘了当初为什么开头；每个月留一个晚上，看看手上哪件其实可以不做。',
        en_US:
          'May through July stands high, and hesitating is what costs you ⟨ (power value of summer above 67)⟩. Send what needs sending, see whom you need to see. More and more people will come to you, so know who’s first and who waits. Tell the ones who wait, and nobody minds. With so much going on you can forget why you began. One evening a month is worth spending on the question of what you could drop.',
      },
      {
        id: 'season.summer.low',
        because: ['s:summer', 's-score<=55'],
        form: ['statement'],
        zh_CN:
          '同样的事，五月到七月做起来更费力⟨（夏季力量值在55以下）⟩。坏事未必有，只是劲不够用。一周三样就够，最难的放在早上，邀约去一半。省下的一半留给自己，八月以前别觉得欠了谁。',
        en_US:
          'The same things take more out of you from May through July ⟨ (power value of summer below 56)⟩. It needn’t mean trouble; you simply have less to spend. Three things a week are enough, with the hardest in the morning and half of the invitations accepted. The other half is yours, and you owe nobody for it.',
      },
      {
        id: 'season.autumn.high',
        because: ['s:autumn', 's-score>=68'],
        form: ['list'],
        zh_CN:
          '秋天这一季分数高，最该做的是去要⟨（秋季力量值在68以上）⟩：借出去的、没等到的回信、名额、那句答应过的话。八月列单，九月一样样上门，要到了当面点清。别人欠你的，这时候给得最痛快。',
        en_US:
          'With fall scoring so high, the thing to do is collect ⟨ (power value of autumn above 67)⟩: what you lent, the reply that never came, the place, the promise. List them in August, ask for them one by one in September, and count it in front of them. People give back most readily now.',
      },
      {
        id: 'season.autumn.low',
        because: ['s:autumn', 's-score<=55', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '八月到十月分数低，该放手的这时候放手⟨（秋季力量值在55以下）⟩：没人回的邮件，拖着的合伙，穿不下的衣服。减完了看着冷清，倒看得清哪几样真要紧，来年从那里开头。放手的时候难免舍不得，尤其是花过力气的；花掉的力气收不回来，往后的力气还在自己手里。',
        en_US:
          'August through October scores low, and it’s a time for letting go ⟨ (power value of autumn below 56)⟩: the mail nobody answers, the half-hearted partnership, the jacket that no longer fits. What’s left looks bare. It also shows you what really matters, and where next year begins. Letting go is hard where you’ve put in effort. That effort can’t be had back. What you’ll spend from now on is still yours.',
      },
      {
        id: 'season.winter.high',
        because: ['s:winter', 's-score>=68', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '分数高的一季排在年底，适合谈长远的⟨（冬季力量值在68以上）⟩：明年跟谁一起做，住在哪里，家里谁去哪里念书。十一月到一月，来找你说话的人都是带着想法来的。谈好的条件当晚写下，第二天早上再念一遍，没有变味就算数。别人家的打算听多了，容易把自己的忘在一边，先说自己的那一句，再听他们的。说过了，别人的建议才知道往哪里落。',
        en_US:
          'The high score comes at the end of the year and suits long-range talk ⟨ (power value of winter above 67)⟩: who you’ll work with next year, where to live, who goes to which school. From November through January, people who come to see you have something in mind. Write the terms down that evening and read them again in the morning. If they still taste right, they hold. Hearing so many plans, you may lose sight of your own. Say yours first and listen after. Once it’s said, other people’s advice knows where to land.',
      },
      {
        id: 'season.winter.low',
        because: ['s:winter', 's-score<=55'],
        form: ['order'],
        zh_CN: '年底这一季分数不高，最怕赶⟨（冬季力量值在55以下）⟩。新的少接，出门早一刻钟，听着急的事隔一夜再办。力气给来年留一点。',
        en_US:
          'The last season doesn’t score high, and hurrying is the main risk ⟨ (power value of winter below 56)⟩. Take on little that’s new, leave fifteen minutes early, and let what sounds urgent wait a night. Keep some strength for next year.',
      },
      {
        id: 'season.spring.middle',
        because: ['s:spring', 's-score>=56', 's-score<=67'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '二月到四月不快也不慢⟨（春季力量值居中）⟩。原来的计划照走就行。三月里会有人劝你换一条更近的路，听听可以，走到四月再比，多半用不着换。',
        en_US:
          'February through April goes neither fast nor slow ⟨ (middling power value of spring)⟩. The plan you have will do. In March somebody may recommend a shorter way. Hear them out, and compare in April. You probably won’t need it.',
      },
      {
        id: 'season.summer.middle',
        because: ['s:summer', 's-score>=56', 's-score<=67'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '五月到七月平平地过，容易一天也记不住⟨（夏季力量值居中）⟩。给每个月定一件看得见的东西，一个架子，一篇文字，一道新菜，做完留个影。三样摆在一起，这一季就没有白过。',
        en_US:
          'May through July passes evenly, and you could end up remembering none of it ⟨ (middling power value of summer)⟩. Give each month one thing you can see, a shelf, a page, a new dish, and take a picture when it’s done. Set the three side by side and the season hasn’t been lost.',
      },
      {
        id: 'season.autumn.middle',
        because: ['s:autumn', 's-score>=56', 's-score<=67', 'age>=16', 'age<=74'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '不高不低的一季，适合比较⟨（秋季力量值居中）⟩。两份工作、两间房、两个办法，八月摆在一起，九月各试一天，十月留一个。心里早有偏向的，先写在纸背面，免得比的时候自己骗自己。比下来分不出高低的，随手挑一个都行；为两样差不多好的东西犹豫三个月，才是真亏。',
        en_US:
          'A season neither high nor low is good for comparing ⟨ (middling power value of autumn)⟩. Two jobs, two apartments, two methods: set them side by side in August, try each for a day in September, keep one in October. If you’re leaning already, write it on the back of the sheet, so that you don’t fool yourself. If they come out even, take either. Three months of hesitating between two things of nearly the same worth is the only real loss.',
      },
      {
        id: 'season.winter.middle',
        because: ['s:winter', 's-score>=56', 's-score<=67'],
        claims: ['not=s-best', 'not=s-worst'],
        form: ['statement'],
        zh_CN:
          '做什么都有余地，也都不显眼，十一月到一月是这样的⟨（冬季力量值居中）⟩。正好收拾平时看不见的地方：抽屉底，旧文件，跟某个人断了的一句话。',
        en_US:
          'November through January leaves room for anything and shows off none of it ⟨ (middling power value of winter)⟩. It suits the places no one sees: the bottom of a drawer, old files, a conversation that broke off.',
      },
    ],
  },
]
