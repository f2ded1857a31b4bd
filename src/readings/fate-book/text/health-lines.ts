import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'health-line',
    card: 'health',
    role: 'line',
    paragraphs: [
      {
        id: 'health.line.bijian',
        because: ['main:month=bijian'],
        zh_CN: '旁边的人没坐下，你也不好意思先坐。',
        en_US: 'As long as nobody beside you sits down, you stay standing.',
      },
      {
        id: 'health.line.jiecai',
        because: ['main:month=jiecai'],
        zh_CN: '坐在场边歇着，还在数别人跑到第几圈。',
        en_US: 'Even from the bench you are counting the other runner’s laps.',
      },
      {
        id: 'health.line.shishen',
        because: ['main:month=shishen'],
        zh_CN: '你的休息在饭桌上，别站着吃完。',
        en_US: 'Your rest comes on a plate. Sit down to it.',
      },
      {
        id: 'health.line.shangguan',
        because: ['main:month=shangguan'],
        zh_CN: '话说完了才有困意，听众要在天黑前找好。',
        en_US: 'You get sleepy once it has been said. Find your listener before dark.',
      },
      {
        id: 'health.line.zhengcai',
        because: ['main:month=zhengcai'],
        zh_CN: '手边的做完再歇，可手边总还有一样。',
        en_US: 'You’ll rest when this is done. There’s always another this.',
      },
      {
        id: 'health.line.piancai',
        because: ['main:month=piancai'],
        zh_CN: '人躺下了，心还在外头跑。',
        en_US: 'You’re lying down. Your mind is still out on the street.',
      },
      {
        id: 'health.line.zhengguan',
        because: ['main:month=zhengguan'],
        says: ['night=late'],
        zh_CN: '样样守点，单单漏了上床那一条。',
        en_US: 'You keep every rule in the house except bedtime.',
      },
      {
        id: 'health.line.qisha',
        because: ['main:month=qisha'],
        says: ['stop=hard'],
        zh_CN: '火警早解除了，你还穿着靴子。',
        en_US: 'The alarm was called off hours ago. You still have your boots on.',
      },
      {
        id: 'health.line.zhengyin',
        because: ['main:month=zhengyin'],
        zh_CN: '被子你有好几床，缺的是早上来拉窗帘的人。',
        en_US: 'Blankets you have. You could use someone to open the curtains.',
      },
      {
        id: 'health.line.pianyin',
        because: ['main:month=pianyin'],
        says: ['night=late'],
        zh_CN: '越该睡了，越有新鲜事要看。',
        en_US: 'The closer to bedtime, the more there is to look into.',
      },
      {
        id: 'health.line.following',
        because: ['kind:following'],
        zh_CN: '住进谁家，过谁家的钟点，门要挑好。',
        en_US: 'You keep the hours of the house you live in. Choose the house.',
      },
      {
        id: 'health.line.dominant',
        because: ['kind:dominant'],
        zh_CN: '一条路走到底的人，要先在路边放好长凳。',
        en_US: 'Whoever walks one road to its end should set out the benches first.',
      },
      {
        id: 'health.line.transformed',
        because: ['kind:transformed'],
        zh_CN: '换一桌人，你连吃饭的快慢都换了。',
        en_US: 'Change the company at dinner, and you even chew at their speed.',
      },
      {
        id: 'health.line.evening-and-morning',
        because: ['rel:clash=day+hour'],
        claims: ['presumes=reading'],
        zh_CN: '闹钟是晚上定的，早上那个人不认账。',
        en_US: 'Evening sets the alarm. Morning was never consulted.',
      },
      {
        id: 'health.line.comes-back',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay'],
        zh_CN: '灯关了，白天那件事又回来敲门。',
        en_US: 'The light is out, and the day’s one question comes back for its hat.',
      },
      {
        id: 'health.line.plugged-in',
        because: ['share:output<=5', 'share:resource>=25'],
        says: ['out=little'],
        claims: ['presumes=reading'],
        zh_CN: '早就充满了，插头还没拔。',
        en_US: 'Fully charged, and still plugged in.',
      },
      {
        id: 'health.line.no-water',
        because: ['pct:water<=1'],
        claims: ['presumes=adult'],
        zh_CN: '茶续了三回，一回也没坐下喝。',
        en_US: 'Three cups poured today, and not one drunk sitting down.',
      },
      {
        id: 'health.line.no-fire',
        because: ['pct:fire<=1'],
        zh_CN: '窗帘几点拉开，你那天就几点开张。',
        en_US: 'Your day opens when the curtains do.',
      },
      {
        id: 'health.line.no-earth',
        because: ['pct:earth<=4'],
        says: ['meals=irregular'],
        zh_CN: '你的午饭像一趟没有时刻表的车。',
        en_US: 'Your lunch is a bus that runs without a timetable.',
      },
      {
        id: 'health.line.no-metal',
        because: ['pct:metal<=1'],
        zh_CN: '东西没收起来，这一天就不算过完。',
        en_US: 'Nothing is put away, so nothing is over.',
      },
      {
        id: 'health.line.no-wood',
        because: ['pct:wood<=1'],
        zh_CN: '椅子记得你的形状，门外那条路还不认识你。',
        en_US: 'The chair knows your shape. The street outside hasn’t met you.',
      },
      {
        id: 'health.line.hour-unknown',
        because: ['hour:unknown', 'share:most=officer'],
        claims: ['presumes=reading'],
        zh_CN: '几点出生没人记下，几点睡要自己立字据。',
        en_US: 'Nobody wrote down the hour you were born. Write down the one you sleep at.',
      },
    ],
  },
  {
    id: 'health-todo',
    card: 'health',
    role: 'todo',
    paragraphs: [
      {
        id: 'health.do.bijian-seat',
        because: ['main:day=bijian'],
        claims: ['presumes=reading'],
        zh_CN: '在家里认一把椅子，只归你坐。每晚坐满十分钟，坐着的时候什么也不顺手做。',
        en_US: 'Claim one chair at home as yours alone. Sit in it ten minutes every evening and do nothing useful there.',
      },
      {
        id: 'health.do.jiecai-seat',
        because: ['main:day=jiecai'],
        claims: ['presumes=adult'],
        zh_CN: '这星期挑一晚谁的约也不应，今天就把日子告诉最爱叫你的那个人。',
        en_US: 'Keep one evening this week free of everybody, and tell the friend who calls most which one it is. Tell them today.',
      },
      {
        id: 'health.do.shishen-seat',
        because: ['main:day=shishen'],
        claims: ['presumes=phone'],
        zh_CN: '今天的晚饭摆上桌再坐下，碗没放下以前，手机留在另一间屋。',
        en_US: 'Set the table for dinner tonight, and leave the phone in another room until the last bowl is empty.',
      },
      {
        id: 'health.do.shangguan-seat',
        because: ['main:day=shangguan'],
        claims: ['presumes=phone'],
        zh_CN: '睡前一小时里想回的话，写在纸上不发。明早刷完牙再看一遍，还想发再发。',
        en_US:
          'In the last hour before bed, write your replies on paper. Read them after brushing your teeth in the morning, then send what survives.',
      },
      {
        id: 'health.do.zhengcai-seat',
        because: ['main:day=zhengcai'],
        claims: ['presumes=adult'],
        zh_CN: '晚上九点以后不清点任何东西，要买的、要还的，天亮再数。',
        en_US: 'Count nothing after nine at night. What must be bought or returned can be counted by daylight.',
      },
      {
        id: 'health.do.piancai-seat',
        because: ['main:day=piancai', 'age>=16'],
        claims: ['presumes=adult'],
        zh_CN: '回家的路上提前一站下来，走完剩下那段，路上不接电话。',
        en_US: 'Get off one stop early on the way home, walk the rest, and let the phone ring.',
      },
      {
        id: 'health.do.zhengguan-seat',
        because: ['main:day=zhengguan'],
        claims: ['presumes=adult'],
        zh_CN: '今晚把熄灯的钟点告诉同住的人，到点由对方来关那盏灯。',
        en_US: 'Tell whoever you live with your hour for lights-out, and tonight let them be the one to switch it off.',
      },
      {
        id: 'health.do.qisha-seat',
        because: ['main:day=qisha'],
        claims: ['presumes=phone'],
        zh_CN: '今晚把手机设成八点以后自动静音，只放两个人的电话进来。',
        en_US: 'Set your phone tonight to go silent by itself at eight, and let two people’s calls through.',
      },
      {
        id: 'health.do.zhengyin-seat',
        because: ['main:day=zhengyin'],
        claims: ['presumes=reading'],
        zh_CN: '明早闹钟一响先去拉窗帘，站在窗边喝完一杯水，再回头铺床。',
        en_US: 'When the alarm goes tomorrow, open the curtains first, drink a glass of water at the window, then make the bed.',
      },
      {
        id: 'health.do.pianyin-seat',
        because: ['main:day=pianyin'],
        claims: ['presumes=reading'],
        zh_CN: '床头的书换成一本读过的。没读过的，今晚搬到客厅去。',
        en_US: 'Put a book you’ve already read beside the bed, and carry the unread ones to the living room tonight.',
      },
      {
        id: 'health.do.self-punish',
        because: ['rel:self-punish=day+hour'],
        claims: ['presumes=reading'],
        zh_CN: '夜里放不下的那件事，睡前讲给杯子听一遍，把杯子倒扣，天亮再翻过来。',
        en_US: 'Tell the thing that won’t let go to your water glass, turn the glass upside down, and leave it so until daylight.',
      },
      {
        id: 'health.do.day-hour-clash',
        because: ['rel:clash=day+hour', 'sign:weak'],
        claims: ['presumes=reading'],
        zh_CN: '明天要穿的、要带的，今晚九点以前摆到门口，早上只许拿，不许挑。',
        en_US: 'By nine tonight, put tomorrow’s clothes and bag beside the door. In the morning, take them without choosing.',
      },
      {
        id: 'health.do.no-water',
        because: ['pct:water<=1', 'sign:firm'],
        claims: ['presumes=reading', 'helps=water'],
        zh_CN: '下午三点设一个闹钟，响了就放下手里的事，倒杯水，坐着喝完再起来。',
        en_US: 'Set an alarm for three in the afternoon. When it goes off, pour a glass of water and stay in the chair until it’s empty.',
      },
      {
        id: 'health.do.no-fire',
        because: ['pct:fire<=1', 'sign:weak'],
        claims: ['presumes=adult', 'helps=fire'],
        zh_CN: '今晚在你常坐的地方多开一盏灯，再约一个人这周来灯下坐坐。',
        en_US: 'Put a second lamp where you sit in the evening, and ask somebody over this week to sit by it.',
      },
      {
        id: 'health.do.no-earth',
        because: ['pct:earth<=4', 'sign:firm'],
        says: ['health.meals-fixed=yes'],
        claims: ['presumes=reading', 'helps=earth'],
        zh_CN: '连着七天在同一个钟点起床，休息日也算，每天在日历上画一个勾。',
        en_US: 'Get up at the same hour seven days running, days off included, and check each one off on a calendar.',
      },
      {
        id: 'health.do.no-wood',
        because: ['pct:wood<=1', 'share:most=officer'],
        claims: ['presumes=reading', 'helps=wood'],
        zh_CN: '把鞋摆在门边，今天吃过晚饭走到附近最大的那棵树，绕一圈再回来。',
        en_US: 'Leave your shoes by the door, and after dinner today walk to the biggest tree nearby and back.',
      },
    ],
  },
  {
    id: 'health-lead',
    card: 'health',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'health.lead.wood-spring',
        because: ['day:wood', 'month:spring'],
        form: ['statement'],
        zh_CN:
          '你在屋里待不住，一天里出去透一回气，才吃得香、睡得稳。因为你是木，生在木最旺的春天，往外伸的劲正足⟨（日干属木，月令在春）⟩。',
        en_US:
          'You can’t stay indoors; one outing a day makes you eat well and sleep soundly. That’s because you’re wood born in spring, when wood is at its height and reaching out ⟨(wood day stem, spring month)⟩.',
      },
      {
        id: 'health.lead.wood-summer',
        because: ['day:wood', 'month:summer'],
        form: ['statement'],
        zh_CN:
          '你白天用得猛，不到天黑就见底，早一点吃饭、早一点歇，第二天才补得回来。因为你是木，生在夏天，木都拿去生火了⟨（日干属木，月令在夏）⟩。',
        en_US:
          'You spend yourself hard by day and hit bottom before dark, and only an early dinner and an early rest make it good. That’s because you’re wood born in summer, and the wood goes into the fire ⟨(wood day stem, summer month)⟩.',
      },
      {
        id: 'health.lead.wood-autumn',
        because: ['day:wood', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你平日绷着，肩膀松下来才算真歇。因为你是木，生在金旺的秋天，金管着木，不敢全伸开⟨（日干属木，月令在秋）⟩。',
        en_US:
          'You go about tensed up, and it isn’t rest until your shoulders drop. That’s because you’re wood born in fall, when metal is strong and keeps wood from stretching out ⟨(wood day stem, fall month)⟩.',
      },
      {
        id: 'health.lead.wood-winter',
        because: ['day:wood', 'month:winter'],
        form: ['statement'],
        zh_CN: '你攒得多，用得慢，早上要好一会儿才醒透。因为你是木，生在冬天，水养着根，枝叶还没动⟨（日干属木，月令在冬）⟩。',
        en_US:
          'You store a lot and spend it slowly, and in the morning it takes you a while to be awake. That’s because you’re wood born in winter, with water at the root and the leaves not yet stirring ⟨(wood day stem, winter month)⟩.',
      },
      {
        id: 'health.lead.fire-spring',
        because: ['day:fire', 'month:spring'],
        form: ['statement'],
        zh_CN: '你精神来得快，身边一有人，就忘了饿、忘了累。因为你是火，生在春天，木一直在给你添柴⟨（日干属火，月令在春）⟩。',
        en_US:
          'You light up fast, and in company you forget that you’re hungry or tired. That’s because you’re fire born in spring, and wood keeps feeding you ⟨(fire day stem, spring month)⟩.',
      },
      {
        id: 'health.lead.fire-summer',
        because: ['day:fire', 'month:summer'],
        form: ['statement'],
        zh_CN: '你一高兴就收不住，要有人替你喊停，你才肯歇。因为你是火，生在火最旺的夏天⟨（日干属火，月令在夏）⟩。',
        en_US:
          'Once you’re enjoying yourself you can’t stop, and you rest when somebody calls time for you. That’s because you’re fire born in summer, when fire is at its height ⟨(fire day stem, summer month)⟩.',
      },
      {
        id: 'health.lead.fire-autumn',
        because: ['day:fire', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你的劲一阵一阵，一阵过去，就要吃点东西、坐一坐。因为你是火，生在秋天，火力往回收⟨（日干属火，月令在秋）⟩。',
        en_US:
          'Your strength comes in bursts, and after each you need a bite and a seat. That’s because you’re fire born in fall, when fire is drawing in ⟨(fire day stem, fall month)⟩.',
      },
      {
        id: 'health.lead.fire-winter',
        because: ['day:fire', 'month:winter'],
        form: ['statement'],
        zh_CN: '你怕冷清胜过怕累，热汤热饭，有人说话，一天就缓过来。因为你是火，生在最冷的季节⟨（日干属火，月令在冬）⟩。',
        en_US:
          'You mind an empty, cold room more than hard work; hot food and a voice bring you back. That’s because you’re fire born in the coldest season ⟨(fire day stem, winter month)⟩.',
      },
      {
        id: 'health.lead.earth-spring',
        because: ['day:earth', 'month:spring'],
        form: ['statement'],
        zh_CN: '你的饭点和睡点经不起人打断，一乱就要好几天才归位。因为你是土，生在春天，木总来破土⟨（日干属土，月令在春）⟩。',
        en_US:
          'Your meals and your sleep don’t stand interruption, and once disturbed they take days to settle. That’s because you’re earth born in spring, when wood keeps breaking the ground ⟨(earth day stem, spring month)⟩.',
      },
      {
        id: 'health.lead.earth-summer',
        because: ['day:earth', 'month:summer'],
        form: ['statement'],
        zh_CN: '你坐下了就不想起，吃完饭最犯困。因为你是土，生在夏天，火一直在给你添土⟨（日干属土，月令在夏）⟩。',
        en_US:
          'Once seated you don’t want to get up, and after a meal you’re at your sleepiest. That’s because you’re earth born in summer, and fire keeps adding to you ⟨(earth day stem, summer month)⟩.',
      },
      {
        id: 'health.lead.earth-autumn',
        because: ['day:earth', 'month:autumn'],
        form: ['statement'],
        zh_CN: '吃饭睡觉在你这里排在事情后头，先照管的总是别人。因为你是土，生在秋天，土都拿去生金了⟨（日干属土，月令在秋）⟩。',
        en_US:
          'Food and sleep come after the task with you, and other people come first. That’s because you’re earth born in fall, and the earth goes into making metal ⟨(earth day stem, fall month)⟩.',
      },
      {
        id: 'health.lead.earth-winter',
        because: ['day:earth', 'month:winter'],
        form: ['statement'],
        zh_CN: '你起头慢，吃过热的、晒过太阳才动得起来。因为你是土，生在冬天，地还没暖过来⟨（日干属土，月令在冬）⟩。',
        en_US:
          'You’re slow to start and get moving after something hot and some sun. That’s because you’re earth born in winter, and the ground hasn’t warmed yet ⟨(earth day stem, winter month)⟩.',
      },
      {
        id: 'health.lead.metal-spring',
        because: ['day:metal', 'month:spring'],
        form: ['statement'],
        zh_CN: '你手闲不住，总要把周围理清了才肯歇。因为你是金，生在春天，满眼都是要修剪的木⟨（日干属金，月令在春）⟩。',
        en_US:
          'Your hands won’t be idle; you rest once what’s around you is in order. That’s because you’re metal born in spring, with wood to prune wherever you look ⟨(metal day stem, spring month)⟩.',
      },
      {
        id: 'health.lead.metal-summer',
        because: ['day:metal', 'month:summer'],
        form: ['statement'],
        zh_CN: '你受不得热，也受不得催，凉下来、静下来，才吃得下、睡得着。因为你是金，生在夏天，火正炼着你⟨（日干属金，月令在夏）⟩。',
        en_US:
          'You can’t take heat and you can’t take hurry; cool and quiet bring back appetite and sleep. That’s because you’re metal born in summer, and fire is at work on you ⟨(metal day stem, summer month)⟩.',
      },
      {
        id: 'health.lead.metal-autumn',
        because: ['day:metal', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你对自己要求紧，歇一歇也要先有个理由。因为你是金，生在金最旺的秋天⟨（日干属金，月令在秋）⟩。',
        en_US:
          'You’re strict with yourself, and even a rest needs a reason. That’s because you’re metal born in fall, when metal is at its height ⟨(metal day stem, fall month)⟩.',
      },
      {
        id: 'health.lead.metal-winter',
        because: ['day:metal', 'month:winter'],
        form: ['statement'],
        zh_CN: '你话憋着就歇不好，说出来才松。因为你是金，生在冬天，金都往水里流，水就是说和想⟨（日干属金，月令在冬）⟩。',
        en_US:
          'You don’t rest well with things unsaid, and once they’re out you loosen. That’s because you’re metal born in winter, and metal runs off into water, which is talk and thought ⟨(metal day stem, winter month)⟩.',
      },
      {
        id: 'health.lead.water-spring',
        because: ['day:water', 'month:spring'],
        form: ['statement'],
        zh_CN: '你的劲一天里流出去得快，玩过、讲过以后，要好好吃一顿。因为你是水，生在春天，水都拿去养木了⟨（日干属水，月令在春）⟩。',
        en_US:
          'What you have runs out quickly, and after playing or talking you need a proper meal. That’s because you’re water born in spring, and the water goes into the wood ⟨(water day stem, spring month)⟩.',
      },
      {
        id: 'health.lead.water-summer',
        because: ['day:water', 'month:summer'],
        form: ['statement'],
        zh_CN: '你容易忙得忘了喝水、忘了歇，等到干了才停。因为你是水，生在夏天，火正旺⟨（日干属水，月令在夏）⟩。',
        en_US:
          'You get so busy that you forget to drink and to rest, and you stop when you’re dry. That’s because you’re water born in summer, with fire at its height ⟨(water day stem, summer month)⟩.',
      },
      {
        id: 'health.lead.water-autumn',
        because: ['day:water', 'month:autumn'],
        form: ['statement'],
        zh_CN: '你歇得进去，一觉、一碗粥，就能补回来。因为你是水，生在秋天，金一直在给你添水⟨（日干属水，月令在秋）⟩。',
        en_US:
          'You know how to rest, and one sleep or one bowl of soup restores you. That’s because you’re water born in fall, and metal keeps feeding you ⟨(water day stem, fall month)⟩.',
      },
      {
        id: 'health.lead.water-winter',
        because: ['day:water', 'month:winter'],
        form: ['statement'],
        zh_CN: '你想得多，动得少，念头一多，吃饭睡觉就跟着走样。因为你是水，生在水最旺的冬天⟨（日干属水，月令在冬）⟩。',
        en_US:
          'You think a lot and move little, and when thoughts crowd in, meals and sleep go off course. That’s because you’re water born in winter, when water is at its height ⟨(water day stem, winter month)⟩.',
      },
    ],
  },
  {
    id: 'health-lead-child',
    card: 'health',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'health.lead.child-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN: '这孩子要跑够了、伸够了，才吃得下、睡得着。因为孩子是木，木的天性是往外长⟨（日干属木）⟩。',
        en_US:
          'This child eats and sleeps once there’s been enough running and stretching. That’s because the child is wood, and wood’s nature is to grow outward ⟨(wood day stem)⟩.',
      },
      {
        id: 'health.lead.child-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN: '这孩子越到睡前越兴奋，灯暗一点、声小一点，才肯睡。因为孩子是火，见了亮就起劲⟨（日干属火）⟩。',
        en_US:
          'Toward bedtime this child gets livelier, and dim lights and low voices bring sleep. That’s because the child is fire, and light sets fire going ⟨(fire day stem)⟩.',
      },
      {
        id: 'health.lead.child-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN: '这孩子认吃、认床、认人，换一样就要哄好久。因为孩子是土，土要的是同一个地方⟨（日干属土）⟩。',
        en_US:
          'This child is attached to one bed, one dish and one person, and any change takes long soothing. That’s because the child is earth, and earth wants one place ⟨(earth day stem)⟩.',
      },
      {
        id: 'health.lead.child-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN: '这孩子喜欢样样有次序，先洗后吃再睡，乱了就闹。因为孩子是金，金要的是分明⟨（日干属金）⟩。',
        en_US:
          'This child likes a fixed order, wash, eat, sleep, and fusses when it’s broken. That’s because the child is metal, and metal wants things distinct ⟨(metal day stem)⟩.',
      },
      {
        id: 'health.lead.child-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN: '这孩子白天静，夜里反倒有精神，听着声音、泡个澡才安稳。因为孩子是水，水夜里流得最活⟨（日干属水）⟩。',
        en_US:
          'This child is quiet by day and wakes up at night, and a voice or a bath brings calm. That’s because the child is water, and water runs best after dark ⟨(water day stem)⟩.',
      },
    ],
  },
]
