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
        zh_CN:
          '往后十年里分最高的一年，来的是帮手。{year:best}天干坐着比肩，跟你同一种的人⟨（比肩当年）⟩，那年的好事常从平辈的一个电话开头。前一年就把要做的事写成一页，谁来都看得懂；到时候凭这一页分工，比凭交情分得清。',
        en_US:
          'The highest-scoring year of the coming ten brings hands. In {year:best} the stem is the Friend, somebody of your own kind⟨ (Friend)⟩, and what goes well that year tends to open with a call from an equal. The year before, put what you want done on one page that anyone can follow. Divide the work by the page. It’s fairer than dividing it by friendship.',
      },
      {
        id: 'useful.years.jiecai',
        because: ['best-year=jiecai', 'age>=16', 'age<=74'],
        zh_CN:
          '有人跟你抢的那一年，反而是十年里最划算的。{year:best}得分居首，天干却是劫财，来分一份的人⟨（劫财当年）⟩。对手把价钱、做法、客人都替你试过了一遍，你跟在半步后头学得最快。那年别独吞，先说好几成归谁，再一起往前跑。',
        en_US:
          'The year in which somebody competes with you turns out the best bargain of ten. {year:best} scores highest, and its stem is the Rival, who comes for a share⟨ (Rival)⟩. A rival tests the price, the method and the customers for you; half a step behind is where you learn fastest. Don’t try to keep it all that year. Settle who gets what, and run together.',
      },
      {
        id: 'useful.years.shishen',
        because: ['best-year=shishen', 'age>=16', 'age<=74'],
        says: ['useful.add-output=yes'],
        zh_CN:
          '自己做的东西，等{year:best}那一年最好找到吃它的人。这一年在十年里分数最高，天干是食神，不慌不忙做出来给人享用的那一路⟨（食神当年）⟩。所以前头几年不妨多做少卖，攒一架子成品。那年一到，开架，办桌，把门开着，价钱标在看得见的地方。',
        en_US:
          'When {year:best} comes around, what you make finds its own eaters. It has the top score of the next ten years, and its stem is the Eating god, the part that makes things unhurriedly for others to enjoy⟨ (Eating god)⟩. So in the years before, you may well produce more than you sell and fill a shelf. Then open the door, set the table, and put prices where people can read them.',
      },
      {
        id: 'useful.years.shangguan',
        because: ['best-year=shangguan'],
        zh_CN:
          '十年里最好的一年，不归守规矩的那个你。{year:best}天干是伤官，爱挑毛病也挑得出新路的才气⟨（伤官当年）⟩，分数在十年里居首。憋了几年的改法，那年说最有人听。说的时候带上样品，话就不算顶撞；只带意见去，同样一句，听的人先皱眉。',
        en_US:
          'The best year of the ten doesn’t belong to the part of you that keeps the rules. {year:best} scores highest, and its stem is the Hurting officer, the talent that finds fault and finds the other way, too⟨ (Hurting officer)⟩. A change you’ve held back for years will get its hearing then. Bring a sample and it’s a proposal. Bring the opinion alone, and the same sentence is backtalk.',
      },
      {
        id: 'useful.years.piancai',
        because: ['best-year=piancai'],
        says: ['useful.add-wealth=yes'],
        zh_CN:
          '外头的机会排着队来，是{year:best}的样子。那年天干偏财，路过的、外来的、没在计划里的那种进项⟨（偏财当年）⟩，分数是十年里的头一名。机会多的年份，空手最值钱：年初留出三成的时间谁也不许，专等那件没写进计划的事。',
        en_US:
          'In {year:best} openings stand in line. Its stem is Indirect wealth, the kind that passes by, comes from outside and was in nobody’s plan⟨ (Indirect wealth)⟩, and no other of the next ten years scores as high. In such a year the valuable thing is a free hand. Keep three days in ten unpromised from January, and let the thing you didn’t plan have them.',
      },
      {
        id: 'useful.years.zhengcai',
        because: ['best-year=zhengcai', 'age>=16', 'age<=74'],
        zh_CN:
          '好年份未必热闹，你最好的那一年多半很像在上班。{year:best}在十年里得分最高，天干正财，一锄一锄挣来、记得清来路的那种收成⟨（正财当年）⟩。要长期的就在那年定：长约，长工期，长期照顾的一件事。图快的留给别的年份。',
        en_US:
          'A good year needn’t be noisy; your best one is likely to look like going to work. {year:best} scores highest of ten, under Direct wealth, the harvest that comes by the row and whose source you can name⟨ (Direct wealth)⟩. Make your long arrangements then: the long contract, the long schedule, the thing you’ll look after for years. Quick matters can have other years.',
      },
      {
        id: 'useful.years.qisha',
        because: ['best-year=qisha', 'age>=16', 'age<=74'],
        zh_CN:
          '你最好的那一年，会催你。{year:best}天干七杀，逼着人做决定的那颗星，分数却是十年里最高⟨（七杀当年）⟩：压力那年对路，像顶风的天，放风筝正好。难的考、硬的仗、推了几次的面谈，留到那年去碰。先把睡觉和吃饭的钟点钉住，再应战。',
        en_US:
          'Your best year will push you. The stem of {year:best} is Seven killings, the star that presses for a decision, and yet it scores highest of the ten⟨ (Seven killings)⟩. The pressure happens to fit, as a stiff wind suits a kite. Save the hard exam, the hard bargain, the interview you’ve put off. Nail down the hours for sleep and meals first, then take it on.',
      },
      {
        id: 'useful.years.zhengguan',
        because: ['best-year=zhengguan', 'age>=16', 'age<=74'],
        says: ['useful.add-rules=yes'],
        zh_CN:
          '名字要写进册子里，挑{year:best}去写。那年天干正官，名分和章程的意思⟨（正官当年）⟩，在往后十年里分数最高。该登记的、该考的、该签字盖章的，一口气办齐；口头说了多年的，请对方落成一张纸。手续烦人，那年偏偏顺手，别浪费。',
        en_US:
          'If your name is to go in a register, have it written in {year:best}. Its stem is the Direct officer, which means standing and statutes⟨ (Direct officer)⟩, and it’s the top score of the next ten years. Register, sit, sign and stamp in one sweep. What has been a spoken understanding for years should become a sheet of paper. Paperwork goes easily that year, so spend the luck on it.',
      },
      {
        id: 'useful.years.pianyin',
        because: ['best-year=pianyin'],
        zh_CN:
          '偏门的东西，会在{year:best}变成正用。那年天干是偏印，冷僻的学问，说不出用处的爱好⟨（偏印当年）⟩，偏偏在十年里分数最高。眼下别因为没用就把它扔了，每星期喂它两个钟头。到那年，有人会拿着一个怪问题来，整屋只有你接得住。',
        en_US:
          'The odd thing you know becomes useful in {year:best}. That year’s stem is the Indirect seal, out-of-the-way learning and hobbies nobody can justify⟨ (Indirect seal)⟩, and it scores highest of ten. Don’t throw yours out now for being no use; give it two hours a week. In that year somebody arrives with a strange question, and in the whole room only you can take it.',
      },
      {
        id: 'useful.years.zhengyin',
        because: ['best-year=zhengyin'],
        says: ['useful.more-study=yes'],
        zh_CN:
          '十年当中最顺的{year:best}，是有人在后头托着你的一年。天干正印，师长、文书、一张床的意思⟨（正印当年）⟩。那年开口求助，应的人比平时多；报名、搬进安静的地方、把一门课从头学完，都接得上。别把它过成拼命的一年，那样就白白背着伞淋雨。',
        en_US:
          'The smoothest of the next ten years, {year:best}, is one with somebody’s hand at your back. Its stem is the Direct seal: teachers, papers, a bed⟨ (Direct seal)⟩. Ask for help then and more people say yes than usual. Enroll, move somewhere quiet, take one subject from the first page to the last. Don’t make it a heroic year. That would be walking in the rain with a closed umbrella.',
      },
      {
        id: 'useful.years.mao-wood',
        because: ['use:wood', 'best-year-mao'],
        says: ['useful=wood', 'good-years=wood'],
        zh_CN:
          '满街的树同一个星期发芽，那种年份是{year:best}。它在往后十年里得分最高，地支卯是一整块的木，你最用得着的一样⟨（用神之年）⟩。木年宜起头，起头要先有苗：头两年把种子挑定，地翻好，到时候只种一样。临时才想种什么的人，那年多在看别人家的园子。',
        en_US:
          'Some years every tree on the street buds in the same week, and for you that’s {year:best}. It scores highest of the next ten; its branch, the Rabbit, is solid wood, your useful element⟨ (Useful element)⟩. Such a year is for beginnings, and a beginning needs a seedling. Two years ahead choose the seed and dig the bed, then plant one thing. Those who wonder late what to grow spend it admiring other gardens.',
      },
      {
        id: 'useful.years.yin-wood',
        because: ['use:wood', 'best-year-yin2'],
        says: ['useful=wood', 'good-years=wood'],
        zh_CN:
          '头一声雷响在{year:best}。那年地支是寅，木刚动，带着一点火气，正是你最用得着的一样，分数在十年里排第一⟨（用神之年）⟩。寅年的好处来得快，动身要早：护照、介绍信、样品，头一年入冬以前备在门口。那年春天若有人喊你走，当天就能走。',
        en_US:
          'The first thunder comes in {year:best}. Its branch is the Tiger, wood just stirring with a little fire in it; that’s your useful element, and no year of the ten scores higher⟨ (Useful element)⟩. A Tiger year moves early. Have the passport, the letter of introduction and the sample standing by the door before winter sets in. If somebody calls you away that spring, you can leave the same day.',
      },
      {
        id: 'useful.years.zi-water',
        because: ['use:water', 'best-year-zi'],
        says: ['useful=water', 'good-years=water'],
        zh_CN:
          '河心那一段水最稳，也走得最快，对你来说是{year:best}。地支子是纯水，你最用得着的一样，往后十年里这一年分数最高⟨（用神之年）⟩。水年好走动：换城市，出远门，把话说开，把压着的稿子放出去。行李平常就备着，外地那几个名字，隔一阵问候一声。',
        en_US:
          'Midstream the water runs steadiest and fastest, and for you that’s {year:best}. The Rat in its branch is pure water, your useful element, and it scores highest of the next ten⟨ (Useful element)⟩. It’s a year for moving: another city, a long road, a frank talk, a manuscript let out of its drawer. Keep a bag packed meanwhile, and write now and then to the names out of town.',
      },
      {
        id: 'useful.years.hai-water',
        because: ['use:water', 'best-year-hai'],
        says: ['useful=water', 'good-years=water'],
        zh_CN:
          '涨水的头一天，船底先知道。{year:best}地支是亥，水从这里起，你最用得着的一样，分数居十年之首⟨（用神之年）⟩。亥水里还藏着一点木，那年说出去的话容易当场发芽，有人接，有人跟。想找的人、想问的门，年初列五个名字，一个月去碰一个。',
        en_US:
          'When the water begins to rise, the hull knows before anyone. The branch of {year:best} is the Pig, where your useful element, water, begins, and the year has the top score of ten⟨ (Useful element)⟩. The Pig holds a little wood as well, so what you say that year sprouts on the spot: somebody answers, somebody joins. In January choose five people you’d like to reach, and try one a month.',
      },
      {
        id: 'useful.years.you-metal',
        because: ['use:metal', 'best-year-you'],
        says: ['useful=metal', 'good-years=metal'],
        zh_CN:
          '收割要看露水干没干，你的那天是{year:best}。地支酉是一整块的金，你最用得着的一样，往后十年里它得分最高⟨（用神之年）⟩。金年宜收：该断的断，该定价的定价，拖着没签的签掉。先做一张表，左边写留的，右边写停的，到那年秋天，照着表剪。',
        en_US:
          'You reap when the dew is off, and for you that’s {year:best}. The Rooster in its branch is solid metal, your useful element, and no other of the next ten years scores as high⟨ (Useful element)⟩. A metal year gathers in: end what ought to end, name a price, sign what has been lying around. Make a table beforehand, what stays on the left, what stops on the right. In the fall of that year, cut along the line.',
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
        zh_CN:
          '十年里最紧的{year:tight}，来的是同类，站的位置正对着你的日支，像有人搬到对门，样样跟你一式⟨（比劫之年冲日支）⟩。紧在分摊和比较上。住处、合租、合伙的事，前一年先谈定分界；到了那年，能各做各的就各做各的，账也各记各的。',
        en_US:
          '{year:tight} is the tightest of the ten: it brings your own kind, and its branch faces your day branch, as if somebody just like you had moved in across the hall⟨ (Peers; clash with the day)⟩. What pinches is sharing and comparing. Draw the lines a year ahead in anything held jointly, rooms or business. When the year comes, work apart where you can and keep separate books.',
      },
      {
        id: 'useful.tight.output-clash',
        because: ['tight-year=output', 'tight-year-clash@day', 'age>=16', 'age<=74'],
        zh_CN:
          '话说得最多的一年，住得也最不安稳。{year:tight}在往后十年里分数最低，天干是往外走的食伤，地支又冲着日支⟨（食伤之年冲日支）⟩。那年少在气头上辞什么、搬什么、公开什么。想说的先写给一个人看，那人点头，再往外发。',
        en_US:
          'The year you talk most is also the one in which home is least settled. {year:tight} has the lowest score of the coming ten: its stem is output, all outgoing, and its branch faces your day branch⟨ (Output; clash with the day)⟩. Don’t quit, move or announce in heat that year. Try it on one listener first. If that person nods, go on.',
      },
      {
        id: 'useful.tight.wealth-clash',
        because: ['tight-year=wealth', 'tight-year-clash@day'],
        zh_CN:
          '别把要紧的花销都堆在{year:tight}。那年天干带着财来，事多，开口的人多，地支正冲日支，家里也在动⟨（财年冲日支）⟩，所以十年里算它最紧。修房子、换车、办喜酒，能提前一年的提前，能挪后的挪后。那年手边放一笔不许动的零钱，专应付漏水这一类。',
        en_US:
          'Don’t pile the large expenses into {year:tight}. Its stem brings wealth, which is to say errands and people asking, while its branch faces your day branch and home is astir as well⟨ (Wealth; clash with the day)⟩; of the next ten it’s the tightest. A kitchen, a car, a party can move a year either way. Keep a small sum that may not be touched, for leaks and such.',
      },
      {
        id: 'useful.tight.officer-clash',
        because: ['tight-year=officer', 'tight-year-clash@day', 'age>=16', 'age<=74'],
        zh_CN:
          '上头要你快，家里要你在，两头的电话会在{year:tight}一起响。那年天干是管束人的官杀，地支冲着日支，十年里它分数最低⟨（官杀之年冲日支）⟩。应付的办法在前一年：先推掉一个职务，先跟最近的人讲好哪几个晚上不接电话。那年不领新差，只求交清旧差。',
        en_US:
          'They want you faster at work and present at home, and in {year:tight} both phones ring. Its stem is an officer, one that governs, its branch faces your day branch, and its score is the lowest of ten⟨ (Officers; clash with the day)⟩. The remedy belongs to the year before: hand back one duty, and agree at home on the evenings you don’t answer. That year take on nothing new. Deliver.',
      },
      {
        id: 'useful.tight.resource-clash',
        because: ['tight-year=resource', 'tight-year-clash@day'],
        zh_CN:
          '想躲起来的念头，{year:tight}会比哪年都重。天干是喂养你的印，地支却对着日支推⟨（印年冲日支）⟩，屋里人想静，屋子偏要动，十年里就它最别扭。换床、换房、换老师这类事，挑定了一样再办，别三样一起。人情好意也挑着收，收了要还的先不收。',
        en_US:
          'The wish to crawl under something will be strongest in {year:tight}. The stem is resource, which feeds you, while the branch pushes against your day branch⟨ (Resource; clash with the day)⟩. You want quiet and the house wants to move; no year of the ten sits more awkwardly. A new bed, a new apartment, a new teacher: take one, not three. Accept kindness selectively, least of all the kind that keeps accounts.',
      },
      {
        id: 'useful.tight.peer',
        because: ['tight-year=peer'],
        zh_CN:
          '往后十年里最低的一格落在{year:tight}，天干是你的同类⟨（比劫之年）⟩。那年的紧，样子像聚餐：人人点菜，一张账单。问题不在谁贪，在没人先说怎么算。凡是多人一起的事，那年都补一句话在前头：我出这些，到此为止。说早了不伤人。',
        en_US:
          'The low mark of the coming ten falls on {year:tight}, with your own kind on the stem⟨ (Peers)⟩. It pinches like a group dinner: everybody orders, and there’s one check. Nobody is greedy. It’s that nobody said beforehand how it would be split. In whatever you do with several people that year, put one sentence first: this much is mine, and no more. Said early, it hurts no one.',
      },
      {
        id: 'useful.tight.output',
        because: ['tight-year=output'],
        zh_CN:
          '答应人的时候你都是真心的，排到{year:tight}，一件件来要了。那年在十年里最紧，天干是往外给的食伤⟨（食伤之年）⟩，给得快，补得慢。头一年秋天先停收新活，把手上的排成一列，最先交掉最小的三件。那年的周末不卖，留着睡。',
        en_US:
          'You meant each promise when you made it, and in {year:tight} they come to collect. It’s the tightest year of the next ten, its stem is output, all giving out⟨ (Output)⟩, and what goes fast is replaced slowly. Stop taking work in the fall before. Put what you have in a row and deliver the three smallest first. The weekends of that year aren’t for sale. Sleep in them.',
      },
      {
        id: 'useful.tight.wealth',
        because: ['tight-year=wealth', 'age>=16', 'age<=74'],
        zh_CN:
          '事情一多，人就忘了自己只有两只手，{year:tight}就是这样的一年。天干是财，眼前样样要办，分数在十年里垫底⟨（财年）⟩。那年给每天定一个下班的钟点，到点就走，没办完的是明天的。新添的物件、会员、长期摊子一概缓办，轻装的人过窄门才快。',
        en_US:
          'When there’s plenty to do people forget that they have only two hands. {year:tight} is a year like that: wealth on the stem, everything at hand wanting attention, and the lowest score of the ten⟨ (Wealth)⟩. Fix a closing hour and leave at it; what isn’t finished belongs to tomorrow. Put off new purchases, memberships and standing obligations. Narrow doors are quickest with empty arms.',
      },
      {
        id: 'useful.tight.officer',
        because: ['tight-year=officer'],
        zh_CN:
          '规矩会在{year:tight}忽然变细：表要重填，流程要重走，问你的人比帮你的人多。那年天干是管束人的官杀，十年里分数最低⟨（官杀之年）⟩。跟它争不出什么，早到一步倒能省下一半：证件、发票、往来的信，提前一年理成一夹，要哪张抽哪张。',
        en_US:
          'In {year:tight} the rules go fine-grained: the form has to be redone, the procedure starts over, and more people question you than help you. The stem that year is an officer, the score the lowest of ten⟨ (Officers)⟩. Arguing yields nothing, and being early saves half. A year ahead, put certificates, receipts and letters in one folder, so that whatever they ask for can be pulled out.',
      },
      {
        id: 'useful.tight.resource',
        because: ['tight-year=resource'],
        zh_CN:
          '好意最多的一年，可能是最迈不开步的一年。{year:tight}天干是印，喂你、护你、劝你的都来了，分数却排在十年末尾⟨（印年）⟩，多出来的照顾成了绊脚的被子。那年少报班，少听第二种意见，每个月独自办成一件小事，从头到尾不问人。',
        en_US:
          'The year with the most kindness in it may be the one that’s hardest to walk through. In {year:tight} the stem is resource, what feeds, shields and advises you, and still it scores last of the ten⟨ (Resource)⟩; the extra care turns into a blanket around the ankles. Enroll in less, skip the second opinion, and once a month do a small thing from start to end without asking.',
      },
      {
        id: 'useful.tight.harm-day',
        because: ['tight-year-harm@day'],
        zh_CN:
          '{year:tight}是往后十年里最紧的一年，紧得不响：它的地支害着你的日支，是互相绊脚的意思⟨（害日支）⟩。没有大吵，只有传错的话，白跑的路，一句“我以为你知道”。那年跟最近的人改用文字约事，谁几点做什么，写一行，两边都留着。',
        en_US:
          'A tight year can be a quiet one. {year:tight}, the lowest of the next ten, has a branch that crosses your day branch, which means getting in each other’s way⟨ (Crossing at the day)⟩. There’s no shouting, only a message passed on wrong, a wasted trip, an “I thought you knew.” That year make arrangements with those nearest you in writing. Who does what at which hour, one line, a copy each.',
      },
      {
        id: 'useful.tight.clash-year',
        because: ['tight-year-clash@year', 'age>=16', 'age<=74'],
        zh_CN:
          '老家和长辈那头的事，会在{year:tight}多起来。这一年在十年里分数最低，地支又正对你的年支，年支是来处⟨（冲年支）⟩。旧屋、旧亲、旧地址，平时不动，一动一起动。前一年抽个假期回去，把钥匙、文件、各人的想法问清楚，那年就只剩跑腿。',
        en_US:
          'Matters to do with home and the older generation gather in {year:tight}. It has the lowest score of ten, and its branch faces your year branch, the place you come from⟨ (Clash with the year)⟩. The old house, the relatives, an address from long ago: they lie still for years and then stir together. Spend a vacation there the year before, asking about keys, papers and plans. Then only errands are left.',
      },
      {
        id: 'useful.tight.clash-month',
        because: ['tight-year-clash@month', 'age>=16', 'age<=74'],
        zh_CN:
          '差事的地基那年要晃一晃。{year:tight}十年里最紧，地支对着你的月支，那是行当和天天上班的地方⟨（冲月支）⟩。换部门、换流程、换带你的人，总有一样。自己先挑一样换，别的就安静些；会做的事那年写成一份交接，写完你也轻了一半。',
        en_US:
          'The floor under your job gives a little in {year:tight}. It’s the tightest of ten, and its branch faces your month branch, the place of trade and daily work⟨ (Clash with the month)⟩. A department, a procedure or the person above you will be exchanged. Pick one change and make it yourself, and the rest keep quieter. Write a handover of what you do; halfway through you’ll feel lighter.',
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
        zh_CN:
          '走在顺水里的人，容易忘了水在走。眼下的{luck:now}地支是{element:use}，你最用得着的一样，下一步{luck:next}还是它⟨（用神运相连）⟩，两步接起来是一条长路。长路怕的是当成平地：趁现在起一件要十五年才成的事，过了头几年，它就自己往前走。',
        en_US:
          'Going with the stream, people forget that there is one. Your present cycle, {luck:now}, has {element:use} in its branch, the useful element, and so has the next, {luck:next}⟨ (Useful element)⟩; end to end that’s a long road. The mistake would be to take it for level ground. Begin something that needs fifteen years. After the first few it walks by itself.',
      },
      {
        id: 'useful.luck.use-adverse',
        because: ['luck:now-use', 'luck:next-adverse', 'age>=16', 'age<=74'],
        zh_CN:
          '晒谷子的天到{luck:now.to}为止。这步{luck:now}脚下是你最用得着的{element:use}，接下来的{luck:next}换成最该少添的{element:adverse}⟨（用神运接忌神运）⟩。换季谁也拦不住，要做的是收仓：证件考到手，长约签下来，欠的人情还清。仓里有粮，下一步走慢些也不慌。',
        en_US:
          'The threshing weather holds until {luck:now.to}. In this cycle, {luck:now}, the useful element {element:use} is underfoot; in {luck:next} it’s {element:adverse}, the adverse one⟨ (Adverse element)⟩. Seasons change without asking. Fill the barn: get the certificate, sign the long contract, return the favors you owe. With grain inside, a slower cycle is only slower.',
      },
      {
        id: 'useful.luck.best-now',
        because: ['luck:now-use', 'luck:best-now'],
        zh_CN:
          '十步大运量下来，分数最高的就是脚下这一步。{luck:now}，到{luck:now.to}，地支是你最用得着的{element:use}⟨（用神运）⟩。最好的运长得很普通，样子是门都推得开，所以常被拿去推不要紧的门。挑一扇平时不敢推的，今年就去。',
        en_US:
          'Of your ten luck cycles the highest score is the one you’re standing in: {luck:now}, until {luck:now.to}, with {element:use}, the useful element, in its branch⟨ (Useful element)⟩. A best cycle looks ordinary. Doors open when you push, and so it gets used up on doors that don’t matter. Pick one you wouldn’t normally dare, and go this year.',
      },
      {
        id: 'useful.luck.use-best-past',
        because: ['luck:now-use', 'luck:best-past'],
        zh_CN:
          '最高的那座山你已经翻过了，眼前这段仍是好路。{luck:now}地支是你最用得着的{element:use}，走到{luck:now.to}；十步里分数最高的一步在前头几步走掉了⟨（用神运）⟩。跟自己从前比，会觉得不够快，别比。那些年没空收拾的本钱，这步正好一样样变成能传下去的东西。',
        en_US:
          'The highest hill is behind you, and this is still good road. {luck:now} has {element:use}, the useful element, in its branch until {luck:now.to}; the best score of the ten went to an earlier cycle⟨ (Useful element)⟩. Measured against those years you’ll feel slow, so don’t measure. What you earned then and had no time to sort can be turned, piece by piece, into something to hand on.',
      },
      {
        id: 'useful.luck.use-best-ahead',
        because: ['luck:now-use', 'luck:best-ahead', 'age<=69'],
        zh_CN:
          '菜一道一道上，最好的还没端出来。眼下{luck:now}已经是你最用得着的{element:use}运，到{luck:now.to}；再往后{luck:best}（{luck:best.years}）分数更高，是十步里的顶⟨（用神运）⟩。所以这一步别急着要大结果，练手、攒人、把家伙什置齐，全算正事。',
        en_US:
          'The dishes come one by one, and the best is still in the kitchen. {luck:now} already stands on {element:use}, your useful element, until {luck:now.to}; {luck:best}, {luck:best.years}, scores higher yet, the top of the ten⟨ (Useful element)⟩. So don’t press this cycle for the big result. Practice, people and a full set of tools are its proper business.',
      },
      {
        id: 'useful.luck.joy-use-later',
        because: ['luck:now-joy', 'luck:use-later', 'luck:use-later<=40', 'age<=69'],
        zh_CN:
          '给灶送柴的人到了，饭还要等一等。{luck:now}脚下是{element:joy}，一个好帮手，走到{luck:now.to}；你最用得着的{element:use}，要等{luck:use}（{luck:use.years}）才来⟨（喜神运）⟩。这几年适合备料：学它要用的东西，认识它那一行的人，位子慢一点坐没关系。',
        en_US:
          'Somebody has come with wood for the stove; dinner is a while yet. {luck:now} stands on {element:joy}, the helpful element, until {luck:now.to}; the useful one, {element:use}, comes with {luck:use}, {luck:use.years}⟨ (Helpful element)⟩. Spend these years laying in: learn what that time will need, get to know its people. No hurry about the seat.',
      },
      {
        id: 'useful.luck.joy-use-past',
        because: ['luck:now-joy', 'luck:use-past'],
        zh_CN:
          '正午过了，日头斜下来倒更好干活。你最用得着的{element:use}的大运已经走完，现在的{luck:now}是帮得上忙的{element:joy}，到{luck:now.to}，仍旧帮着你⟨（喜神运）⟩。那几步里学会的、结下的，如今不用再抢，用就是了。每年挑一样老本事重新开张，规模小一号，收在自己手里。',
        en_US:
          'Noon is over, and slanting light is easier to work in. The cycles of {element:use}, your useful element, are behind you; {luck:now}, until {luck:now.to}, stands on {element:joy}, which helps⟨ (Helpful element)⟩. What you learned and whom you won then needn’t be fought for again. Each year reopen one old skill, a size smaller, in your own hands.',
      },
      {
        id: 'useful.luck.adverse-next-use',
        because: ['luck:now-adverse', 'luck:next-use', 'age>=16', 'age<=74'],
        zh_CN:
          '隧道的那一头有日期：{luck:next.from}。现在这步{luck:now}脚下是最该少添的{element:adverse}，走着费力；过了那天换{luck:next}，地支就是你最用得着的{element:use}⟨（忌神运接用神运）⟩。隧道里别换车，也别把行李扔了。要开的店、要搬的城，图纸现在画，动工放到出洞以后。',
        en_US:
          'The far end of the tunnel has a date: {luck:next.from}. {luck:now} has the adverse element, {element:adverse}, underfoot, and it’s heavy going; with {luck:next} the branch turns to {element:use}, the useful one⟨ (Useful element)⟩. Don’t change trains in a tunnel or throw out the luggage. Draw the plans now for the shop or the city you’d move to. Break ground in daylight.',
      },
      {
        id: 'useful.luck.adverse-adverse',
        because: ['luck:now-adverse', 'luck:next-adverse'],
        zh_CN:
          '上坡路长的时候，会走的人把步子改小。{luck:now}脚下是最该少添的{element:adverse}，下一步{luck:next}还是它⟨（忌神运相连）⟩，所以别等“熬过这阵”，按长路来安排：固定开销砍一成，每星期有一天不赶路，搭伴走。其间逢着好年份，照样能办成事，只是一年办一件。',
        en_US:
          'On a long climb people who know how shorten their step. {luck:now} has {element:adverse}, the adverse element, underfoot, and so will {luck:next}⟨ (Adverse element)⟩. Don’t wait for it to blow over. Arrange for distance: a tenth off the fixed costs, one day a week without marching, somebody to walk with. Good years fall within it, and things can be done in them, one to a year.',
      },
      {
        id: 'useful.luck.adverse-use-later',
        because: ['luck:now-adverse', 'luck:use-later', 'luck:use-later<=40', 'age<=69'],
        zh_CN:
          '顶风的时候骑得慢，腿倒是这时候练出来的。{luck:now}到{luck:now.to}为止，地支是最该少添的{element:adverse}；你最用得着的{element:use}，要到{luck:use}（{luck:use.years}）才轮着⟨（忌神运）⟩。眼下把难度最大的基本功练了，别在这几年跟人比快。到顺风那天，腿还在你身上。',
        en_US:
          'You ride slowly into the wind, and that’s when the legs are made. {luck:now} has {element:adverse}, the adverse element, in its branch until {luck:now.to}; the useful one, {element:use}, has its turn in {luck:use}, {luck:use.years}⟨ (Adverse element)⟩. Do the hard drills now and race nobody. When the wind comes around, the legs will still be yours.',
      },
      {
        id: 'useful.luck.adverse-use-past',
        because: ['luck:now-adverse', 'luck:use-past'],
        zh_CN:
          '大船已经靠过岸，现在开的是小船。你最用得着的{element:use}运走完了，这步{luck:now}地支是最该少添的{element:adverse}，到{luck:now.to}⟨（忌神运）⟩。小船不装大货：摊子收到一只手数得清，答应别人的先还。好处在于不赶潮，天气好的年份出海，不好就在码头修网。',
        en_US:
          'The big ship has been in port, and what you sail now is a small boat. The cycles of {element:use}, the useful element, are over; {luck:now} has {element:adverse}, the adverse one, in its branch until {luck:now.to}⟨ (Adverse element)⟩. Small boats carry little: bring your undertakings down to a handful and return what you owe. In good years go out. In others sit on the pier and mend nets.',
      },
      {
        id: 'useful.luck.enemy-use-later',
        because: ['luck:now-enemy', 'luck:use-later', 'luck:use-later<=40', 'age<=69'],
        zh_CN:
          '这几年的累，找不出是谁害的。{luck:now}脚下是{element:enemy}，它不直接为难你，专给拖累你的那一样送粮⟨（仇神运）⟩，于是小麻烦总有下家。走到{luck:now.to}，你最用得着的{element:use}随{luck:use}（{luck:use.years}）来。眼下最省的办法是断粮：哪件小事老在生别的事，先停那件。',
        en_US:
          'You’re tired these years and can’t name a culprit. {luck:now} stands on {element:enemy}, the opposing element, which does nothing to you directly; it feeds the adverse one⟨ (Opposing element)⟩, so small troubles keep having offspring. It runs until {luck:now.to}, and {element:use}, the useful element, comes with {luck:use}, {luck:use.years}. Cut the supply: find the small matter that keeps producing others, and stop that one.',
      },
      {
        id: 'useful.luck.enemy-use-past',
        because: ['luck:now-enemy', 'luck:use-past'],
        zh_CN:
          '门口的台阶不知什么时候多了两级，脚知道，眼睛没看见。你最用得着的{element:use}运已经过去，{luck:now}脚下是{element:enemy}，暗里添重的那一样，到{luck:now.to}⟨（仇神运）⟩。从前一天办三件，如今办两件正合适。第三件交给谁，现在就教，教会了再撒手。',
        en_US:
          'Somebody has added two steps to the porch; your feet noticed before your eyes. The cycles of {element:use} are behind you, and {luck:now}, until {luck:now.to}, stands on {element:enemy}, the opposing element, which adds weight unseen⟨ (Opposing element)⟩. Where it was three errands a day, two is right. Decide who gets the third, teach them now, and let go when they can do it.',
      },
      {
        id: 'useful.luck.idle-use-later',
        because: ['luck:now-idle', 'luck:use-later', 'luck:use-later<=40', 'age<=69'],
        zh_CN:
          '这段路不上坡也不下坡，里程表照样在走。{luck:now}脚下是{element:idle}，不帮忙也不添乱，到{luck:now.to}；带着你最用得着的{element:use}来的一步是{luck:use}（{luck:use.years}）⟨（闲神运）⟩。没有风的年份最好校准：债清一清，体力攒一攒，把将来要用的那样东西做个小样。',
        en_US:
          'Neither up nor down, and the odometer turns all the same. {luck:now} stands on {element:idle}, the idle element, no help and no trouble, until {luck:now.to}; {element:use}, the useful one, comes with {luck:use}, {luck:use.years}⟨ (Idle element)⟩. Windless years are for calibrating. Clear the debts, build up stamina, and make a small model of what you’ll want then.',
      },
      {
        id: 'useful.luck.idle-use-past',
        because: ['luck:now-idle', 'luck:use-past'],
        zh_CN:
          '顺路的车送到这里，剩下的路自己走。你最用得着的{element:use}运已经走过，{luck:now}地支是{element:idle}，到{luck:now.to}以前不推你也不拦你⟨（闲神运）⟩。成与不成，全看手上那套日常：几点起，跟谁吃饭，每周做完什么。把这三样写在一张卡片上，比再找机会管用。',
        en_US:
          'The ride ends here, and the rest is on foot. The cycles of {element:use}, the useful element, are behind; {luck:now} has {element:idle}, the idle one, in its branch, which neither pushes nor blocks, until {luck:now.to}⟨ (Idle element)⟩. It comes down to routine: when you get up, whom you eat with, what gets finished each week. Put the three on a card. It’ll do more than another opening.',
      },
      {
        id: 'useful.luck.stem-joy',
        because: ['luck:now-use-stem-alone', 'luck:now-joy', 'age>=16'],
        zh_CN:
          '上头有人领，脚下有人扶，这步路不用等。{luck:now}的天干就是你最用得着的{element:use}，地支是帮得上忙的{element:joy}，到{luck:now.to}⟨（用神透运干）⟩。搁着的那件事，条件多半已经够了。写下还缺什么，超过三样的划到三样，这个月补头一样。',
        en_US:
          'Someone leads above and someone steadies below, so there’s nothing to wait for. {luck:now} has {element:use}, your useful element, in its stem and the helpful one, {element:joy}, in its branch until {luck:now.to}⟨ (Useful element)⟩. What you’ve been putting off tends to have all it needs by now. List what’s still missing, cut the list to three, and see to the first this month.',
      },
      {
        id: 'useful.luck.stem-adverse',
        because: ['luck:now-use-stem-alone', 'luck:now-adverse', 'age>=16'],
        zh_CN:
          '楼上亮着灯，楼梯还滑。{luck:now}的天干是你最用得着的{element:use}，地支是最该少添的{element:adverse}，两样并行到{luck:now.to}⟨（用神透运干，忌神在支）⟩。明面上的好处可以接：邀请、名分、肯替你说话的人。天天要扛的担子，问清多重再接。',
        en_US:
          'The lamp is lit upstairs, and the stairs are still slippery. In {luck:now} the stem is {element:use}, your useful element, and the branch {element:adverse}, the adverse one; the two go side by side until {luck:now.to}⟨ (Adverse element)⟩. Take what comes in the open: an invitation, a title, somebody who speaks up for you. Before you take on a load for every day, ask how heavy it is.',
      },
      {
        id: 'useful.luck.stem-enemy',
        because: ['luck:now-use-stem-alone', 'luck:now-enemy', 'age>=16'],
        zh_CN:
          '招牌换了新的，后厨的水管还滴着。{luck:now}把你最用得着的{element:use}带在天干，看得见的一面已经有它；地支是{element:enemy}，专给拖累你的那一样送粮⟨（用神透运干，仇神在支）⟩。到{luck:now.to}为止，靠明处的帮手办事，暗处的小麻烦每周关掉一处。',
        en_US:
          'There’s a new sign over the shop, and a pipe in the kitchen still drips. {luck:now} already brings {element:use}, your useful element, in its stem, where it shows; its branch is {element:enemy}, the opposing one, which feeds what wears you down⟨ (Opposing element)⟩. Until {luck:now.to} get things done through the help that’s in plain sight, and stop one small drip a week.',
      },
      {
        id: 'useful.luck.stem-idle',
        because: ['luck:now-use-stem-alone', 'luck:now-idle', 'age>=16'],
        zh_CN:
          '桅杆上的旗子动了，船底下的水还平着。{luck:now}的天干是你最用得着的{element:use}，地支是不帮也不拦的{element:idle}，到{luck:now.to}⟨（用神透运干）⟩。风不算大，够用，帆要自己拉：手上的事挑一件讲出去，让人知道你在做。',
        en_US:
          'The flag at the mast is moving, and the water under the boat is flat. {luck:now} has {element:use}, your useful element, in its stem and the idle one, {element:idle}, in its branch until {luck:now.to}⟨ (Useful element)⟩. The wind is light, and it will do if you hoist the sail yourself. Choose one thing you’re working on and tell people that you are.',
      },
      {
        id: 'useful.luck.turn-use',
        because: ['luck:turns-within-a-year', 'luck:next-use'],
        zh_CN:
          '日历上圈一天：{luck:next.from}。不到一年，大运就要换到{luck:next}，地支是{element:use}，你最用得着的一样⟨（交用神运）⟩。古人拿接木比交运，接口要留几个月才长得牢。那天以前把旧账旧约理清，新事只定一件；那天以后半年，别嫌它不见动静。',
        en_US:
          'Circle a date: {luck:next.from}. In under a year your luck turns to {luck:next}, with {element:use}, the useful element, in its branch⟨ (Useful element)⟩. The old comparison was grafting: the joint wants months before it holds. Clear old accounts and old agreements before that day and settle on one new thing. For half a year after it, don’t mind if nothing seems to stir.',
      },
      {
        id: 'useful.luck.late-use',
        because: ['luck:now-use', 'luck:best-ahead', 'age>=70'],
        zh_CN:
          '傍晚的风最舒服，恰好你坐在门口。{luck:now}脚下是你最用得着的{element:use}，到{luck:now.to}，往后的运分数还要高⟨（用神运）⟩。晚来的顺，用不着拿去赶路，拿来把一辈子的手艺讲出来：找一个肯听的人，每星期一段，讲到哪里记到哪里。',
        en_US:
          'The evening wind is the best one, and you happen to be sitting on the porch. {luck:now} has {element:use}, the useful element, underfoot until {luck:now.to}, and what follows scores higher still⟨ (Useful element)⟩. Ease that comes late needn’t be spent on hurrying. Spend it on telling what you know: one willing listener, one piece a week, written down as far as you get.',
      },
      {
        id: 'useful.luck.late-joy',
        because: ['luck:now-joy', 'luck:use-later', 'age>=70'],
        zh_CN:
          '炉子里还有火，壶一直温着。{luck:now}脚下是帮得上忙的{element:joy}，走到{luck:now.to}⟨（喜神运）⟩。这几年的好处细水长流，来自常见面的那几个人。把约会排成固定的：初一见谁，十五见谁，日子一定，人和精神都跟着来。',
        en_US:
          'There’s fire in the stove and the kettle keeps warm. {luck:now} stands on {element:joy}, the helpful element, until {luck:now.to}⟨ (Helpful element)⟩. The good of these years comes in a thin, steady stream from the few people you see regularly. Make the visits fixtures, this one on the first of the month and that one on the fifteenth. Once the day is set, the rest follows.',
      },
      {
        id: 'useful.luck.late-adverse',
        because: ['luck:now-adverse', 'luck:use-later', 'age>=70'],
        zh_CN:
          '下坡的路石子滑，谁走都该慢一点。{luck:now}地支是最该少添的{element:adverse}，到{luck:now.to}⟨（忌神运）⟩，这段里少接新担子，少替人作保证，老规矩够用。家里哪样东西放在哪里、坏了找谁修，趁清闲写成一页，写完压在抽屉里，心就松了。',
        en_US:
          'Going downhill over loose gravel, anyone does well to slow down. {luck:now} has {element:adverse}, the adverse element, in its branch until {luck:now.to}⟨ (Adverse element)⟩. Accept fewer new loads, vouch for fewer people, and let the old habits serve. On a quiet day write one page on where things are kept and who looks after what. With that in the drawer you’ll feel lighter.',
      },
      {
        id: 'useful.luck.late-enemy',
        because: ['luck:now-enemy', 'luck:use-later', 'age>=70'],
        zh_CN:
          '院子里的事，越扫越多，因为树在别人家。{luck:now}脚下是{element:enemy}，专给麻烦送粮的那一样，到{luck:now.to}⟨（仇神运）⟩。晚辈的争、邻里的话，你一接手就生出下一件。听完给一杯茶，不给主意，三次里有两次，他们自己就散了。',
        en_US:
          'The more you sweep the yard the more there is; the tree stands next door. {luck:now} is on {element:enemy}, the opposing element, which keeps trouble supplied, until {luck:now.to}⟨ (Opposing element)⟩. Quarrels of the young, talk among neighbors: take one up, and it has offspring. Hear it through and pour tea, with no advice. Two times in three it breaks up by itself.',
      },
      {
        id: 'useful.luck.late-idle',
        because: ['luck:now-idle', 'luck:use-later', 'age>=70'],
        zh_CN:
          '没有风的下午，棋可以下得很慢。{luck:now}地支是{element:idle}，不帮也不拦，到{luck:now.to}⟨（闲神运）⟩，日子的好坏全在一天怎么排。上午留给要动脑的，午后留给要动手的，晚上留给人。这样排满三个月，再看还缺什么。',
        en_US:
          'On a windless afternoon a game of chess can take its time. {luck:now} has {element:idle}, the idle element, in its branch until {luck:now.to}; it neither helps nor hinders⟨ (Idle element)⟩, so it comes down to how a day is laid out. Mornings for the head, afternoons for the hands, evenings for people. Keep to that for three months, then see what’s missing.',
      },
      {
        id: 'useful.luck.enemy-best-past',
        because: ['luck:now-enemy', 'luck:best-past', 'luck:use-later', 'age<=69'],
        zh_CN:
          '十步大运一步步打分，最高的那步已经走过，眼下{luck:now}脚下是暗里添重的{element:enemy}，到{luck:now.to}，难怪同样的力气办得少些⟨（仇神运）⟩。家底都在那时挣下了，拿来用就好。翻一翻那几年的通讯录，找回一个人，捡回一件搁下的事。',
        en_US:
          'Score the ten luck cycles one by one, and the highest is behind you, while {luck:now} stands on {element:enemy}, the opposing element, until {luck:now.to}⟨ (Opposing element)⟩. No wonder the same effort buys less. What you earned then is still yours to use. Go through the numbers you kept in those years. Win back one person and pick up one thing you’d laid down.',
      },
      {
        id: 'useful.luck.idle-best-ahead',
        because: ['luck:now-idle', 'luck:best-ahead', 'age<=69'],
        zh_CN:
          '十步大运里打分最高的还没到，是{luck:best}（{luck:best.years}）；眼下{luck:now}走的是不帮也不拦的{element:idle}，到{luck:now.to}⟨（闲神运）⟩。知道日子的好处，在于不用慌：要靠人推一把的大事往那头放，靠手脚磨的现在就磨。给那一步留两样，一副歇够的身子，一门别人替不了的活。',
        en_US:
          'The highest score of your ten luck cycles is still to come, {luck:best}, {luck:best.years}; the present one, {luck:now}, idles on {element:idle} until {luck:now.to}⟨ (Idle element)⟩. Knowing the date, you needn’t rush. What wants a push from others can wait for then. What takes hands and years of rubbing should be rubbed now. Bring along a rested body and one craft nobody can do for you.',
      },
      {
        id: 'useful.luck.joy-best-past',
        because: ['luck:now-joy', 'luck:best-past', 'luck:use-later', 'age<=69'],
        zh_CN:
          '顶峰走过以后，还有一段沿山腰的路，荫凉，也平。{luck:now}脚下是帮得上忙的{element:joy}，到{luck:now.to}；十步里分数最高的那步在身后⟨（喜神运）⟩。山腰上好做的事是修路：把从前凭运气办成的，改写成凭规矩也办得成，一年改一件。',
        en_US:
          'Past the summit there’s a stretch along the hillside, shaded and level. {luck:now} has {element:joy}, the helpful element, underfoot until {luck:now.to}; the highest of the ten cycles lies behind⟨ (Helpful element)⟩. A hillside is the place for road work. What you once brought off by luck, rewrite so that it can be done by rule, one thing a year.',
      },
      {
        id: 'useful.luck.adverse-best-ahead',
        because: ['luck:now-adverse', 'luck:best-ahead', 'age<=69'],
        zh_CN:
          '打铁的都知道，料要在冷的时候备。{luck:now}脚下是最该少添的{element:adverse}，到{luck:now.to}；十步里最热的一炉是{luck:best}（{luck:best.years}）⟨（忌神运）⟩。冷炉子的年月别硬敲，敲不出形，还伤手。认料，画样，跟一个好师傅，到点火那天，样样就在手边。',
        en_US:
          'Smiths lay in their iron while the forge is cold. {luck:now} has {element:adverse}, the adverse element, underfoot until {luck:now.to}; the hottest of the ten fires is {luck:best}, {luck:best.years}⟨ (Adverse element)⟩. Don’t hammer in the cold years; nothing takes shape and your wrist pays. Learn the material, draw the patterns, find a good master. On the day it’s lit you’ll have them within reach.',
      },
    ],
  },
]
