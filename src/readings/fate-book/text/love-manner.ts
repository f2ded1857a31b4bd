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
        zh_CN:
          '对方哪天洗牙，记在你的日历上；你自己的那次，改期改到忘了。伴侣的座位上是你想照管的人⟨（正财坐日支）⟩，可你力气不多，照管一个人已经占满。把家里的杂事列一张单子，划一半出去，做得不如你也别接回来。',
        en_US:
          'Their dental appointment is in your calendar, and yours has been moved twice. The one you look after holds your partner’s seat ⟨ (Direct wealth in the day branch)⟩, and your chart has modest strength to do it with, so one person takes all of it. List the chores and give half away. Done less well than you would do them is fine.',
      },
      {
        id: 'love.star.thrift-in-the-seat',
        because: ['main:day=zhengcai'],
        says: ['love.wants=care'],
        zh_CN:
          '喜欢上谁，你先摸清那个人怎么过日子：几点犯困，怕不怕冷，哪家的面不放香菜。日支里坐着照管人的那颗星，不抢眼，管的全是日用⟨（正财坐日支）⟩。你想要的回报也简单，就是对方肯让你管。碰上凡事自己来的人，你会闲得心慌，先问一句哪件归你。',
        en_US:
          'Before you know someone’s middle name you know when they get sleepy and which noodle shop leaves out the cilantro. In your day branch sits the star of everyday care ⟨ (Direct wealth)⟩: small provisions, repeated. What you want in return is to be allowed. With a person who handles everything alone you go restless; ask which errand could be yours.',
      },
      {
        id: 'love.star.open-hand-in-the-seat-shown',
        because: ['main:day=piancai', 'stems:wealth'],
        says: ['love.wants=care', 'love.spread=many'],
        zh_CN:
          '一桌人吃饭，谁的杯子空了你先看见，身边那位的最后才添，因为那是自己人。伴侣座上是出手大方的那颗星，天干上又露着它的同类⟨（偏财坐日支，财透）⟩，你照顾人的心铺得很开。爱你的人要的不多：先添那一杯。',
        en_US:
          'At a full table you notice every empty glass, and fill the one beside you last, since that one is family. Open-handed care sits in the partner’s seat and shows in your stems as well ⟨ (Indirect wealth in the day, wealth revealed)⟩, so it spreads wide. Whoever loves you asks for little. Pour theirs first.',
      },
      {
        id: 'love.star.open-hand-in-the-seat-hidden',
        because: ['main:day=piancai', 'stems:no-wealth'],
        says: ['love.wants=care'],
        zh_CN:
          '不年不节，你抱回一箱樱桃；到了纪念日，反倒要人提醒。伴侣座上是一阵一阵大方的那颗星，天干却一点没露⟨（偏财坐日支，财不透）⟩，外人只当你粗心。家里人吃过那箱樱桃，也空等过那一天。惊喜留着，日子也记上。',
        en_US:
          'Some Tuesday, for no reason, you come home with a crate of cherries; on the anniversary somebody has to remind you. The care in your partner’s seat is the generous kind that comes in bursts ⟨ (Indirect wealth)⟩, and no stem shows it, so outsiders file you under careless. Keep the cherries. Put the date in the phone too.',
      },
      {
        id: 'love.star.terms-in-the-seat-shown',
        because: ['main:day=zhengguan', 'stems:officer'],
        says: ['love.wants=terms'],
        zh_CN:
          '约会到第三次，你就想知道：朋友问起来，该怎么称呼。守约的那颗星坐在伴侣的位置，天干上又亮着它的同类⟨（正官坐日支，官杀透）⟩，名分对你是门牌，没有门牌的房子住不踏实。对方若慢，先定一件小的：哪个节日一起过。',
        en_US:
          'By the third date you would like to know what to call it when a friend asks. The star of keeping terms sits in your partner’s seat, and one of its kind stands in a stem ⟨ (Direct officer in the day, officers revealed)⟩. A name is to you what a number is to a house. If they’re slow, settle one small thing: which holiday.',
      },
      {
        id: 'love.star.terms-in-the-seat-hidden',
        because: ['main:day=zhengguan', 'stems:no-officer', 'age<=74'],
        says: ['love.wants=terms'],
        zh_CN:
          '同事眼里你没人管得住；其实晚到家一小时，你会先发消息。日支里坐着守约的那颗星，天干上却看不到⟨（正官坐日支，官不透）⟩，规矩只在门里生效。你肯受管，条件是对方也守。头一回对方失约，你不吵，只是从此少报一次。这一次值得说出来。',
        en_US:
          'Colleagues would swear that nobody tells you where to be. Yet if you’re an hour late, you text home first. The keeper of promises lives in your day branch and in none of the stems ⟨ (Direct officer, not revealed)⟩, so the rules hold indoors. They bind you while they bind both. When a promise slips, you make no scene and send one text fewer. Say so instead.',
      },
      {
        id: 'love.star.pusher-in-the-seat-weak',
        because: ['main:day=qisha', 'sign:weak'],
        says: ['partner.temper=blunt', 'love.steers=other', 'love.word=bends'],
        zh_CN:
          '餐厅是对方挑的，路线也是，菜单拿到手里，你才想起自己本来要吃面。伴侣座上是催着人走的那颗星⟨（七杀坐日支）⟩，你自己力气偏小，爱上的总是主意比你大的人。跟着走省力，走久了会忘记自己的口味。从点菜开始，每顿留一道归你。',
        en_US:
          'The restaurant was their idea, and so was the route; only with the menu in hand did you remember wanting noodles. The star that pushes sits in your partner’s seat ⟨ (Seven killings in the day)⟩ and your own side is light, so you fall for people with more will than you. Being led is restful, and costs you your taste. One dish at each meal is yours.',
      },
      {
        id: 'love.star.pusher-in-the-seat-even',
        because: ['main:day=qisha', 'sign:even'],
        says: ['partner.temper=blunt'],
        zh_CN:
          '两个人一辆车，谁开谁看地图能争一路，到了地方又一起笑。日支坐着逼人拿主意的那颗星，你的力气刚好跟它打平⟨（中和，七杀坐日支）⟩。换一个事事让着你的人，你反而不放心，总疑心没听到真话。要人顶你，顶完了就别翻旧账。',
        en_US:
          'Who drives and who reads the map can keep the two of you arguing the whole road, and you arrive laughing. The star in the partner’s seat forces decisions ⟨ (Seven killings in the day)⟩, and your strength is just about level with it. Somebody who always yields makes you suspicious. If you want to be stood up to, don’t reopen it the next morning.',
      },
      {
        id: 'love.star.pusher-in-the-seat-firm',
        because: ['main:day=qisha', 'sign:firm'],
        says: ['partner.temper=blunt'],
        zh_CN:
          '一盘棋下到半夜，输的那个不服气，第二天摆开接着下：你认真过的感情，都有点像这样。你有底气，伴侣座上又是专门顶着你的那颗星⟨（七杀坐日支）⟩，从不反驳的人，处久了就被你当成背景。代价是家里难得安静，休战要事先讲好。',
        en_US:
          'A chess game past midnight, set up again next day by whoever lost: your serious loves have looked like that. You have weight of your own, and in the partner’s seat sits the star that pushes back ⟨ (Seven killings in the day)⟩; someone who never objects turns into wallpaper. The price is noise at home. Agree on truces before you need them.',
      },
      {
        id: 'love.star.care-in-the-month',
        because: ['god:month=wealth', 'stems:no-officer'],
        says: ['love.wants=care'],
        zh_CN:
          '回想一下是怎么开始的：那个人没吃饭，没带伞，或者表格填不明白，你顺手接了过来。照管人的那颗星挂在月干，天干上不见立规矩的⟨（财透月干，官不透）⟩，你先动手，后动心，名分拖到最后才提。对方可能一直以为，你对谁都这样。',
        en_US:
          'Think back to how it began: they hadn’t eaten, or had no umbrella, or couldn’t make sense of a form, and you took over. The star of care stands on your month, and no star of terms shows beside it ⟨ (wealth revealed in the month)⟩. Your hands moved first. They may still believe that you do this for everybody.',
      },
      {
        id: 'love.star.care-in-the-hour',
        because: ['god:hour=wealth', 'stems:no-officer'],
        says: ['love.wants=care'],
        zh_CN:
          '才认识半年，你挑沙发已经在算两个人坐。你想照管的人站在时干上，那是往后的日子，天干又没有官来催你立约⟨（财透时干，官不透）⟩，所以你嘴上不许将来，手上一件件替将来备着。备好了要告诉对方，不然那只是一张大了一号的沙发。',
        en_US:
          'Six months in, and you’re measuring sofas for two. The person you would look after stands on the stem of your hour, which is time to come, and no officer in the stems presses you to sign anything ⟨ (wealth revealed in the hour)⟩. You promise little and prepare a great deal. Mention it. Unannounced, it’s just a large sofa.',
      },
      {
        id: 'love.star.care-in-the-year',
        because: ['god:year=wealth', 'stems:no-officer'],
        says: ['love.wants=care', 'help=does-not-ask', 'love.served=no'],
        zh_CN:
          '家里谁爱吃什么，你小时候就背得出。照管人的那颗星露在年干，根子在来处⟨（财透年干）⟩，长大后桌上换了人，你还是先盛饭，后坐下。跟你过日子的人饿不着，只是轮不到他们盛：别人手一伸，你已经站起来了。坐着，让一次。',
        en_US:
          'Back in childhood you could recite who at the table disliked what. Whom you look after stands on your year, the pillar of where you come from ⟨ (wealth revealed in the year)⟩, and with other people at the table now you still fill the bowls before you sit. Nobody goes hungry with you; nobody gets to serve you, either. Stay in the chair once and let it happen.',
      },
      {
        id: 'love.star.terms-in-the-month',
        because: ['god:month=officer', 'stems:no-wealth'],
        says: ['love.wants=terms'],
        zh_CN:
          '第一次一起出门，你发来一张表：谁订票，谁看护照，超支了怎么分。月干是守约的星，天干上看不到照管人的那颗⟨（官透月干，财不透）⟩，喜欢谁，你先把规矩摆公平。有人觉得踏实，有人觉得在上班。下一张表里空一天，写“随便走”。',
        en_US:
          'Before the first trip together they got a spreadsheet: who books, who holds the passports, how an overrun is split. A star of terms stands on your month, and no star of care shows in the stems ⟨ (officer revealed in the month)⟩; liking somebody, you begin by being fair. Some feel safe with that and some feel they’ve clocked in. Leave one day in the next sheet blank.',
      },
      {
        id: 'love.star.terms-in-the-hour',
        because: ['god:hour=officer', 'stems:no-wealth'],
        says: ['love.wants=terms'],
        zh_CN:
          '处得再好，你心里总压着一句：然后呢。立约的星站在时干，管的是往后⟨（官透时干，财不透）⟩，眼下的甜你收，收完要看日程。对方答“到时候再说”，你当晚就凉半截。别一次问完十年，先问下个季度，答得出的人再往下问。',
        en_US:
          'However good it is, one question sits behind your teeth: and then. The star of terms stands on your hour, the pillar of what comes later ⟨ (officer revealed in the hour)⟩. You take the sweetness and then look for the schedule. “We’ll see” cools you by half in one evening. Don’t ask for ten years at once. Ask about the coming season.',
      },
      {
        id: 'love.star.terms-in-the-year',
        because: ['god:year=officer', 'stems:no-wealth', 'age<=74'],
        says: ['love.wants=terms', 'love.outsiders=in'],
        zh_CN:
          '还没带人回家，你已经替家里人盘问过一遍：做什么的，跟谁来往，说话得不得体。立规矩的星在年干，从来处带出来⟨（官透年干，财不透）⟩，你挑人其实有两张考卷，自己一张，家里一张。哪几题是替别人出的，划掉再看分数。',
        en_US:
          'Long before anyone comes home with you, you’ve asked what your family would: what work, which friends, what manners. The star of rules stands on your year, the pillar of origins ⟨ (officer revealed in the year)⟩. So each candidate sits two exams, your own and the household’s. Cross out the items that were set by somebody else, then look at the score.',
      },
      {
        id: 'love.star.both-firm',
        because: ['stems:wealth', 'stems:officer', 'sign:firm'],
        says: ['love.wants=both'],
        zh_CN:
          '感情在你手里像合开一家店：谁进货，谁管账，亏了怎么算，打烊以后照样牵手。想照管的和肯受约的，两颗星都露在天干，你也撑得起⟨（财官俱透）⟩。怕的是店太忙，两个人成了好同事。每季度关门一天，不谈店里的事。',
        en_US:
          'Love, as you run it, is a shop for two: who buys, who does the books, who pays when it goes wrong, and hand in hand after closing. The star of care and the star of terms both show in your stems, and you have the strength for them ⟨ (wealth and officer revealed)⟩. The risk is two excellent colleagues. One day each season, close the shop.',
      },
      {
        id: 'love.star.both-even',
        because: ['stems:wealth', 'stems:officer', 'sign:even'],
        says: ['love.wants=both'],
        zh_CN:
          '平日你记着对方的胃口，一到大事又要对方给句准话，两副脾气轮着来。天干上两颗星都在，一颗想照管，一颗要约定⟨（财官俱透）⟩，你力气居中，哪头都不肯放。对方最糊涂的是今天轮到哪副。谈之前先报：今天是来照顾人，还是来要一句准话。',
        en_US:
          'On ordinary days you track what they like to eat; when it matters you want a plain yes or no. Two stars show in your stems, one that looks after and one that holds to terms ⟨ (wealth and officer revealed)⟩, and your strength, in the middle, drops neither. The other person can’t tell whose turn it is. Say at the door which of you has come home.',
      },
      {
        id: 'love.star.both-weak',
        because: ['stems:wealth', 'stems:officer', 'sign:weak'],
        says: ['love.wants=both', 'love.served=no'],
        zh_CN:
          '饭是你做的，道歉也是你先。要你照管的和管着你的都站在天干的明处，自己的力气却不够两头用⟨（财官俱透，身弱）⟩，一段感情你总出两份。挑一头：管生活，就由对方定规矩；定规矩，就把家务分出去。',
        en_US:
          'Dinner was you, and so was the apology. The one you look after and the one you answer to both stand in your open stems, while the strength between them is thin ⟨ (wealth and officer revealed, weak)⟩, so you pay in twice. Pick an end. Run the household and let them set the terms, or set the terms and give away the chores.',
      },
      {
        id: 'love.star.two-officers',
        because: ['stems:zhengguan', 'stems:qisha', 'age<=74'],
        says: ['love.wants=terms'],
        zh_CN:
          '让你安心的是一类人，让你走神的是另一类，两类你都认真想过。与你立约的星有两颗，一稳一烈，都露在天干上⟨（官杀混杂）⟩，各开各的条件。挑人别在旅行里挑，挑一个平常的星期三：下雨，加班，冰箱空着，看你想给谁打电话。',
        en_US:
          'One kind of person lets you sleep and another keeps you at the window, and you have given both serious thought. Two stars of terms stand in your stems, the steady one and the fierce one ⟨ (Direct officer and Seven killings, both revealed)⟩, each with its own conditions. Don’t choose on vacation. Choose on a wet Wednesday with an empty fridge, by whom you would like to call.',
      },
      {
        id: 'love.star.two-wealths',
        because: ['stems:zhengcai', 'stems:piancai'],
        says: ['love.wants=care'],
        zh_CN:
          '你会对一个人精打细算地好，也会为另一个人一晚上花光心思。疼人的星有两颗，都露在天干⟨（正偏财俱透）⟩，一颗管柴米，一颗爱热闹。顺手的错法，是柴米给了身边人，热闹全给新朋友。两样换着给，身边人就不用猜。',
        en_US:
          'You can be good to somebody by the teaspoon, and spend a whole night’s invention on somebody else. Both kinds of care show in your stems, the thrifty and the lavish ⟨ (Direct and Indirect wealth, both revealed)⟩. The easy mistake is rice for the one at home and fireworks for the new acquaintance. Swap them now and then.',
      },
      {
        id: 'love.star.care-kept-in-the-seat',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=wealth'],
        says: ['love.wants=care', 'readable=no'],
        zh_CN:
          '等朋友听说，事情已经定了。天干上看不出你爱谁，想照管的人藏在日支里⟨（财藏日支）⟩，连当事人也要从细处看：多配的一把钥匙，替人留的靠窗位。藏得太好，有人以为没戏，先走了。心里觉得还早，就比打算的提前半个月说。',
        en_US:
          'Friends hear about it when it’s settled. Nothing in your stems says whom you love; the one you would look after lies inside the day branch ⟨ (wealth hidden in the day)⟩, and even the person concerned has to read small print: a spare key cut, the window seat kept free. Some have taken the silence for a no. Speak two weeks sooner than feels safe.',
      },
      {
        id: 'love.star.terms-kept-in-the-seat',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=officer'],
        says: ['love.wants=terms'],
        zh_CN:
          '你心里有几条线，没念给谁听过：不当着外人拆台，答应了不改口，生气不摔门。天干上什么也没写，守约的星藏在日支⟨（官藏日支）⟩，这约是你自己跟自己签的，对方踩了线，还不知道有线。挑一个平静的晚上，把三条念出来。',
        en_US:
          'There are lines nobody has heard you read out: no taking sides against me in company, no unsaying a yes, no slammed doors. The star of terms is hidden in your day branch and the stems show nothing of the kind ⟨ (officer hidden in the day)⟩, so the contract carries one signature. On a calm evening, read three clauses aloud.',
      },
      {
        id: 'love.star.no-care',
        because: ['no:wealth'],
        says: ['love.wants=terms', 'love.fuss=no'],
        zh_CN:
          '你待心上人像待一个成年人：不查岗，不催饭，天冷也不提醒加衣。命里找不到照管人的那颗星⟨（无财）⟩，尊重你给得足，嘘寒问暖要靠想起来。对方若是在念叨里长大的，会觉得你远。设一个闹钟，问一句吃了没。',
        en_US:
          'Your beloved gets treated as an adult: no checking up, no nagging about meals, no scarf pressed into the hand. The star that looks after people is nowhere in the chart ⟨ (no wealth)⟩. Respect you give by the yard; fussing you have to remember. To someone raised on fuss you’ll seem far off. Set an alarm and ask whether they’ve eaten.',
      },
      {
        id: 'love.star.no-terms',
        because: ['no:officer'],
        says: ['love.bounds=unwanted'],
        zh_CN:
          '最让你想溜的一句话是“你几点回来”。命里没有官，没有一颗星替感情定章程⟨（无官杀）⟩，你给人自由，也拿自由，喜欢就在，不喜欢也不装。麻烦在于对方没有准信可拿。不必事事报备，固定一样就好：每晚一句“到家了”。',
        en_US:
          'No sentence sends you to your coat like “when will you be back.” The chart holds no officer, so nothing in it writes rules for love ⟨ (no officers)⟩. You give freedom and take it, and you’re there because you like it there. The other has nothing to count on. Fix a single point: one word each night that you’re home.',
      },
      {
        id: 'love.star.neither',
        because: ['no:wealth', 'no:officer'],
        says: ['met-through=peers'],
        zh_CN:
          '古书找姻缘，看财看官，你的盘里两样都没有。这一栏空着，只说明你不按“照管谁、跟谁立约”来认人⟨（财官俱无）⟩。走近你的，起先总是朋友、师友、一起做事的人，哪天变了味道，你自己也说不准。察觉的那天别装作没事，问一句对方是不是也这样想。',
        en_US:
          'Where the classics look for a partner, under wealth and officer, your chart is blank. It says only that you don’t sort people by whom to look after or whom to promise ⟨ (neither wealth nor officer)⟩. They arrive as a friend, a teacher, a workmate, and afterward you can’t date the change. On the day you notice, ask if they have, too.',
      },
      {
        id: 'love.star.care-for-many',
        because: ['share:wealth>=35', 'sign:weak', 'stems:wealth>=2'],
        says: ['love.wants=care', 'company=many', 'love.outsiders=in', 'love.spread=many'],
        zh_CN:
          '谁搬家都喊你，谁失恋都睡你家沙发，轮到自己约会，路上还接了三通别人的电话。要照管的人在盘里占到{share:wealth}，自己的力气跟不上⟨（财多身弱）⟩。心上人跟一屋子人分你，分到的是尾巴。留出一个晚上，手机放在鞋柜上。',
        en_US:
          'Whoever moves house calls you, whoever has been left sleeps on your couch, and on the way to your own date you took three calls. The people one looks after make up {share:wealth} of this chart, against a light self ⟨ (much wealth, weak self)⟩. Your partner stands in line with the rest. Give them one evening, with the phone left by the door.',
      },
      {
        id: 'love.star.terms-of-many',
        because: ['share:officer>=35', 'stems:officer>=2', 'age<=74'],
        says: ['love.wants=terms', 'love.word=bends'],
        zh_CN:
          '跟谁处上一年，你就有了谁的口音，谁的辣度，连请假的理由都学了去。来跟你立规矩的占了{share:officer}，天干上不止一个⟨（官杀重）⟩，你一个个应下，自己那条不见了。写一句“我不改的是”，贴在冰箱上，谁来都先看。',
        en_US:
          'Give you a year with someone and you have the accent, the tolerance for chili, even the excuses. Officers, the ones who set terms, take {share:officer} of your chart and more than one stem ⟨ (heavy officers)⟩. You agree with each in turn until your own clause is lost. Begin one sentence this week with “what I don’t change is,” and finish it out loud.',
      },
      {
        id: 'love.star.care-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'share:wealth>=20', 'age<=74'],
        says: ['love.wants=care'],
        zh_CN:
          '问你喜欢什么样的，你答不上来；人站到面前，你比谁都清楚。照管人的那颗星不上天干，地支里却占着{share:wealth}⟨（财藏而重）⟩，所以你认人靠相处，条件写得再好也没用。相亲的表格最难为你。一起做顿饭，半天就有数。',
        en_US:
          'Asked for your type you have nothing to say; with the person in front of you there’s no question. The star of care shows in no stem, yet the branches hold {share:wealth} of it ⟨ (wealth hidden, and plenty)⟩, so you know people by keeping them company. Questionnaires defeat you. Cook one meal together, and you’ll have your answer before the dishes are done.',
      },
      {
        id: 'love.star.terms-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'share:officer>=20'],
        says: ['love.wants=terms'],
        zh_CN:
          '没人见过你守谁的规矩，可是答应过某个人的事，隔了三年你还在照办。守约的星不露面，在地支里占着{share:officer}⟨（官藏而重）⟩，约立在暗处。好在不用人盯，难在对方不知道你早已当真。当真的那天，给个信号。',
        en_US:
          'Nobody has seen you follow anyone’s rules, yet something you promised a certain person is still being done three years on. The stars of terms are absent from your stems and hold {share:officer} underneath ⟨ (officers hidden, and plenty)⟩. You need no checking. They also can’t tell when it became serious. On that day, give a sign.',
      },
      {
        id: 'love.star.both-buried',
        because: ['stems:no-wealth', 'stems:no-officer', 'has:wealth', 'has:officer'],
        zh_CN:
          '给你介绍对象的人，总不知从何说起：天干上既没写你想照管谁，也没写你肯服谁。两颗星都有，都收在地支⟨（财官皆藏）⟩，要同走一段路才显出来，看谁替谁拎包，谁听谁认路。头三个月的印象，两边都别当真。',
        en_US:
          'Matchmakers don’t know where to start with you: the stems say neither whom you’d look after nor whom you’d heed. Both stars exist, down in the branches ⟨ (wealth and officer hidden)⟩, and come out on the road, in who carries the bag and whose directions get followed. Neither side should trust the first three months.',
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
        zh_CN:
          '树对谁都直着，独独对脚下的土弯腰。你是甲木，天干里站着一个己，甲与己相合⟨（甲己合）⟩：道理上没人说得动你，那个人一句“先坐下吃饭”，你就坐下了。有块地养着是福气，容易忘的是低头看看地干了没有。',
        en_US:
          'A tree yields to nobody and bows to its soil. You’re Jia wood, and among your stems stands Ji, the field, which joins with Jia ⟨ (Jia joins Ji)⟩. Arguments don’t shift you; “sit down and eat first,” from one person, does. The trouble with good ground is that one stops looking to see whether it’s dry.',
      },
      {
        id: 'love.jia.grows-people',
        because: ['day:jia', 'stems:ji<=0', 'age<=74'],
        says: ['love.gives=growth', 'love.fuss=yes', 'love.steers=you'],
        zh_CN:
          '你爱一个人，总想带着一起长：替人找课，替人改简历，催人早睡。甲木只认往上，天干里又没有己土让它落脚⟨（甲不见己）⟩，好意长着长着成了功课。对方有时只想在树下歇一会儿。那样的晚上，修枝的剪子收起来。',
        en_US:
          'Loving someone, for you, means growing them: you find the course, rewrite the résumé, set the bedtime. Jia wood knows one direction, and there’s no Ji soil among your stems for it to settle into ⟨ (Jia without Ji)⟩. So kindness turns into homework. Some evenings they came for the shade. Put the shears away.',
      },
      {
        id: 'love.yi.on-a-trellis',
        because: ['day:yi', 'sign:supported'],
        says: ['love.pace=slow', 'company=many'],
        zh_CN:
          '想跟你在一起，先得过你那一桌朋友。乙是藤，天干里有人替你搭好了架子⟨（乙木得势）⟩，你用不着抓紧谁，所以松弛，也所以慢。新来的人会觉得自己只是架子上多出的一根竹竿。下回见面，挑一张只坐得下两个人的桌子。',
        en_US:
          'Being with you means first passing a table of friends. Yi is a vine, and the other stems have built you a trellis ⟨ (Yi, supported)⟩, so you needn’t cling to anyone; hence the ease, and hence the slowness. The newcomer can feel like one more pole in the frame. Next time, choose a table that seats two.',
      },
      {
        id: 'love.yi.by-curves',
        because: ['day:yi', 'sign:alone'],
        says: ['love.approach=roundabout'],
        zh_CN:
          '藤找墙，从来不走直线。你看中了谁，先知道那个人几点下楼买咖啡，过两周你也爱上了那家店。乙木的天干里撑它的少⟨（乙木失势）⟩，靠近全凭绕，绕到了就不松手。绕得太圆，对方真会当成巧合，有一步要走直的。',
        en_US:
          'Vines never go straight to the wall. When you like someone you learn at what hour they go down for coffee, and two weeks later it’s your favorite place too. Your stems give Yi little to lean on ⟨ (Yi, unsupported)⟩, so you arrive by curves, and then hold. Curve too well and they’ll believe in coincidence. Make one step straight.',
      },
      {
        id: 'love.bing.turns-shy',
        because: ['day:bing', 'stems:xin>=1'],
        zh_CN:
          '满桌人听你说笑，那一个抬眼看过来，你把结尾说错了。丙火什么硬料都敢炼，遇上一小块辛金，倒先收了光，你的天干里正有一个辛⟨（丙辛合）⟩。别忙着拿热闹盖过去，怯的那几秒，对方看得最清楚，也最信。',
        en_US:
          'A whole table is laughing with you, one person looks up, and you get the ending wrong. Bing fire takes on any hard metal there is; before one small piece of Xin it lowers its light, and your stems hold a Xin⟨ (Bing joins Xin)⟩. Don’t bury the moment in noise. Those few shy seconds are what they see most clearly, and believe.',
      },
      {
        id: 'love.bing.shines-on-the-street',
        because: ['day:bing', 'stems:xin<=0'],
        says: ['love.spread=many'],
        zh_CN:
          '太阳晒的是一条街，晒不成一扇窗。丙火待谁都热，天干里又没有那个叫它收光的辛⟨（丙不见辛）⟩，爱你的人迟早要问：我跟别人有什么两样。这答案得拿得到手里。有一家店，只带这个人去，也算一个。',
        en_US:
          'Sunlight falls on a whole street and never on one window. Bing warms whoever walks by, and your stems hold no Xin, the one stem that makes it lower its light ⟨ (Bing without Xin)⟩. Sooner or later those who love you ask what sets them apart. Give an answer they can hold: a café, say, where you take no one else.',
      },
      {
        id: 'love.ding.leaves-the-light-on',
        because: ['day:ding', 'sign:in-season'],
        says: ['love.watches=closely', 'love.fuss=yes'],
        zh_CN:
          '有人晚归，你留的那盏灯不会先关。丁火生在有柴有火的月份，灯油足⟨（丁火得令）⟩，暖得久，也照得细：今天顺不顺，对方进门三秒你就知道。被照着的人有时想躲一躲。看见了先不问，等对方自己开口。',
        en_US:
          'When someone is out late, the light you left on stays on. Ding is a lamp, and you were born in a month of wood or fire ⟨ (Ding, in season)⟩; it burns long and it sees well. Three seconds after they come in, you know how the day went. A person lit up like that may want a corner. See it, and don’t ask yet.',
      },
      {
        id: 'love.ding.lights-one-table',
        because: ['day:ding', 'sign:off-season'],
        says: ['company=few', 'love.spread=one'],
        zh_CN:
          '人多的饭局上你几乎不出声，陪你走到车站的那一个，才听得到你说话。丁是灯火，出生的月份既不属木也不属火⟨（丁火失令）⟩，光够照一张桌子，你就只为一个人点。爱热闹的会嫌暗；累了一天的人，会一直记得那张桌子。',
        en_US:
          'At a crowded dinner you hardly speak, and whoever walks you to the bus hears all of it. Ding is lamplight, in a month of neither wood nor fire ⟨ (Ding, out of season)⟩; there’s enough for one table, so you light it for one person. Someone fond of crowds will find it dim. Someone tired will remember the table for years.',
      },
      {
        id: 'love.wu.reached-by-mist',
        because: ['day:wu', 'stems:gui>=1'],
        says: ['partner.temper=soft'],
        zh_CN:
          '山不会走，雾漫得上来。戊土的天干里见了癸，戊与癸相合⟨（戊癸合）⟩，打动你的人不吵也不催：每天一条不要紧的消息，一把你忘了带的伞。半年以后你才察觉，自己的行程已经改了。这样的好，趁它还天天来，当面谢一声。',
        en_US:
          'A mountain stays put, but mist can climb it. Your stems hold Gui, fine water, which joins with Wu ⟨ (Wu joins Gui)⟩. What reaches you is neither argument nor hurry: one unimportant message a day, an umbrella you’d forgotten. After half a year you notice that your plans have been changed. Say thanks for such kindness while it’s still arriving.',
      },
      {
        id: 'love.wu.lets-them-climb',
        because: ['day:wu', 'stems:gui<=0'],
        says: ['love.pace=slow', 'readable=no'],
        zh_CN:
          '喜欢你的人，得自己爬上来。戊土是山，天干里没有癸水来润⟨（戊不见癸）⟩，你站在原地一步不挪，等对方走到跟前，才说“我也是”。爬到一半折回去的有几个，你至今不知道。下回听见脚步，先应一声。',
        en_US:
          'Those who liked you had to do the climbing. Wu is a mountain, and no Gui water softens it from the stems ⟨ (Wu without Gui)⟩. You don’t take a step, and say “me too” when they reach the top. How many turned around halfway, you have never heard. Next time there are footsteps, answer.',
      },
      {
        id: 'love.ji.takes-it-all-in',
        because: ['day:ji', 'sign:in-season'],
        zh_CN:
          '对方进门倒一通苦水，倒完神清气爽，你还坐在那里。己土是田，生在火土的月份，地力厚⟨（己土得令）⟩，什么都收，收了也化得开。只是垄上种满别人的烦恼，自己的就没有地方下。一周里定一晚，轮到你说。',
        en_US:
          'They come in, pour out the day and feel fine; you’re still sitting there. Ji is a field, and a birth in a month of fire or earth makes it deep ⟨ (Ji, in season)⟩. It takes everything in and turns most of it into something. But with every row given over to another person’s troubles, yours have no bed. One night a week, you talk.',
      },
      {
        id: 'love.ji.small-portions',
        because: ['day:ji', 'sign:off-season'],
        says: ['promise=slow-kept'],
        zh_CN:
          '好意到了你手里，总是分成小份：一条消息，一碗汤，送到路口，不送到家。己土是田，出生的月份既不属火也不属土⟨（己土失令）⟩，收成有数，所以你从不许大的。有人嫌少，走了；留下的人要过很久才算得清，这些小份没断过。偶尔给一份大的，不必攒理由。',
        en_US:
          'Kindness from you comes in small portions: a message, a bowl of soup, company as far as the corner. Ji is a field, in a month of neither fire nor earth ⟨ (Ji, out of season)⟩; the crop is modest and you promise nothing large. Some found it too little and left. Those who stayed can tell you it never stopped. Now and then, give a large one unannounced.',
      },
      {
        id: 'love.geng.held-by-a-sleeve',
        because: ['day:geng', 'stems:yi>=1'],
        says: ['partner.temper=soft'],
        zh_CN:
          '跟你讲理的人都输了，拉着你袖子不说话的那个赢了。庚是刀，十个天干里只与乙相合，你的天干上正好有乙⟨（乙庚合）⟩。硬话弹得回去，一句轻轻的“算了”，你整晚睡不着。你自己知道软在哪里，就别当着外人对那个人装硬。',
        en_US:
          'Those who argued with you lost; the one who held your sleeve and said nothing won. Of ten stems Geng, the blade, joins with Yi alone, the vine, and there’s a Yi in your stems ⟨ (Geng joins Yi)⟩. Hard words bounce off; a mild “never mind” costs you a night’s sleep. You know the soft spot. Don’t act hard in company to hide it.',
      },
      {
        id: 'love.geng.who-was-it',
        because: ['day:geng', 'stems:yi<=0'],
        says: ['love.comfort=solves'],
        zh_CN:
          '心上人受了委屈，你的第一句是“谁干的”。庚金疼人用刀口，天干上又没有乙木来绕住它⟨（庚不见乙）⟩，办法给得快，安慰给得晚。对方其实只想有个人陪着骂两句。开口前问一声：要我听，还是要我办。',
        en_US:
          'When somebody has hurt the one you love, your first words are “who was it.” Geng metal cares edge first, and your stems hold no Yi to wind around it ⟨ (Geng without Yi)⟩: solutions at once, comfort later. They mostly wanted company in being cross. Before you begin, ask which is wanted, an ear or a plan.',
      },
      {
        id: 'love.xin.buried-in-care',
        because: ['day:xin', 'share:resource>=20'],
        says: ['love.space=needed', 'love.served=no'],
        zh_CN:
          '有人替你把一切想好，你道了谢，然后慢慢不回消息。护着辛金的是土，在你四周的字里占{share:resource}⟨（印重）⟩，疼你的人一锹一锹都是好意，首饰却不见了：鞋买好了，菜点好了，连该难过几天也有人替你定。要什么直说：让我自己挑，挑错了也别讲。',
        en_US:
          'Somebody thinks of everything for you; you say thank you, and then answer fewer and fewer messages. What protects Xin metal is earth, {share:resource} of what surrounds you⟨ (strong Resource)⟩. Every spadeful is kindness, and the jewel is gone: shoes bought, dinner ordered, even the length of your sulk decided. Say it straight out: let me choose, and if I choose wrong, don’t mention it.',
      },
      {
        id: 'love.xin.small-marks',
        because: ['day:xin', 'share:resource<=20'],
        says: ['detail=fine'],
        zh_CN:
          '让你动心的常是一处小地方：用词准，袖口干净，还来的书没有折角。辛金磨得亮，看人也细，护着它的土又薄⟨（印轻）⟩，磕一下就有印子。一句粗心的话，对方中午就忘了，你还站在原处。疼就当天说，隔周再说就成了账。',
        en_US:
          'What wins you is small: the exact word, a clean cuff, a book returned with its corners straight. Xin is polished metal and looks closely; with little earth to wrap it ⟨ (light resource)⟩, each knock leaves a mark. They’ve forgotten the careless remark by noon. If it hurts, say so that day. A week later it’s a bill.',
      },
      {
        id: 'love.ren.wants-banks',
        because: ['day:ren', 'share:officer>=18'],
        says: ['love.bounds=wanted'],
        zh_CN:
          '有了岸，水才走成一条河。壬水的岸是土，在你四周的字里占{share:officer}⟨（壬水见官）⟩，你嘴上嫌人管，真正跟得久的，都是敢对你说“到此为止”的人。这话要说得清楚，也要说得早。水涨了再筑堤，两个人都累。',
        en_US:
          'Only with banks is it a river. For Ren water the banks are earth, {share:officer} of all that stands around you ⟨ (Ren with officers)⟩. You grumble at being held, and yet the people you’ve stayed with are those who could say “this far.” Ask for the line early and in plain words. Building a levee during the flood wears out two people.',
      },
      {
        id: 'love.ren.runs-wide',
        because: ['day:ren', 'share:officer<=18'],
        says: ['love.bounds=unwanted', 'love.spread=many'],
        zh_CN:
          '你的心意像水过平地，哪边低往哪边去：朋友丢了工作，邻居的猫要托管，今晚都归你。壬水要土作岸，你的岸只有{share:officer}⟨（壬水官轻）⟩，流得宽，不容易深。跟你合得来的人会一路走着，不站在原地等。一周定两个晚上，只往一个方向流。',
        en_US:
          'Affection leaves you like water on a plain, toward whatever is lowest: a friend out of work, a neighbor’s cat, all tonight. Ren has low banks here, officers at {share:officer} ⟨ (Ren, light officers)⟩, so it runs wide more than deep. The person for you walks alongside and doesn’t wait on one spot. Keep two evenings a week that flow in one direction.',
      },
      {
        id: 'love.gui.seeps',
        because: ['day:gui', 'sign:alone'],
        says: ['love.approach=roundabout', 'readable=no'],
        zh_CN:
          '细雨下了半天，人才发现衣裳湿了。癸水喜欢人就是这样，天干里帮手不多，不起浪，只渗⟨（癸水失势）⟩。三月里随口提过的书，十二月放在对方桌上。等人回过神，你可能已经独自伤心过一轮。至少有一回，当面说。',
        en_US:
          'Fine rain falls half a day before anyone notices a wet coat. Gui likes people in that way; with few helpers in the stems it makes no waves, it seeps ⟨ (Gui, unsupported)⟩. A title mentioned once in March lies on their desk in December. By the time they look up you may have been through a private heartbreak. Once, at least, say it to their face.',
      },
      {
        id: 'love.gui.good-at-bad-nights',
        because: ['day:gui', 'sign:supported'],
        zh_CN:
          '讲起最难的那阵子，对方总说“多亏有你”。癸是水，天干里又有金水接应⟨（癸水得势）⟩，耐性像后山的泉，不见涨也不见干。难处在于太会陪人熬夜，热闹日子反倒没人想起喊你。好消息你也到场，票自己买。',
        en_US:
          'Of their worst stretch, people say about you, “I wouldn’t have managed.” Gui is water, and the stems around it bring more water, or metal ⟨ (Gui, supported)⟩; your patience is a hill spring that neither swells nor dries. But whoever is called for the bad nights gets forgotten on the good ones. Turn up for the party, too, on your own ticket.',
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
        zh_CN:
          '好听的话你会说，也真心，只是白天给了客户、同事和群里的人，晚上到家就剩“嗯”。说出去做出去的占到{share:output}，底子又薄⟨（食伤重，身弱）⟩，最亲的人排在队尾。留一句不许白天花掉的，记在手机里带回家。',
        en_US:
          'You know what to say and you mean it. But the office had it, and the group chat, and by evening home gets a nod. What goes out of you as talk and work is {share:output} of the chart, with thin reserves behind it ⟨ (heavy output, weak)⟩; the nearest person stands last in line. Keep back one sentence that the day isn’t allowed to spend. Carry it home and serve it first.',
      },
      {
        id: 'love.speech.made-things',
        because: ['share:output>=30', 'sign:weak', 'stems:no-output'],
        says: ['affection=deeds'],
        zh_CN:
          '情话你当面讲不出，背后做了一堆：剪好的视频，改过三遍的歌单，照着对方手腕编的绳。往外给的占{share:output}，天干上却一点不露⟨（食伤重而不透）⟩，心意全走手工。东西给出去时别只说“随便做的”，它花了你四个晚上。',
        en_US:
          'Face to face the sentence won’t come; behind their back you’ve cut a film, revised a playlist three times, knotted a bracelet to the size of one wrist. Output, what leaves you, makes up {share:output} and shows in no stem ⟨ (heavy output, not revealed)⟩. When you hand it over, don’t say it was nothing. It was four evenings.',
      },
      {
        id: 'love.speech.notes-everywhere',
        because: ['share:output>=30', 'sign:even'],
        says: ['affection=words'],
        zh_CN:
          '跟你在一起的人会到处收到便条：镜子上，饭盒里，书的第八十页。说和写占了{share:output}，力气也跟得上⟨（食伤旺）⟩，情话不用备课。写得好也有坏处，对方分不清哪句是文采，哪句是真的。真的那句，写短。',
        en_US:
          'Whoever is with you finds notes: on the mirror, in the lunch box, on page eighty. Output, all that leaves you as words and work, takes {share:output}, with strength to spend ⟨ (heavy output)⟩. Writing love well has one drawback. They can’t tell the style from the truth. Keep the true line short.',
      },
      {
        id: 'love.speech.orders-for-them',
        because: ['share:output<=30', 'god:month=shishen'],
        says: ['affection=deeds', 'love.fuss=yes', 'love.steers=you'],
        zh_CN:
          '约你吃过饭的人都记得，菜是你点的，点得准，连谁不吃姜都照顾到。懂滋味的那颗星站在月干⟨（食神透月）⟩，一句“我想你”，到你嘴里成了“这家你一定要尝”。听的人吃饱了，未必听懂。上甜点以前，把原话说了。',
        en_US:
          'People remember that you ordered, and ordered right, down to who can’t stand ginger. The star of taste stands on your month ⟨ (Eating god revealed)⟩, and “I missed you” comes out as “you have to try this.” The listener leaves full, without having heard it. Before dessert, say the sentence itself.',
      },
      {
        id: 'love.speech.after-the-dishes',
        because: ['share:output<=30', 'god:hour=shishen'],
        says: ['affection=words', 'speech=soft', 'love.talk-hour=dinner'],
        zh_CN:
          '夜里十一点，碗洗完了，你才开始说真心话，慢，软，绕两个弯。说话温和的那颗星在时干，一天的末尾⟨（食神透时）⟩。对方若是十点就睡的人，就一句也没听着。把那半小时往前挪，挪到饭桌上。',
        en_US:
          'Eleven at night, dishes done, and the true things begin to come, slowly and with detours. A mild talker stands on your hour, the end of the day ⟨ (Eating god revealed in the hour)⟩. A partner who goes to bed at ten has missed it for years. Move that half hour up to dinner.',
      },
      {
        id: 'love.speech.plate-of-fruit',
        because: ['share:output<=30', 'god:year=shishen'],
        says: ['conflict=goes-round', 'affection=deeds'],
        zh_CN:
          '小时候大人吵架，你端一盘切好的水果进去，屋里就静了。和气的那颗星在年干，来得早⟨（食神透年）⟩。到自己的感情里你照旧端水果，吵的那件事还搁在桌上。水果吃完，把那件事也谈了。',
        en_US:
          'The grown-ups argued, and you carried in a plate of cut fruit. The star of good humor stands on your year, the early pillar ⟨ (Eating god revealed in the year)⟩. In your own quarrels the fruit still arrives and the matter stays on the table beside it. When the plate is empty, talk about the matter.',
      },
      {
        id: 'love.speech.ruder-the-fonder',
        because: ['share:output<=30', 'god:month=shangguan'],
        says: ['affection=words', 'speech=sharp'],
        zh_CN:
          '越喜欢谁，你嘴越损。带刺的聪明站在月干⟨（伤官透月）⟩，生人听到的是客气，自己人听到的才是真话。遇上听得懂的，天天像看戏；听不懂的，手里只剩刺。一天里留一句不好笑的好话。',
        en_US:
          'The fonder you are, the ruder. Wit with a point on it stands on your month ⟨ (Hurting officer revealed)⟩; strangers get courtesy and your own people get the lines. To somebody who hears the affection it’s a nightly show. To somebody who doesn’t, it’s only the point. Once a day, say a kind thing that isn’t funny.',
      },
      {
        id: 'love.speech.perfect-sentence-late',
        because: ['share:output<=30', 'god:hour=shangguan'],
        says: ['speech=sharp', 'affection=words'],
        zh_CN:
          '吵完各自回房，你躺着想出了最漂亮的一句，坐起来发了过去。锋利的口才在时干，来得晚⟨（伤官透时）⟩。那句话是对的，对到别人没法回。先存进备忘录，早饭时再看一眼还想不想发；好话倒可以当晚就发。',
        en_US:
          'The quarrel is over, the doors are shut, and now the perfect sentence comes to you, and you send it. A sharp tongue stands on your hour and arrives late ⟨ (Hurting officer revealed in the hour)⟩. The sentence is right, so right that nobody can answer. Save it and look again at breakfast. Loving ones may go out the same night.',
      },
      {
        id: 'love.speech.no-set-phrases',
        because: ['share:output<=30', 'god:year=shangguan'],
        says: ['affection=words'],
        zh_CN:
          '过节照着格式发祝福，你做不来，宁可不发。最怕套话的那颗星在年干⟨（伤官透年）⟩，你给人的好话都是现写的，一年没有几句。对方数的是节日，你数的是句子，两本账对不上。要紧的日子，套话也发一条，现写的另算。',
        en_US:
          'Holiday greetings in the standard form are beyond you; better to send none. A star that can’t bear set phrases stands on your year ⟨ (Hurting officer revealed in the year)⟩, so your kind words are made to order, a few a year. They count holidays, you count sentences, and the books don’t match. On the big days send the set phrase as well.',
      },
      {
        id: 'love.speech.typing',
        because: ['stems:shishen', 'stems:pianyin'],
        says: ['speech=sparse'],
        zh_CN:
          '“正在输入”亮了五分钟，对方收到一个“好”。天干上有两颗星：一颗想说，一颗多想一层，把说的删掉⟨（枭印夺食）⟩。删掉的那几稿其实都能看，第二稿最像你。下回就发第二稿。',
        en_US:
          '“Typing” glows for five minutes, and what arrives is “ok.” Your stems hold two stars, one that would like to say it and one that thinks a layer further and deletes ⟨ (Eating god and Indirect seal)⟩. The deleted drafts were all fine, and the second was the most like you. Next time send the second.',
      },
      {
        id: 'love.speech.mocks-the-rule',
        because: ['stems:shangguan', 'stems:zhengguan'],
        says: ['speech=sharp'],
        zh_CN:
          '谁爱讲规矩，你就学谁的口气逗大家笑；可你认真看上的，偏是守规矩的那种人。天干上一颗星爱顶，一颗星要约定⟨（伤官见官）⟩，你一边想要一句准话，一边拆它的台。笑话照讲，别拿已经答应的事开刀。',
        en_US:
          'Anyone fond of rules gets imitated by you, to general delight, and the people you take seriously turn out to be that very kind. One star in your stems heckles and one wants a promise ⟨ (Hurting officer meets Direct officer)⟩. You ask for a firm word and then saw away at it. Keep the jokes; leave alone what has been agreed.',
      },
      {
        id: 'love.speech.boarding-pass',
        because: ['share:output<=5', 'share:wealth>=20', 'age<=74'],
        says: ['affection=deeds'],
        zh_CN:
          '对方出差前一晚，登机牌打好了，充电宝满格，箱子的轮子上过油。往外说的不过半成，照管人的倒有{share:wealth}⟨（财重食伤轻）⟩，情意全走后勤。收的人若等的是一句话，会以为你在催人走。箱子合上以前，说舍不得。',
        en_US:
          'The night before their trip the boarding pass is printed, the charger full, the suitcase wheels oiled. What you say out loud is at most a twentieth of the chart, and what you look after is {share:wealth} ⟨ (wealth over output)⟩, so love goes by way of logistics. Somebody waiting for a word could take it for a send-off. Before the lid closes, say you’ll miss them.',
      },
      {
        id: 'love.speech.on-time',
        because: ['share:output<=5', 'share:officer>=20'],
        says: ['affection=deeds'],
        zh_CN:
          '你没说过几回喜欢，可是说好来接，雨再大也没迟到过。嘴上的不过半成，守约的占{share:officer}⟨（官重食伤轻）⟩，你拿准时当情话。对方未必收得到这种信。隔一阵翻译一次：我来，是因为想见你。',
        en_US:
          'You’ve seldom said that you like them; you have never been late to pick them up, in any rain. Words make up a twentieth of your chart at most, and keeping terms {share:officer} ⟨ (officers over output)⟩, so punctuality is your love letter. It isn’t a script everyone reads. Translate from time to time: I came because I wanted to see you.',
      },
      {
        id: 'love.speech.listens',
        because: ['share:output<=5', 'share:resource>=25'],
        says: ['affection=time', 'memory=long'],
        zh_CN:
          '两年前对方提过一次的表妹，你还记得在哪座城读书。收进来的占{share:resource}，说出去的不过半成⟨（印重食伤轻）⟩，你爱人，就是从头听到尾。听得太静，讲的人会停下来问“你在听吗”。听完回一句自己的事，哪怕小。',
        en_US:
          'A cousin they mentioned once, two years ago: you still know which city she studies in. What you take in is {share:resource} of the chart, what you give out a twentieth at most ⟨ (resource over output)⟩, and your way of loving is to listen to the end. Listen too quietly and they stop to ask if you’re there. Answer with something of your own, however small.',
      },
      {
        id: 'love.speech.side-by-side',
        because: ['share:output<=8', 'share:peer>=35'],
        says: ['affection=time'],
        zh_CN:
          '最像恋爱的一个下午，是两个人各看各的，坐在同一张沙发上。同类占{share:peer}，往外说的不到一成⟨（比劫重食伤轻）⟩，你要的亲近是并排，不是对望。有人会等你转过头来。每次坐下之前，先对着脸说三分钟话。',
        en_US:
          'The afternoon that felt most like love was two people on one sofa, each with a separate book. Your own kind makes up {share:peer} and words less than a tenth ⟨ (peers over output)⟩; closeness, to you, is side by side. The other may be waiting for you to turn your head. Before you settle in, three minutes face to face.',
      },
      {
        id: 'love.speech.only-indoors',
        because: ['stems:no-output', 'main:day=output'],
        says: ['affection=words'],
        zh_CN:
          '外头的人说你话少，家里的人会笑出声来。天干上没有一颗爱说的星，日支当家的偏是它⟨（食伤坐日支）⟩，玩笑、唠叨、模仿，都等门关上才开场。还没进过那扇门的人，只见过关着的你。喜欢谁，早点让进来听一段。',
        en_US:
          'Outsiders call you quiet, at which the people you live with would laugh aloud. No star of talk shows in your stems, and one of them runs the day branch ⟨ (output in the day)⟩; jokes, grumbles and impressions begin when the door shuts. Whoever hasn’t been inside has met the closed version. If you like someone, let them in for a sample.',
      },
      {
        id: 'love.speech.long-thought',
        because: ['stems:no-output', 'share:resource>=35'],
        says: ['speech=sparse'],
        zh_CN:
          '一句“我爱你”，你在心里过了几十遍，出口时对方已经睡着了。收进来琢磨的占{share:resource}，天干上没有一个替你说话⟨（印重食伤不透）⟩。想得越多，越觉得不必讲。你想明白的那天对方并不知道，写张纸条，当天放下。',
        en_US:
          'A certain sentence has been rehearsed some forty times, and by the time it came out they were asleep. Taking in and turning over is {share:resource} of you, and no stem speaks on your behalf ⟨ (heavy resource, no output revealed)⟩. The longer you think it, the less it seems to need saying. Say it the same day, while it’s still rough.',
      },
      {
        id: 'love.speech.in-writing-at-night',
        because: ['stems:no-output', 'hidden:hour=output', 'share:output<=30'],
        says: ['speech=sparse', 'love.talk-hour=night'],
        zh_CN:
          '当面问你，你说没事；隔着屏幕，到了夜里，你写得出三大段。爱说的星不在天干，藏在时支，一天将尽才出声⟨（食伤藏时）⟩。这不算躲，只是两处口音不同。告诉对方：要听实话，晚上写给你。',
        en_US:
          'Asked face to face, you’re fine; across a screen at night you can write three paragraphs. The star of talk is missing from your stems and hidden in the hour branch, where it speaks up when the day is nearly over ⟨ (output hidden in the hour)⟩. That isn’t dodging. Let them know that the honest version comes after dark, in writing.',
      },
      {
        id: 'love.speech.said-at-work',
        because: ['stems:no-output', 'hidden:month=output', 'share:output<=30', 'age<=74'],
        says: ['speech=sparse'],
        zh_CN:
          '同事的嘴里传出来，你背后夸过那个人好几回，当面却一次没有。爱说的星收在月支，天干上不露⟨（食伤藏月）⟩，你夸人在外头夸，到了本人面前就改谈天气。转述的好话打对折。下次夸完，原样再说给本人听一遍。',
        en_US:
          'Through your colleagues they hear that you praised them, several times, and to their face they’ve never had a word of it. The star of talk is put away in your month branch and shows in no stem ⟨ (output hidden in the month)⟩, so you do it out there and at home discuss the weather. Praise at second hand loses half. Say it again to the person.',
      },
    ],
  },
]
