import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'useful-years',
    card: 'useful',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'useful.years.bijian',
        because: ['best-year=bijian'],
        says: ['useful.add-peers=yes'],
        claims: ['good=year:best', 'years-ahead=10', 'presumes=reading'],
        form: ['dated'],
        zh_CN:
          '{year:best}在往后十年里得分最高，⟨天干是比肩，|这一年出场的是⟩跟你同一种的人⟨（比肩当年）⟩。那年的好事常从平辈的一句话开头，一起做比各做各的快。前一年就把想做的事写成一页，谁来都看得懂；到时候凭这一页分工，比凭交情分得清。写不进这一页的，就不要在那年一起做。',
        en_US:
          '{year:best} scores highest of the coming ten years, and it ⟨has the Friend on its stem|belongs to people like you⟩⟨: somebody of your own kind|⟩. Good things that year tend to open with a word from an equal, and working together goes faster than working side by side. The year before, put what you want done on one page anyone can follow. Dividing the work by that page is fairer than dividing it by friendship. What doesn’t fit on the page shouldn’t be done together that year.',
      },
      {
        id: 'useful.years.jiecai',
        because: ['best-year=jiecai', 'age>=16', 'age<=74'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '往后十年，{year:best}得分居首，⟨天干却是劫财，|来的却是⟩要跟你分一份的人⟨（劫财当年）⟩。有人抢着做，做法、价钱、客人他都替你试过一遍，你跟在半步后头学得快。先说好几成归谁，这一年就是一起跑的一年；不说，就成了抢。',
        en_US:
          '{year:best} has the top score of the next ten years, and ⟨its stem is the Rival,|it belongs to⟩ somebody who comes for a share. A competitor tests the method, the price and the customers for you, and half a step behind is a good place to learn. Settle beforehand who gets what, and you’ll run together that year. Leave it unsaid, and you’ll be grabbing.',
      },
      {
        id: 'useful.years.shishen',
        because: ['best-year=shishen', 'age>=16', 'age<=74'],
        says: ['useful.add-output=yes'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '你做的东西，到{year:best}最容易找到要它的人。这一年在十年里分数最高⟨，天干食神（食神当年）|⟩。前头几年不妨多做少卖，那年一开门，样样现成。',
        en_US:
          'What you make finds its takers most easily in {year:best}, the top score of the next ten years⟨, with the Eating god on its stem|⟩. Until then you can well produce more than you sell. With a full shelf you only have to open the door.',
      },
      {
        id: 'useful.years.shangguan',
        because: ['best-year=shangguan'],
        claims: ['good=year:best', 'years-ahead=10', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '憋了几年的改法，到{year:best}说最有人听。这一年在十年里分数居首⟨，天干伤官，是挑得出新路的才气（伤官当年）|⟩。带着样品去说，话就不算顶撞。',
        en_US:
          'A change you’ve held back for years gets its hearing in {year:best}, the highest score of the ten⟨, with the Hurting officer, who finds another way, on its stem|⟩. With a sample in hand, it’s a proposal. With an opinion alone, it’s backtalk.',
      },
      {
        id: 'useful.years.piancai',
        because: ['best-year=piancai'],
        says: ['useful.add-wealth=yes'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated', 'order'],
        zh_CN:
          '没写在计划里的机会，多在{year:best}来。那年得分是往后十年的头一名⟨，天干偏财（偏财当年）|⟩，空着的手最值钱：留出三成工夫，专等没料到的事。',
        en_US:
          'Chances that were in nobody’s plan come mostly in {year:best}, first by score among the next ten years⟨, with Indirect wealth on its stem|⟩. A free hand is worth most then. Keep three days in ten unpromised.',
      },
      {
        id: 'useful.years.zhengcai',
        because: ['best-year=zhengcai', 'age>=16', 'age<=74'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: [],
        zh_CN:
          '你最好的那一年多半不热闹，很像天天在上班。{year:best}在十年里得分最高，⟨天干是正财，|讲的是⟩一点一点挣来、记得清来路的收成⟨（正财当年）⟩。长约、长工期、要照顾多年的一件事，放在那年定；图快的留给别的年份。旁人看不出你这一年好在哪里，过三年再看就看出来了，那时候的安稳，都是这一年定下的。',
        en_US:
          'Your best year is likely to look like going to work. {year:best} scores highest of the ten and ⟨has Direct wealth on its stem, the harvest|stands for the kind of harvest that’s⟩ earned bit by bit, with every source on record. That’s the year for the long contract, the long schedule, the thing you’ll look after for years. Quick matters can have other years. Nobody will see that year what was so good about it. Three years on they will, since what holds then was settled in it.',
      },
      {
        id: 'useful.years.qisha',
        because: ['best-year=qisha', 'age>=16', 'age<=74'],
        claims: ['good=year:best', 'years-ahead=10', 'presumes=career'],
        form: ['order'],
        zh_CN:
          '会催你的一年，偏是你最好的一年。{year:best}在往后十年里分数最高，⟨天干却是七杀，|来的却是⟩逼你做决定的那股劲⟨（七杀当年）⟩。先把睡觉和吃饭的钟点钉住，再应战。',
        en_US:
          'The year that pushes you is your best one. {year:best} scores highest of the next ten, and yet ⟨its stem is Seven killings,|it brings⟩ the pressure that makes you decide. First nail down your hours for sleep and meals, then take it on.',
      },
      {
        id: 'useful.years.zhengguan',
        because: ['best-year=zhengguan', 'age>=16', 'age<=74'],
        says: ['useful.add-rules=yes'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['list'],
        zh_CN:
          '{year:best}在往后十年里分数最高，⟨天干是正官，|讲的是⟩名分和章程⟨（正官当年）⟩。宜放在那年办的有三类：要登记的，要考要评的，口头说了多年、该落成一张纸的。手续平日烦人，那年办起来最省力。',
        en_US:
          '{year:best} has the top score of the next ten years and ⟨the Direct officer on its stem,|is about⟩ standing and terms. Three kinds of business belong there: what has to be registered, what is examined or graded, and what has been a spoken understanding for years and should become a sheet of paper. Forms annoy you otherwise. That year they’re at their easiest.',
      },
      {
        id: 'useful.years.pianyin',
        because: ['best-year=pianyin'],
        claims: ['good=year:best', 'years-ahead=10', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你懂的那点偏门东西，到{year:best}最容易变成正用。这一年在十年里分数最高，⟨天干是偏印，|归⟩冷僻的学问和说不出用处的爱好⟨（偏印当年）⟩。眼下别因为没用就扔了它：到那年若有人带着一个怪问题来，接得住的多半是你。',
        en_US:
          'The odd thing you know is most likely to become useful in {year:best}. It’s the highest score of the ten, ⟨with the Indirect seal on its stem,|and it belongs to⟩ out-of-the-way learning and hobbies nobody can justify. Don’t drop yours now for being no use. If somebody turns up that year with a strange question, you’re likely to be the one who can take it.',
      },
      {
        id: 'useful.years.zhengyin',
        because: ['best-year=zhengyin'],
        says: ['useful.more-study=yes'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['statement'],
        zh_CN:
          '往后十年里得分最高的是{year:best}，⟨天干是正印，|讲的是⟩老师、文书、有人在后头托着你⟨（正印当年）⟩。那年开口求助，应的人比平时多；报名、搬去安静的地方、把一样东西从头学完，都接得上。只有一样会可惜：别人伸了手，你却硬说自己能行。那年收下的照顾，也不必急着还，还的时候在后头。',
        en_US:
          'The highest score of the next ten years is {year:best}, ⟨with the Direct seal on its stem:|and it’s about⟩ teachers, papers, a hand at your back. Ask for help then, and more people than usual say yes. Enrolling works, and so does moving somewhere quiet or learning one subject from the first page to the last. Only one thing would be a waste: people reach out, and you insist that you can manage. What you’re given then needn’t be paid back at once. There’s time for that later.',
      },
      {
        id: 'useful.years.mao-wood',
        because: ['use:wood', 'best-year-mao'],
        says: ['useful=wood', 'good-years=wood'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '木的年份宜起头，你分数最高的{year:best}正是这样一年。⟨地支卯是一整块的木，|⟩木又是你最用得着的⟨（用神之年）⟩，起头要先有苗：头两年把种子挑定，地翻好，到时候只种一样。临时才想种什么的人，那年多半在看别人家的园子。还有一层，木长得慢，那年种下的别急着当年收，隔一两年来看，才看得出当初挑对了没有。',
        en_US:
          'Wood years are for beginnings, and {year:best}, your highest score of the next ten, is one. ⟨Its branch, the Rabbit, is solid wood, and wood|Wood⟩ is what helps you most. A beginning needs a seedling: choose the seed and dig the bed in the two years before, then plant one thing. People who wonder late what to grow spend that year admiring other gardens. And wood grows slowly. Don’t expect to harvest the same year; a year or two later you’ll see if you chose well.',
      },
      {
        id: 'useful.years.yin-wood',
        because: ['use:wood', 'best-year-yin2'],
        says: ['useful=wood', 'good-years=wood'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '{year:best}在十年里分数排第一，⟨地支寅是木，|那是木的一年，⟩刚动，带着一点火气，而木正是你最用得着的⟨（用神之年）⟩。这样的年份好处来得早、来得快，动身的东西头一年就要备在门口；一开年有人喊你走，当天能走的就是你。',
        en_US:
          '{year:best} ranks first of the ten by score. ⟨The Tiger in its branch is wood|It’s a year of wood⟩ just stirring, with a little fire in it, and wood is what helps you most ⟨(a year of the useful element)⟩. What’s good in such a year comes early and fast, so what you’d travel with should be standing by the door the year before. If somebody calls you early on, you can leave the same day.',
      },
      {
        id: 'useful.years.zi-water',
        because: ['use:water', 'best-year-zi'],
        says: ['useful=water', 'good-years=water'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '走动的好年份是{year:best}，往后十年分数最高。⟨地支子是纯水，|那是水的一年，⟩正是你最用得着的一样⟨（用神之年）⟩：换地方，出远门，把话说开，都在那年。',
        en_US:
          'The year for moving about is {year:best}, the highest score of the next ten. ⟨The Rat in its branch is pure water,|It’s a year of water,⟩ what helps you most ⟨(a year of the useful element)⟩: a change of place, a long trip, a frank talk all go there.',
      },
      {
        id: 'useful.years.hai-water',
        because: ['use:water', 'best-year-hai'],
        says: ['useful=water', 'good-years=water'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['order'],
        zh_CN:
          '{year:best}的分数居往后十年之首，⟨地支亥是水起头的地方，|那年是水，⟩正是你最用得着的一样，里头还藏着一点木⟨（用神之年）⟩。那年说出去的话容易当场发芽，有人接，有人跟。想找的人先列五个，到时候一个月去碰一个。',
        en_US:
          '{year:best} has the top score of the ten. ⟨Its branch, the Pig, is where water begins,|It’s a year of water,⟩ what helps you most, with a little wood in it ⟨(a year of the useful element)⟩. What you say that year tends to sprout on the spot: somebody answers, somebody joins. Choose five people you’d like to reach, and try one a month.',
      },
      {
        id: 'useful.years.you-metal',
        because: ['use:metal', 'best-year-you'],
        says: ['useful=metal', 'good-years=metal'],
        claims: ['good=year:best', 'years-ahead=10'],
        form: ['list'],
        zh_CN:
          '往后十年里{year:best}得分最高，⟨地支酉是一整块的金，|那是金的一年，⟩金又是你最用得着的⟨（用神之年）⟩。金年宜收：该断的断，该定价的定价，拖着没签的签掉。先做一张表，左边写留的，右边写停的，那年照着表办就行，省得临时心软。收完了先空着，别急着补，空出来的地方，第二年才用得上。',
        en_US:
          'No other of the next ten years scores as high as {year:best}. ⟨The Rooster in its branch is solid metal,|It’s a year of metal,⟩ and metal is what helps you most ⟨(a year of the useful element)⟩. A metal year gathers in: end what ought to end, name the price, sign what has been lying around. Make a table beforehand, what stays on the left and what stops on the right, and you won’t have to be brave on the day. When it’s done, leave the space empty. It’s the year after that needs it.',
      },
    ],
  },
  {
    id: 'useful-tight',
    card: 'useful',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'useful.tight.peer-clash',
        because: ['tight-year=peer', 'tight-year-clash@day', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '{year:tight}是往后十年里得分最低的一年，⟨天干是同类，地支正对着你的日支，|来的是跟你一样的人，又正顶着你盘里管家和伴侣的那一格，⟩像有人搬到对门，样样跟你一式⟨（比劫之年冲日支）⟩。紧在分摊和比较上。住处、合租、合伙的事，前一年先谈定分界，那年就能各做各的，账也各记各的。对门那位其实也在看你：你把界线先说出来，他多半松一口气。',
        en_US:
          '{year:tight} has the lowest score of the next ten years. ⟨It brings a peer on the stem, and its branch faces your day branch,|It brings people of your own kind and pulls against the place in your chart that stands for home and partner,⟩ as if somebody just like you had moved in across the hall. What pinches is sharing and comparing. Draw the lines a year ahead in anything held jointly, rooms or business, and that year each side can keep to its own. The one across the hall is watching you, too. If you name the line first, they’re likely to be relieved.',
      },
      {
        id: 'useful.tight.output-clash',
        because: ['tight-year=output', 'tight-year-clash@day', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: [],
        zh_CN:
          '话说得最多的一年，家里也最不安稳。{year:tight}在往后十年里分数最低，⟨天干是往外走的食伤，地支又冲着日支|又是话多的一年，又顶着你盘里管家的那一格⟩⟨（食伤之年冲日支）⟩。那年少在气头上辞什么、搬什么、公开什么。想说的先说给一个人听，那人点头，再往外发。说错了也来得及：那年的话传得快，改口也传得快，只要改得早。',
        en_US:
          'The year you talk most is also the one in which home is least settled. {year:tight} has the lowest score of the coming ten: ⟨its stem is output, and its branch faces your day branch|it’s all outgoing, and it pulls against the place of home in your chart⟩. Quitting, moving and announcing don’t go well in heat that year. Try it on one listener first, and go on if that person nods. A slip can be mended, too. Words travel fast that year, and so does a correction if it comes early.',
      },
      {
        id: 'useful.tight.wealth-clash',
        because: ['tight-year=wealth', 'tight-year-clash@day'],
        claims: ['hard=year:tight', 'years-ahead=10', 'presumes=household'],
        form: ['list'],
        zh_CN:
          '十年里分数最低的是{year:tight}，⟨天干带着财来，地支正冲日支，|要办的事多，家里也在动，⟩开口找你的人也多⟨（财年冲日支）⟩。修房子、换车、办酒席，能提前一年的提前，能挪后的挪后。手边另放一笔不许动的零钱，专应付漏水这一类。',
        en_US:
          'The lowest score of the ten is {year:tight}. ⟨Its stem brings wealth, and its branch faces your day branch: there’s|There’s⟩ a lot to see to, home is astir, and more people come asking. A new kitchen, a car, a big party can each move a year either way. A small sum that may not be touched takes care of the leaks.',
      },
      {
        id: 'useful.tight.officer-clash',
        because: ['tight-year=officer', 'tight-year-clash@day', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['statement'],
        zh_CN:
          '{year:tight}那年，上头要你快，家里要你在，两头会一起找你。它在十年里分数最低，⟨天干是官杀，地支冲着日支|管你的事重，又顶着你盘里管家的那一格⟩⟨（官杀之年冲日支）⟩。省力的办法在前一年：先推掉一个职务，先跟家里讲好哪几个晚上谁也叫不走你。那年能交清旧差，就不算亏。要是两头真撞在同一天，先顾家里那头，差事晚一天交，别人记不了多久；家里少了你的那一天，会记很久。',
        en_US:
          'In {year:tight} they want you faster at work and present at home, both at once. It has the lowest score of the ten: ⟨its stem is an officer and its branch faces your day branch|what governs you is heavy, and it pulls against the place of home in your chart⟩. The remedy belongs to the year before. Hand back one duty, and agree at home on the evenings nobody can call you away. If the old tasks get delivered that year, you haven’t lost. If both fall on the same day after all, home goes first. Work that’s a day late is soon forgotten; the day you were missing at home isn’t.',
      },
      {
        id: 'useful.tight.resource-clash',
        because: ['tight-year=resource', 'tight-year-clash@day'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['order'],
        zh_CN:
          '想躲起来的念头，{year:tight}最重，分数也是十年里最低。⟨天干是印，地支却对着日支推|你想静，盘里管家的那一格偏要动⟩⟨（印年冲日支）⟩。换床、搬屋，一次只办一样。',
        en_US:
          'The wish to crawl under something is strongest in {year:tight}, the lowest score of the ten. ⟨The stem is resource, while the branch pushes against your day branch|You want quiet, and the place of home in your chart wants to move⟩. Change one thing at a time.',
      },
      {
        id: 'useful.tight.peer',
        because: ['tight-year=peer'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['scene'],
        zh_CN:
          '人人点菜，一张账单，{year:tight}的紧就像这顿饭。它在往后十年里分数最低，⟨天干是你的同类|来的都是跟你一样的人⟩⟨（比劫之年）⟩。没有谁贪，只是没人先说怎么算。凡是多人一起的事，前头补一句“我出这些，到此为止”，说早了不伤人。说晚了，同一句话就成了计较，虽然你要的跟早说的时候一样多。',
        en_US:
          'Everybody orders, and there’s one check: that’s how {year:tight} pinches. It has the lowest score of the coming ten years, ⟨with your own kind on the stem|and it’s full of people like you⟩. Nobody is greedy; nobody said beforehand how it would be split. In anything you do with several people that year, “this much is mine, and no more” hurts no one if it’s said early. Said late, the same sentence sounds petty, although you’re asking for no more.',
      },
      {
        id: 'useful.tight.output',
        because: ['tight-year=output'],
        claims: ['hard=year:tight', 'years-ahead=10', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '你答应人的时候都是真心的，到{year:tight}，一件件来要了。那年在十年里分数最低，⟨天干是往外给的食伤，|往外给的最多，⟩给得快，补得慢⟨（食伤之年）⟩。头一年就停收新活，把手上最小的三件先交掉，那年的周末就能留着睡。',
        en_US:
          'You meant each promise when you made it, and in {year:tight} they come to collect. It’s the lowest score of the next ten, ⟨its stem is output, all giving out,|a year of giving out,⟩ and what goes fast is replaced slowly. If you stop taking on more the year before and deliver the three smallest things first, you’ll have your weekends to sleep in.',
      },
      {
        id: 'useful.tight.wealth',
        because: ['tight-year=wealth', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['order'],
        zh_CN:
          '{year:tight}在往后十年里分数垫底，⟨天干是财，|这一年事多，⟩人容易忘了自己只有两只手⟨（财年）⟩。给每天定一个收工的钟点，没办完的归明天。',
        en_US:
          '{year:tight} has the lowest score of the ten, ⟨with wealth on its stem:|and it’s crowded:⟩ you forget that you have only two hands. Fix a closing hour for each day and leave the rest to the next.',
      },
      {
        id: 'useful.tight.officer',
        because: ['tight-year=officer'],
        claims: ['hard=year:tight', 'years-ahead=10', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '规矩会在{year:tight}忽然变细：表要重填，流程要重走，问你的人比帮你的多。那年⟨天干是管束人的官杀，|归管束你的那一路，⟩十年里分数最低⟨（官杀之年）⟩。跟它争不出什么，早到一步倒能省下一半；证件、发票、往来的信提前理成一夹，要哪张抽哪张。',
        en_US:
          'In {year:tight} the rules go fine-grained: the form has to be redone, the procedure starts over, and more people question you than help you. ⟨The stem that year is an officer, the score the lowest of the ten|It’s a year of being governed, and the lowest score of the ten⟩. Arguing yields nothing, and being early saves half. With papers, receipts and letters in one folder, whatever they ask for can be pulled out.',
      },
      {
        id: 'useful.tight.resource',
        because: ['tight-year=resource'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['statement'],
        zh_CN:
          '好意最多的一年，可能是最迈不开步的一年。{year:tight}⟨天干是印，|，⟩喂你、护你、劝你的都来了，分数却排在十年末尾⟨（印年）⟩，多出来的照顾成了绊脚的被子。那年少学一样，少听一种意见，每个月独自办成一件小事，腿就不会软。',
        en_US:
          'The year with the most kindness in it may be the hardest to walk through. In {year:tight} ⟨the stem is resource:|everyone comes at once:⟩ those who feed, shield and advise you are all there, and still it scores last of the ten; the extra care becomes a blanket around your ankles. One lesson less, one opinion less, and one small thing a month done entirely alone will keep your legs strong.',
      },
      {
        id: 'useful.tight.harm-day',
        because: ['tight-year-harm@day'],
        claims: ['hard=year:tight', 'years-ahead=10', 'presumes=adult'],
        form: [],
        zh_CN:
          '{year:tight}紧得不响，却是往后十年里分数最低的一年。⟨它的地支害着你的日支，是互相绊脚的意思|它跟你盘里管家和伴侣的那一格互相绊脚⟩⟨（害日支）⟩：没有大吵，只有传错的话、白跑的路、一句“我以为你知道”。那年跟最近的人用文字约事，谁几点做什么，写一行，两边都留着。看着生分，其实省下的是解释：那年最费工夫的，就是说清楚一件谁都没做错的事。',
        en_US:
          'A tight year can be a quiet one. {year:tight}, the lowest score of the next ten, ⟨has a branch that crosses your day branch|trips over the place in your chart that stands for home and partner⟩: no shouting, only a message passed on wrong, a wasted trip, an “I thought you knew.” Make arrangements in writing with those nearest you that year. Who does what at which hour, one line, a copy each. It looks stiff, but what it saves is explaining. Nothing takes longer that year than clearing up a thing nobody did wrong.',
      },
      {
        id: 'useful.tight.clash-year',
        because: ['tight-year-clash@year', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10'],
        form: ['statement'],
        zh_CN:
          '老家和长辈那头的事，会在{year:tight}多起来。这一年在十年里分数最低，⟨地支正对你的年支，年支是来处|又顶着你盘里管祖上和外面的那一格⟩⟨（冲年支）⟩。旧屋、旧亲、旧地址，平时不动，一动一起动。前一年先回去把钥匙、文件、各人的想法问清楚，那年就只剩跑腿。各人的想法多半不一样，那年最忌的是替谁做主，问到谁就照谁的原话传。',
        en_US:
          'Matters to do with your old home and family gather in {year:tight}. It has the lowest score of the ten, and ⟨its branch faces your year branch, the place you come from|it pulls against the part of your chart that stands for where you come from⟩. The old house, the relatives, an address from long ago lie still for years and then stir together. Ask about keys, papers and plans the year before, and only errands are left. The plans won’t agree. The thing to avoid that year is deciding for anybody; pass on what each one said, in their own words.',
      },
      {
        id: 'useful.tight.clash-month',
        because: ['tight-year-clash@month', 'age>=16', 'age<=74'],
        claims: ['hard=year:tight', 'years-ahead=10', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '差事的地基到{year:tight}要晃一晃。那年在十年里分数最低，⟨地支对着你的月支，那是行当和上班的地方|又顶着你盘里管工作和大环境的那一格⟩⟨（冲月支）⟩。换部门、换流程、换带你的人，多半有一样。自己先挑一样换，别的就安静些。',
        en_US:
          'The floor under your job gives a little in {year:tight}. It’s the lowest score of the ten, and ⟨its branch faces your month branch, the place of trade and daily work|it pulls against the part of your chart that stands for work⟩. A department, a procedure or the person above you tends to be exchanged. If you pick one change and make it yourself, the rest stays calmer.',
      },
    ],
  },
  {
    id: 'useful-luck',
    card: 'useful',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'useful.luck.use-use',
        because: ['luck:now-use', 'luck:next-use', 'age<=69'],
        claims: ['good=luck:now', 'good=luck:next', 'years-ahead=15'],
        form: ['statement'],
        zh_CN:
          '顺的时候，人不觉得顺。⟨眼下的{luck:now}地支是{element:use}，你最用得着的一样，下一步{luck:next}还是它|从{luck:now.from}到{luck:next.to}，两个十年接着都是{element:use}，你最用得着的一样⟩⟨（用神运相连，{luck:now.from}至{luck:next.to}）⟩，接起来是一条长路。适合趁现在起一件十几年才成的事：头几年费力，过了头几年它自己往前走。怕的是把顺路当成平地，每年换一个起点，走到头还在头一里。换起点不要紧，要紧的是别把换当成走。',
        en_US:
          'Good times don’t feel like it while they last. ⟨Your present cycle, {luck:now}, has {element:use} in its branch, the useful element, and so has the next, {luck:next} ({luck:now.from} to {luck:next.to})|From {luck:now.from} until {luck:next.to} two ten-year stretches in a row carry {element:use}, what helps you most⟩; end to end that’s a long road. It suits something that needs fifteen years. The first few are work, and after that it walks by itself. The danger is to take a good road for level ground and start over every year. You’d be in the first mile still when it ends. A new start is fine, as long as you don’t mistake starting for walking.',
      },
      {
        id: 'useful.luck.use-adverse',
        because: ['luck:now-use', 'luck:next-adverse', 'age>=16', 'age<=74'],
        claims: ['good=luck:now', 'hard=luck:next'],
        form: [],
        zh_CN:
          '好天气到{luck:now.to}为止。⟨这步{luck:now}脚下是你最用得着的{element:use}，接下来的{luck:next}换成最该少添的{element:adverse}|眼下这十年走的是你最用得着的{element:use}，接下来换成最该少添的{element:adverse}⟩⟨（用神运接忌神运）⟩。换季谁也拦不住，能做的是先收仓：该考的考到手，长约签下来，欠的人情还清。仓里有粮，走慢些也不慌；真到了换的时候，你会发现慢一点也有慢的好处，至少看得清脚下。',
        en_US:
          'The good weather holds until {luck:now.to}. ⟨In this cycle, {luck:now}, the useful element {element:use} is underfoot; in {luck:next} it’s {element:adverse}, the adverse one|These ten years carry {element:use}, what helps you most; the next ten carry {element:adverse}, what you least need⟩. Nobody stops a season from changing. Fill the barn first: get the certificate, sign the long contract, return the favors you owe. With grain inside, slower is only slower. And once it turns, you’ll find that slow has its uses: at least you see where you step.',
      },
      {
        id: 'useful.luck.best-now',
        because: ['luck:now-use', 'luck:best-now'],
        claims: ['good=luck:now'],
        form: ['statement'],
        zh_CN:
          '一辈子按十年一段打分，你最高的一段就是现在，到{luck:now.to}。⟨{luck:now}地支是你最用得着的{element:use}|这十年走的正是你最用得着的{element:use}⟩⟨（用神运）⟩。最好的运长得很普通，样子是门都推得开，所以常被拿去推不要紧的门。',
        en_US:
          'Score your life in stretches of ten years, and the highest is now, until {luck:now.to}. ⟨{luck:now} has {element:use}, the useful element, in its branch|These years carry {element:use}, what helps you most⟩. The best luck looks ordinary: doors open when you push. That’s why it gets used up on doors that don’t matter.',
      },
      {
        id: 'useful.luck.use-best-past',
        because: ['luck:now-use', 'luck:best-past'],
        claims: ['good=luck:now', 'presumes=past'],
        form: ['statement'],
        zh_CN:
          '分数最高的十年你已经走过，眼前这段仍是好路。⟨{luck:now}地支是你最用得着的{element:use}|管着这十年的是你最用得着的{element:use}⟩，走到{luck:now.to}⟨（用神运）⟩。跟从前比，会觉得不够快，可从前快，是因为什么都往前堆。那些年没空收拾的本钱，这一步正好一样样变成能传下去的东西。传给谁、怎么传，正是眼下这十年最值得费心思的题目。',
        en_US:
          'Your highest-scoring ten years are behind you, and this is still good road. ⟨{luck:now} has {element:use}, the useful element, in its branch|These years carry {element:use}, what helps you most,⟩ until {luck:now.to}. Measured against then you’ll feel slow, but you were fast because everything was being piled up. What you had no time to sort can now be turned, piece by piece, into something to hand on. To whom and how is the question these ten years are best spent on.',
      },
      {
        id: 'useful.luck.use-best-ahead',
        because: ['luck:now-use', 'luck:best-ahead', 'age<=40'],
        claims: ['good=luck:now', 'good=luck:best'],
        form: [],
        zh_CN:
          '眼下好走，最好的还在后头。⟨{luck:now}已经是你最用得着的{element:use}运|这十年已经走到你最用得着的{element:use}上⟩，到{luck:now.to}；往后还有一段分数更高，是⟨十步|一辈子⟩里的顶⟨（用神运）⟩。所以这一步别急着要大结果，练手、攒人、把家伙置齐，全算正事。别人催你趁热打铁，你可以回他一句：铁还没到最热的时候。',
        en_US:
          'The going is good, and the best is still to come. ⟨{luck:now} already stands on {element:use}, your useful element,|These ten years already carry {element:use}, what helps you most,⟩ until {luck:now.to}; a later stretch scores higher yet, the top of ⟨ten cycles|your life⟩. So don’t press for the big result now. Practice, people and a full set of tools are the proper business of this stretch. When someone tells you to strike while the iron is hot, you can say that it isn’t at its hottest yet.',
      },
      {
        id: 'useful.luck.joy-use-later',
        because: ['luck:now-joy', 'luck:use-later', 'luck:use-later<=25', 'age<=69'],
        claims: ['good=luck:now', 'years-ahead=25'],
        form: [],
        zh_CN:
          '送柴的人已经到了，饭要再等一等。⟨{luck:now}脚下是{element:joy}，一个好帮手|这十年管事的是{element:joy}，一个好帮手⟩，走到{luck:now.to}；你最用得着的{element:use}，要到⟨{luck:use}（{luck:use.years}）|{luck:use.years}⟩才成为一整段运⟨（喜神运）⟩。这几年该学的是它要用的东西，该认识的是它那一行的人。位子慢一点坐没关系，早坐上去的，往往要在里头现学。',
        en_US:
          'Somebody has come with the firewood; dinner is a while yet. ⟨{luck:now} stands on {element:joy}, the helpful element,|These ten years carry {element:joy}, a good helper,⟩ until {luck:now.to}; what helps you most, {element:use}, gets a whole stretch of its own ⟨in {luck:use}, {luck:use.years}|from {luck:use.years}⟩. The years now are for learning what that time will need and meeting its people. There’s no hurry about the seat. People who take it early have to learn while sitting in it.',
      },
      {
        id: 'useful.luck.joy-use-past',
        because: ['luck:now-joy', 'luck:use-past'],
        claims: ['good=luck:now', 'presumes=past'],
        form: ['statement'],
        zh_CN:
          '你最用得着的{element:use}管过的那些年已经走完，现在的日子仍有人帮。⟨{luck:now}是帮得上忙的{element:joy}|这十年是帮得上忙的{element:joy}⟩，到{luck:now.to}⟨（喜神运）⟩。那几步里学会的、结下的，如今不用再抢，用就是了。每年一样老本事重新开张，规模小一号，收在自己手里，不靠别人的脸色。要当心的只有一样：别因为有人帮，又把摊子铺回从前那么大。',
        en_US:
          'The years ruled by {element:use}, what helps you most, are behind you, and you still have help. ⟨{luck:now} stands on {element:joy}, the helpful element,|These ten years carry {element:joy}, which helps,⟩ until {luck:now.to}. What you learned and whom you won then needn’t be fought for again. One old skill a year can be reopened, a size smaller, in your own hands and at nobody’s pleasure. One thing to watch: with help around, it’s tempting to spread out as wide as before.',
      },
      {
        id: 'useful.luck.adverse-next-use',
        because: ['luck:now-adverse', 'luck:next-use', 'age>=16', 'age<=74'],
        claims: ['hard=luck:now', 'good=luck:next', 'next-good=luck:next'],
        form: ['dated'],
        zh_CN:
          '费力的路走到{luck:next.from}。⟨这步{luck:now}脚下是最该少添的{element:adverse}；接下来{luck:next}，地支就是你最用得着的{element:use}|眼下这十年走的是最该少添的{element:adverse}，接下来十年换成你最用得着的{element:use}⟩⟨（忌神运接用神运）⟩。这段里别急着改道，也别把行李扔了。要开的店、要搬的地方，图纸现在画，动工放到换运以后。换过去的头几个月还会觉得沉，那是从前欠下的在结账，过一阵就轻了。',
        en_US:
          'The heavy going lasts until {luck:next.from}. ⟨{luck:now} has the adverse element, {element:adverse}, underfoot; with {luck:next} the branch turns to {element:use}, the useful one|These ten years carry {element:adverse}, what you least need; the next ten carry {element:use}, what helps you most⟩. Don’t change course in the middle of it or throw out the luggage. Draw the plans now for the shop or the move, and break ground after the turn. The first months after it may still feel heavy. That’s the old bills coming due, and it passes.',
      },
      {
        id: 'useful.luck.adverse-adverse',
        because: ['luck:now-adverse', 'luck:next-adverse'],
        claims: ['hard=luck:now', 'hard=luck:next', 'years-ahead=10'],
        form: [],
        zh_CN:
          '接下来是一段长上坡，按长路来安排。⟨{luck:now}脚下是最该少添的{element:adverse}，下一步{luck:next}还是它|眼下这十年和下一个十年，走的都是最该少添的{element:adverse}⟩⟨（忌神运相连）⟩，所以别等“熬过这阵”。其间照样有好年份，照样能办成事，只是一年一件。步子改小，每星期留一天不赶路，找人搭伴走。长路上最耗人的是跟别人比速度，比一回，就多费三天的力气。',
        en_US:
          'What’s ahead is a long climb, so arrange for distance. ⟨{luck:now} has {element:adverse}, the adverse element, underfoot, and so will {luck:next}|These ten years and the next ten both carry {element:adverse}, what you least need⟩; don’t wait for it to blow over. Good years fall within it, and things get done in them, one to a year. Shorten your step, keep one day a week free of marching, and find somebody to walk with. What wears people out on such roads is comparing speeds. Each comparison costs you three days.',
      },
      {
        id: 'useful.luck.adverse-use-later',
        because: ['luck:now-adverse', 'luck:use-later', 'luck:use-later<=25', 'age<=69'],
        claims: ['hard=luck:now', 'next-good=luck:use', 'years-ahead=25'],
        form: [],
        zh_CN:
          '顶风骑得慢，腿倒是这时候练出来的。⟨{luck:now}地支是最该少添的{element:adverse}|这十年走的是最该少添的{element:adverse}⟩，到{luck:now.to}；你最用得着的{element:use}，要到⟨{luck:use}（{luck:use.years}）|{luck:use.years}⟩才轮着⟨（忌神运）⟩。眼下适合练最难的基本功，不适合跟人比快。比快的人到那时多半已经歇了，你刚好练成。',
        en_US:
          'You ride slowly into the wind, and that’s when the legs are made. ⟨{luck:now} has {element:adverse}, the adverse element, in its branch|These ten years carry {element:adverse}, what you least need,⟩ until {luck:now.to}; what helps you most, {element:use}, has its turn ⟨in {luck:use}, {luck:use.years}|from {luck:use.years}⟩. Now is for the hardest drills, and for racing nobody. By then the fast ones tend to be resting, and you’ll be ready.',
      },
      {
        id: 'useful.luck.adverse-use-past',
        because: ['luck:now-adverse', 'luck:use-past'],
        claims: ['hard=luck:now', 'presumes=past'],
        form: ['order'],
        zh_CN:
          '从前开大船，现在开的是小船。⟨你最用得着的{element:use}运走完了，这步{luck:now}地支是最该少添的{element:adverse}|你最用得着的{element:use}管过的年头走完了，这十年是最该少添的{element:adverse}⟩，到{luck:now.to}⟨（忌神运）⟩。小船不装大货，摊子收到一只手数得清，人就轻了。好处也有：不用赶潮，天气好的年份出海，不好就在码头修网。从前船上的人还会来找你，要你掌一次大舵，心里高兴一下就好，答应之前先看看自己的船。',
        en_US:
          'You used to sail a big ship, and now it’s a small boat. ⟨The cycles of {element:use}, the useful element, are over; {luck:now} has {element:adverse}, the adverse one, in its branch|The years of {element:use}, what helps you most, are over, and these ten carry {element:adverse}, what you least need,⟩ until {luck:now.to}. Small boats carry little, so bring your undertakings down to a handful. There’s an upside: no tide to catch. In good years go out; in others sit on the pier and mend nets. People from the big ship will still come and ask you to take the wheel. Enjoy being asked, and look at your own boat before you answer.',
      },
      {
        id: 'useful.luck.enemy-use-later',
        because: ['luck:now-enemy', 'luck:use-later', 'luck:use-later<=25', 'age<=69'],
        claims: ['hard=luck:now', 'next-good=luck:use', 'years-ahead=25'],
        form: [],
        zh_CN:
          '这几年累，你却找不出是谁害的。⟨{luck:now}脚下是{element:enemy}|管着这十年的是{element:enemy}⟩，它不直接为难你，专给拖累你的那一样送粮⟨（仇神运）⟩，小麻烦总有下家。这段走到{luck:now.to}，你最用得着的{element:use}要到⟨{luck:use}（{luck:use.years}）|{luck:use.years}⟩来接。眼下最省的办法是断粮：哪件小事老在生别的事，先停那件。停了它，头一个星期你会不习惯，第二个星期就睡得着了。',
        en_US:
          'You’re tired these years and can’t name a culprit. ⟨{luck:now} stands on {element:enemy}, the opposing element, which|These ten years carry {element:enemy}, which⟩ does nothing to you directly; it feeds what weighs on you, and small troubles keep having offspring. This runs until {luck:now.to}, and {element:use}, what helps you most, takes over ⟨in {luck:use}, {luck:use.years}|from {luck:use.years}⟩. For now, cut the supply: find the small matter that keeps producing others, and stop that one. The first week without it feels odd. In the second you sleep.',
      },
      {
        id: 'useful.luck.enemy-use-past',
        because: ['luck:now-enemy', 'luck:use-past'],
        claims: ['hard=luck:now', 'presumes=past'],
        form: ['order'],
        zh_CN:
          '从前一天办三件，如今办两件正合适。⟨你最用得着的{element:use}运已经过去，{luck:now}脚下是{element:enemy}，|你最用得着的{element:use}管过的年头已经过去，这十年换了{element:enemy}，⟩暗里添重，到{luck:now.to}⟨（仇神运）⟩。脚比眼睛先知道。第三件迟早要交出去，趁现在教得动，教会一个人比硬扛两年值。教的时候别挑最像你的那个人，挑肯问的。',
        en_US:
          'Where it used to be three errands a day, two is right. ⟨The cycles of {element:use} are behind you, and {luck:now} stands on {element:enemy}, the opposing element,|The years of {element:use}, what helps you most, are behind you, and these ten carry {element:enemy},⟩ which adds weight unseen, until {luck:now.to}. Your feet notice before your eyes do. The third errand has to go to someone anyway, and teaching them now is worth more than two years of gritting your teeth. Don’t pick the one who’s most like you. Pick the one who asks.',
      },
      {
        id: 'useful.luck.idle-use-later',
        because: ['luck:now-idle', 'luck:use-later', 'luck:use-later<=25', 'age<=69'],
        claims: ['years-ahead=25'],
        form: ['list', 'order'],
        zh_CN:
          '这段路不上坡也不下坡。⟨{luck:now}脚下是{element:idle}，不帮忙也不添乱|管着这十年的{element:idle}不帮忙也不添乱⟩，到{luck:now.to}；带着你最用得着的{element:use}的一整段，是⟨{luck:use}（{luck:use.years}）|{luck:use.years}⟩⟨（闲神运）⟩。没有风的年份好校准：欠的清一清，体力攒一攒，将来要用的东西先做个小样。',
        en_US:
          'Neither uphill nor down. ⟨{luck:now} stands on {element:idle}, the idle element,|These ten years carry {element:idle},⟩ no help and no trouble, until {luck:now.to}; the next full stretch of {element:use}, what helps you most, is ⟨{luck:use}, {luck:use.years}|{luck:use.years}⟩. Windless years are for calibrating: settle what you owe, build up stamina, and make a small model of what you’ll want then.',
      },
      {
        id: 'useful.luck.idle-use-past',
        because: ['luck:now-idle', 'luck:use-past'],
        claims: ['presumes=past'],
        form: ['list'],
        zh_CN:
          '顺路的车送到这里，剩下的自己走。⟨你最用得着的{element:use}运已经走过，{luck:now}地支是{element:idle}，|你最用得着的{element:use}管过的年头已经过去，这十年是{element:idle}，⟩不推你也不拦你，到{luck:now.to}⟨（闲神运）⟩。成与不成全看手上的日常：几点起，跟谁吃饭，每周做完什么。把这三样过稳，比再找一个机会管用。没有推力的十年也有它的好：这时候养成的，全是你自己的，换了什么运都带得走。',
        en_US:
          'The ride ends here, and the rest is on foot. ⟨The cycles of {element:use}, the useful element, are behind; {luck:now} has {element:idle}, the idle one, in its branch,|The years of {element:use}, what helps you most, are behind you, and these ten carry {element:idle},⟩ which neither pushes nor blocks, until {luck:now.to}. It comes down to routine: when you get up, whom you eat with, what gets finished each week. Keep those three steady, and they’ll do more than another opening. Ten years without a push have their own advantage. What you build in them is all yours, and it moves with you into any luck.',
      },
      {
        id: 'useful.luck.stem-joy',
        because: ['luck:now-use-stem-alone', 'luck:now-joy', 'age>=16'],
        claims: ['good=luck:now'],
        form: ['order'],
        zh_CN:
          '搁着的那件事，条件多半已经够了。⟨{luck:now}的天干就是你最用得着的{element:use}，地支是帮得上忙的{element:joy}|眼下这十年，你最用得着的{element:use}在明处领路，{element:joy}在底下扶着⟩，到{luck:now.to}⟨（用神透运干）⟩。写下还缺什么，超过三样的划到三样，这个月补头一样。',
        en_US:
          'What you’ve been putting off tends to have all it needs by now. ⟨{luck:now} has {element:use}, your useful element, in its stem and the helpful one, {element:joy}, in its branch|In these ten years {element:use}, what helps you most, leads in plain sight, and {element:joy} steadies you from below,⟩ until {luck:now.to}. List what’s still missing, cut the list to three, and see to the first this month.',
      },
      {
        id: 'useful.luck.stem-adverse',
        because: ['luck:now-use-stem-alone', 'luck:now-adverse', 'age>=16'],
        form: ['order'],
        zh_CN:
          '明面上的好处这几年可以接：邀请、名分、肯替你说话的人。⟨{luck:now}的天干是你最用得着的{element:use}，地支是最该少添的{element:adverse}|眼下这十年，明处是你最用得着的{element:use}，暗处是最该少添的{element:adverse}⟩，两样并行到{luck:now.to}⟨（用神透运干，忌神在支）⟩。楼上亮着灯，楼梯还滑，所以天天要扛的担子，问清多重再接。两样常常一起来：递给你名分的人，手里多半也拿着那副担子。名分可以先收，担子过一夜再答。',
        en_US:
          'What comes to you in the open these years you can take: an invitation, a title, somebody who speaks up for you. ⟨In {luck:now} the stem is {element:use}, your useful element, and the branch {element:adverse}, the adverse one; the two|On the surface these ten years carry {element:use}, what helps you most, and underneath {element:adverse}, what you least need. The two⟩ go side by side until {luck:now.to}. The lamp is lit upstairs and the stairs are slippery, so ask how heavy a daily load is before you lift it. The two tend to arrive together: whoever offers the title is holding the load in the other hand. Take the title today, and sleep on the load.',
      },
      {
        id: 'useful.luck.stem-enemy',
        because: ['luck:now-use-stem-alone', 'luck:now-enemy', 'age>=16'],
        form: ['order'],
        zh_CN:
          '招牌换了新的，后厨的水管还滴着。⟨{luck:now}把你最用得着的{element:use}带在天干，地支是{element:enemy}|眼下这十年，明处是你最用得着的{element:use}，暗处是{element:enemy}⟩，它专给拖累你的那一样送粮⟨（用神透运干，仇神在支）⟩。到{luck:now.to}以前，靠明处的帮手办事，暗处的小麻烦每周关掉一处。',
        en_US:
          'There’s a new sign over the shop, and a pipe in the kitchen still drips. ⟨{luck:now} brings {element:use}, your useful element, in its stem; its branch is {element:enemy}, the opposing one,|On the surface these ten years carry {element:use}, what helps you most, and underneath {element:enemy},⟩ which feeds what wears you down. Until {luck:now.to} get things done through the help that’s in plain sight, and stop one small drip a week.',
      },
      {
        id: 'useful.luck.stem-idle',
        because: ['luck:now-use-stem-alone', 'luck:now-idle', 'age>=16'],
        form: [],
        zh_CN:
          '风有一点，够用，帆要自己拉。⟨{luck:now}的天干是你最用得着的{element:use}，地支是不帮也不拦的{element:idle}|眼下这十年，明处是你最用得着的{element:use}，底下的{element:idle}不帮也不拦⟩，到{luck:now.to}⟨（用神透运干）⟩。手上的事讲给人听，才有人来接；闷着做，这风就白吹了。',
        en_US:
          'There’s a light wind, and it will do if you hoist the sail yourself. ⟨{luck:now} has {element:use}, your useful element, in its stem and the idle one, {element:idle}, in its branch|On the surface these ten years carry {element:use}, what helps you most; underneath, {element:idle} neither helps nor hinders,⟩ until {luck:now.to}. Tell people what you’re working on, and somebody picks it up. Done in silence, the wind is wasted.',
      },
      {
        id: 'useful.luck.turn-use',
        because: ['luck:turns-within-a-year', 'luck:next-use'],
        claims: ['good=luck:next'],
        form: ['dated'],
        zh_CN:
          '不到一年就要换运了，{luck:next.from}起。⟨接下来的{luck:next}，地支是{element:use}，你最用得着的一样|接下来十年管事的是{element:use}，你最用得着的一样⟩⟨（交用神运）⟩。古人拿接木来比，接口要留几个月才长得牢，所以新旧交接的半年里，别嫌它不见动静。换以前把旧账旧约理清，新事只定一件，多了接口就松。旁人多半比你先看出来，说你近来话多了，或者睡得好了。',
        en_US:
          'Your luck turns in less than a year. The next ten years begin {luck:next.from} ⟨as {luck:next}, with {element:use}, the useful element, in the branch|and carry {element:use}, what helps you most⟩. The old comparison was grafting: the joint wants months before it holds, so don’t mind if nothing seems to stir for half a year. Clear old accounts and agreements before the turn and settle on one new thing. With more than one, the joint comes loose. Others tend to see it before you do, and remark that you talk more, or look rested.',
      },
      {
        id: 'useful.luck.late-use',
        because: ['luck:now-use', 'luck:best-ahead', 'age>=70'],
        claims: ['good=luck:now', 'good=luck:best'],
        form: ['statement'],
        zh_CN:
          '晚来的顺，用不着拿去赶路。⟨{luck:now}脚下是你最用得着的{element:use}|眼下这十年走的正是你最用得着的{element:use}⟩，到{luck:now.to}，往后还有分数更高的一段⟨（用神运）⟩。一辈子的手艺和见识，讲给一个肯听的人，每星期一段，讲到哪里记到哪里，这几年讲得最顺。讲的人会想起自己忘了的，听的人会记下你没打算讲的，两样都比礼物强。',
        en_US:
          'Ease that comes late needn’t be spent on hurrying. ⟨{luck:now} has {element:use}, the useful element, underfoot|These ten years carry {element:use}, what helps you most,⟩ until {luck:now.to}, and a stretch with a higher score still follows. What you know from a lifetime comes out well now, one piece a week to one willing listener, written down as far as you get. You’ll recall things you’d forgotten, and they’ll keep things you never meant to say. Both beat a present.',
      },
      {
        id: 'useful.luck.late-joy',
        because: ['luck:now-joy', 'luck:use-later', 'age>=70'],
        claims: ['good=luck:now'],
        form: ['statement'],
        zh_CN:
          '这几年的好处细水长流，来自常见面的那几个人。⟨{luck:now}脚下是帮得上忙的{element:joy}|眼下这十年是帮得上忙的{element:joy}⟩，走到{luck:now.to}⟨（喜神运）⟩。见面的日子一定下来，人和精神都跟着来。',
        en_US:
          'What’s good in these years comes in a thin, steady stream from the few people you see regularly. ⟨{luck:now} stands on {element:joy}, the helpful element,|These ten years carry {element:joy}, which helps you,⟩ until {luck:now.to}. Once the day of a visit is fixed, the rest follows.',
      },
      {
        id: 'useful.luck.late-adverse',
        because: ['luck:now-adverse', 'luck:use-later', 'age>=70'],
        claims: ['hard=luck:now'],
        form: [],
        zh_CN:
          '这段路石子滑，走慢一点不亏。⟨{luck:now}地支是最该少添的{element:adverse}|眼下这十年是最该少添的{element:adverse}⟩，到{luck:now.to}⟨（忌神运）⟩，少接新担子，少替人作保，老规矩够用。哪样东西放在哪里、坏了找谁修，趁清闲写成一页，压在抽屉里，心就松了。',
        en_US:
          'There’s loose gravel here, and you lose nothing by going slowly. ⟨{luck:now} has {element:adverse}, the adverse element, in its branch|These ten years carry {element:adverse}, what you least need,⟩ until {luck:now.to}. Fewer new loads, fewer promises on other people’s behalf, and the old habits will serve. Once a page in the drawer says where things are kept and who repairs what, your mind is easier.',
      },
      {
        id: 'useful.luck.late-enemy',
        because: ['luck:now-enemy', 'luck:use-later', 'age>=70'],
        claims: ['hard=luck:now'],
        form: ['statement'],
        zh_CN:
          '晚辈的争、邻里的话，你一接手就生出下一件。⟨{luck:now}脚下是{element:enemy}，|眼下这十年是{element:enemy}，⟩专给麻烦送粮的那一样，到{luck:now.to}⟨（仇神运）⟩。听完给一杯茶，不给主意，三次里有两次，他们自己就散了。',
        en_US:
          'Quarrels of the young, talk among neighbors: take one up, and the next is on its way. ⟨{luck:now} is on {element:enemy}, the opposing element,|These ten years carry {element:enemy},⟩ which keeps trouble supplied, until {luck:now.to}. Hear it through, pour tea and give no advice, and two times in three it breaks up by itself.',
      },
      {
        id: 'useful.luck.late-idle',
        because: ['luck:now-idle', 'luck:use-later', 'age>=70'],
        form: ['statement'],
        zh_CN:
          '这十年的好坏，全在一天怎么排。⟨{luck:now}地支是{element:idle}|管事的{element:idle}既不帮你⟩⟨，不帮|⟩也不拦你，到{luck:now.to}⟨（闲神运）⟩。要动脑的放上午，要动手的放午后，晚上留给人，这样过三个月，就知道还缺什么。',
        en_US:
          'How these ten years go depends on how you lay out a day. ⟨{luck:now} has {element:idle}, the idle element, in its branch, which|They carry {element:idle}, which⟩ neither helps nor hinders you, until {luck:now.to}. With mornings for the head, afternoons for the hands and evenings for people, three months will show you what’s missing.',
      },
      {
        id: 'useful.luck.enemy-best-past',
        because: ['luck:now-enemy', 'luck:best-past', 'luck:use-later', 'age<=69'],
        claims: ['hard=luck:now', 'presumes=past'],
        form: ['statement'],
        zh_CN:
          '同样的力气，如今办得少些，不怪你。⟨十步大运里分数最高的那步已经走过，眼下{luck:now}脚下是暗里添重的{element:enemy}|一辈子里分数最高的十年已经走过，眼下这十年是暗里添重的{element:enemy}⟩，到{luck:now.to}⟨（仇神运）⟩。家底都在那时挣下了，拿来用就好。那几年的旧相识，找回一个人，捡回一件搁下的事，就比新开一摊强。旧人不见得都还在原处，找到一个算一个，找到的那个多半也正想起你。',
        en_US:
          'The same effort buys less now, and it isn’t your fault. ⟨The highest of your ten luck cycles is behind you, while {luck:now} stands on {element:enemy}, the opposing element,|Your highest-scoring ten years are behind you, and these carry {element:enemy}, which adds weight unseen,⟩ until {luck:now.to}. What you earned then is still yours to use. One person won back from those years, one thing picked up that you’d laid down, is worth more than a new venture. Not all of them will be where you left them. The one you do find has probably been thinking of you.',
      },
      {
        id: 'useful.luck.idle-best-ahead',
        because: ['luck:now-idle', 'luck:best-ahead', 'age<=40'],
        claims: ['good=luck:best'],
        form: ['statement'],
        zh_CN:
          '一辈子里分数最高的那段，你还没走到。⟨眼下{luck:now}走的是不帮也不拦的{element:idle}|眼下这十年走的是{element:idle}，不帮也不拦⟩，到{luck:now.to}⟨（闲神运）⟩。所以眼下平淡不算落后，也不必逼自己样样赶在前头。到那时最用得上的是两样，一副歇够的身子，一门别人替不了的活，这两样正好在平淡的年头里养。',
        en_US:
          'The top score of your life is still to come. ⟨The present cycle, {luck:now}, idles on {element:idle}|The present ten years carry {element:idle}, neither help nor hindrance,⟩ until {luck:now.to}. So a quiet stretch now doesn’t mean you’re behind, and there’s no need to be first at everything. Two things will be of use when it comes, a rested body and one craft nobody can do for you, and quiet years are where you grow both.',
      },
      {
        id: 'useful.luck.joy-best-past',
        because: ['luck:now-joy', 'luck:best-past', 'luck:use-later', 'age<=69'],
        claims: ['good=luck:now', 'presumes=past'],
        form: [],
        zh_CN:
          '顶峰走过以后，还有一段沿山腰的路，荫凉，也平。⟨{luck:now}脚下是帮得上忙的{element:joy}，|眼下这十年是帮得上忙的{element:joy}，⟩到{luck:now.to}；分数最高的那⟨步|十年⟩在身后⟨（喜神运）⟩。山腰上好做的是修路：从前凭运气办成的，一年一件，改写成凭规矩也办得成。',
        en_US:
          'Past the summit there’s a stretch along the hillside, shaded and level. ⟨{luck:now} has {element:joy}, the helpful element, underfoot|These ten years carry {element:joy}, which helps you,⟩ until {luck:now.to}; ⟨the highest of ten cycles|your highest-scoring ten⟩ lies behind. A hillside is the place for road work. What you once brought off by luck can be rewritten, one thing a year, so that it can be done by rule.',
      },
      {
        id: 'useful.luck.adverse-best-ahead',
        because: ['luck:now-adverse', 'luck:best-ahead', 'age<=40'],
        claims: ['hard=luck:now', 'good=luck:best'],
        form: ['scene'],
        zh_CN:
          '打铁的都知道，料要在炉子冷的时候备。⟨{luck:now}脚下是最该少添的{element:adverse}|眼下这十年是最该少添的{element:adverse}⟩，到{luck:now.to}；分数最高的一段在后头⟨（忌神运）⟩。冷炉子硬敲，敲不出形，还伤手；认料，画样，跟一个好师傅，到点火的时候样样就在手边。',
        en_US:
          'Smiths lay in their iron while the forge is cold. ⟨{luck:now} has {element:adverse}, the adverse element, underfoot|These ten years carry {element:adverse}, what you least need,⟩ until {luck:now.to}; the highest score of all comes later. Hammer now, and nothing takes shape and your wrist pays. Learn the material, draw the patterns, find a good teacher, and when it’s lit you’ll have them within reach.',
      },
      {
        id: 'useful.luck.joy-here',
        because: ['luck:now-joy', 'luck:use-later'],
        claims: ['good=luck:now'],
        form: ['statement'],
        zh_CN:
          '帮你的有两样，眼下当班的是第二样。⟨{luck:now}地支是{element:joy}|这十年管事的是{element:joy}⟩，走到{luck:now.to}，你最用得着的{element:use}不在这一段里⟨（喜神运）⟩。第二好的年头有第二好的过法：不指望有人推你一把，但每回你先动手，旁边总会有人搭上来。所以这几年的诀窍在先动。等人招呼的，一年等下来还在原处；先做了一点再开口的，多半当天就有回音。',
        en_US:
          'Two things help you, and the second is on duty now. ⟨{luck:now} has {element:joy}, the helpful element, in its branch|These ten years carry {element:joy}⟩ until {luck:now.to}; {element:use}, what helps you most, isn’t part of this stretch. Second-best years have their own method. Nobody gives you a push, but whenever you move first, somebody joins in. So the trick is to move first. Those who wait to be called are still standing there a year later. Do a little and then speak up, and you tend to hear back the same day.',
      },
      {
        id: 'useful.luck.adverse-here',
        because: ['luck:now-adverse'],
        claims: ['hard=luck:now'],
        form: ['statement'],
        zh_CN:
          '眼下这十年，你办同样的事要多使三分劲，原因在运，不全在你。⟨{luck:now}地支是最该少添的{element:adverse}|管着这几年的是最该少添的{element:adverse}⟩，到{luck:now.to}⟨（忌神运）⟩。它不是天天都重，一年一年还有轻有重，轻的年份照样能办大事。难的是心里那把尺：拿顺的时候的速度量现在，天天都不及格。换一把尺，看这一年有没有一样东西真正做完，有，就是好年头。',
        en_US:
          'In these ten years the same job takes you more effort, and the reason is partly your luck. ⟨{luck:now} has {element:adverse}, the adverse element, in its branch|They carry {element:adverse}, what you least need,⟩ until {luck:now.to}. It isn’t heavy every day, and among the single years some are light enough for large things. The hard part is the yardstick. Measure yourself by the pace of easier times, and you fail daily. Ask instead if one thing got truly finished this year. If it did, it was a good one.',
      },
      {
        id: 'useful.luck.enemy-here',
        because: ['luck:now-enemy'],
        claims: ['hard=luck:now'],
        form: ['question'],
        zh_CN:
          '为什么小事一件接一件，却没有一件算得上大麻烦？⟨{luck:now}脚下是{element:enemy}|因为管着这十年的是{element:enemy}⟩，它自己不重，专给拖累你的{element:adverse}添料，到{luck:now.to}⟨（仇神运）⟩。小事要从源头上少：少应一句，就少三件。你已经答应的照做，新来的先放一放，放得住的，多半本来就不是你的事。',
        en_US:
          'Why does one small thing follow another, with none of them a real problem? ⟨{luck:now} stands on {element:enemy}, the opposing element, which|These ten years carry {element:enemy}, which⟩ weighs little itself and keeps feeding {element:adverse}, what you least need, until {luck:now.to}. Small things have to be cut at the source: one promise less saves three of them. Keep the promises you’ve made, and let new requests lie a while. Those that can lie mostly weren’t yours.',
      },
      {
        id: 'useful.luck.idle-here',
        because: ['luck:now-idle'],
        form: ['statement'],
        zh_CN:
          '眼下这十年，好坏都由你自己定。⟨{luck:now}地支是{element:idle}|管事的{element:idle}跟你不沾亲⟩，不推你，也不拦你，到{luck:now.to}⟨（闲神运）⟩。别人看着平淡，你自己知道省心在哪里：做成了，功劳不用分给运气；没做成，也怪不到它头上。',
        en_US:
          'Whatever comes of these ten years is up to you. ⟨{luck:now} has {element:idle}, the idle element, in its branch, and it|They carry {element:idle}, which has no stake in you: it⟩ neither pushes nor blocks you, until {luck:now.to}. To others it looks uneventful. There’s a comfort in it, though. What succeeds, you needn’t credit to luck, and what doesn’t, you can’t blame on it.',
      },
    ],
  },
]
