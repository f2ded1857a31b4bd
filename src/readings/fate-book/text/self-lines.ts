import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-line',
    card: 'self',
    role: 'line',
    paragraphs: [
      {
        id: 'self.line.jia-spring',
        because: ['day:jia', 'month:spring'],
        zh_CN: '春天的树不请示，先长了再说。',
        en_US: 'Spring trees don’t ask permission. By the time anyone looks, you’re a foot taller.',
      },
      {
        id: 'self.line.jia-summer',
        because: ['day:jia', 'month:summer'],
        zh_CN: '人人来坐你的阴凉，树自己晒着。',
        en_US: 'Everyone sits in your shade. The tree itself stands in the sun.',
      },
      {
        id: 'self.line.jia-autumn',
        because: ['day:jia', 'month:autumn'],
        zh_CN: '听见锯子响，才知道自己是哪一种料。',
        en_US: 'The saw comes in autumn, and you learn what kind of timber you are.',
      },
      {
        id: 'self.line.jia-winter',
        because: ['day:jia', 'month:winter'],
        zh_CN: '叶子落光了，才看得出这棵树有多直。',
        en_US: 'With the leaves down, people can finally see how straight you stand.',
      },
      {
        id: 'self.line.yi-spring',
        because: ['day:yi', 'month:spring'],
        zh_CN: '草从砖缝里出来，砖还当自己赢了。',
        en_US: 'Grass comes up between the bricks, and the bricks still think they won.',
      },
      {
        id: 'self.line.yi-summer',
        because: ['day:yi', 'month:summer'],
        zh_CN: '花开得容易，记得是谁在提水。',
        en_US: 'You bloom easily. Remember who carries the water.',
      },
      {
        id: 'self.line.yi-autumn',
        because: ['day:yi', 'month:autumn'],
        zh_CN: '镰刀过来，草低一低头，根没动。',
        en_US: 'When the sickle comes, the grass bows and keeps its root.',
      },
      {
        id: 'self.line.yi-winter',
        because: ['day:yi', 'month:winter'],
        zh_CN: '雪底下的草没有睡，它在数日子。',
        en_US: 'Grass under snow isn’t asleep. It’s counting days.',
      },
      {
        id: 'self.line.bing-spring',
        because: ['day:bing', 'month:spring'],
        zh_CN: '早上的太阳，每扇窗都当是为自己出的。',
        en_US: 'Morning sun: every window believes it rose for that room.',
      },
      {
        id: 'self.line.bing-summer',
        because: ['day:bing', 'month:summer'],
        zh_CN: '正午的太阳不缺光，缺一片云。',
        en_US: 'Noon has light enough. What it could use is a cloud.',
      },
      {
        id: 'self.line.bing-autumn',
        because: ['day:bing', 'month:autumn'],
        zh_CN: '秋阳不烫人，一院子的谷子靠它干。',
        en_US: 'The autumn sun burns no one, and a whole yard of grain dries by it.',
      },
      {
        id: 'self.line.bing-winter',
        because: ['day:bing', 'month:winter'],
        zh_CN: '冬天你一出来，半条街的人往外搬椅子。',
        en_US: 'On a winter street you come out, and people bring their chairs.',
      },
      {
        id: 'self.line.ding-spring',
        because: ['day:ding', 'month:spring'],
        zh_CN: '柴是湿的，火是真的，慢慢烧。',
        en_US: 'Damp wood, honest flame. Give it time.',
      },
      {
        id: 'self.line.ding-summer',
        because: ['day:ding', 'month:summer'],
        zh_CN: '白天太长，灯要等天黑才有人想起。',
        en_US: 'In long daylight nobody thinks of the lamp. Evening is your hour.',
      },
      {
        id: 'self.line.ding-autumn',
        because: ['day:ding', 'month:autumn'],
        zh_CN: '夜长起来，人就找那扇亮着的窗。',
        en_US: 'The nights draw in, and people look for the one lit window.',
      },
      {
        id: 'self.line.ding-winter',
        because: ['day:ding', 'month:winter'],
        zh_CN: '大雪夜里，一盏灯就是一个方向。',
        en_US: 'On a night of snow, one lamp is a direction.',
      },
      {
        id: 'self.line.wu-spring',
        because: ['day:wu', 'month:spring'],
        zh_CN: '春天的山没有动，满身都在长。',
        en_US: 'In spring the mountain doesn’t move. Everything on it does.',
      },
      {
        id: 'self.line.wu-summer',
        because: ['day:wu', 'month:summer'],
        zh_CN: '山白天一声不响地晒，夜里慢慢还。',
        en_US: 'The mountain takes the heat all day in silence and gives it back all night.',
      },
      {
        id: 'self.line.wu-autumn',
        because: ['day:wu', 'month:autumn'],
        zh_CN: '叶子一落，山上的路都看得见了。',
        en_US: 'Once the leaves are down, the mountain shows its paths.',
      },
      {
        id: 'self.line.wu-winter',
        because: ['day:wu', 'month:winter'],
        zh_CN: '大雪封山，山里的炉子自己知道旺不旺。',
        en_US: 'Snow has closed the pass. Inside, you know how well the stove is drawing.',
      },
      {
        id: 'self.line.ji-spring',
        because: ['day:ji', 'month:spring'],
        zh_CN: '你的田里什么都出苗，先认清哪样是草。',
        en_US: 'In spring everything comes up in your field. Learn seedling from weed.',
      },
      {
        id: 'self.line.ji-summer',
        because: ['day:ji', 'month:summer'],
        zh_CN: '地晒裂了不吭声，头一场雨全喝下去。',
        en_US: 'The ground cracks without complaint, then drinks the first rain whole.',
      },
      {
        id: 'self.line.ji-autumn',
        because: ['day:ji', 'month:autumn'],
        zh_CN: '收成大家看见，翻地只有你记得。',
        en_US: 'They’ll all see the harvest. You remember the digging.',
      },
      {
        id: 'self.line.ji-winter',
        because: ['day:ji', 'month:winter'],
        zh_CN: '歇着的田，已经在替明年做事。',
        en_US: 'A field at rest is already at work on next year.',
      },
      {
        id: 'self.line.geng-spring',
        because: ['day:geng', 'month:spring'],
        zh_CN: '斧子进了春天的林子，活到处是，刃先钝。',
        en_US: 'An axe in a spring forest: work on every side, and the edge goes first.',
      },
      {
        id: 'self.line.geng-summer',
        because: ['day:geng', 'month:summer'],
        zh_CN: '火里出来的铁，凉下来才知道成了什么。',
        en_US: 'Iron out of the fire learns what it has become by cooling.',
      },
      {
        id: 'self.line.geng-autumn',
        because: ['day:geng', 'month:autumn'],
        zh_CN: '秋天的刀不用试，难在肯收鞘。',
        en_US: 'An autumn blade needs no testing. The hard part is the sheath.',
      },
      {
        id: 'self.line.geng-winter',
        because: ['day:geng', 'month:winter'],
        zh_CN: '冬天的铁摸着冰，握久了才烫手。',
        en_US: 'Winter iron is cold to the touch. Hold on a while.',
      },
      {
        id: 'self.line.xin-spring',
        because: ['day:xin', 'month:spring'],
        zh_CN: '剪刀不大，一匹春绸都听它的。',
        en_US: 'Small scissors, and a whole bolt of spring silk obeys them.',
      },
      {
        id: 'self.line.xin-summer',
        because: ['day:xin', 'month:summer'],
        zh_CN: '首饰离火炉坐多远，自己要有数。',
        en_US: 'Fine gold in a hot room: know how near the stove you sit.',
      },
      {
        id: 'self.line.xin-autumn',
        because: ['day:xin', 'month:autumn'],
        zh_CN: '磨好的镜子，谁来照都清楚，它不开口。',
        en_US: 'A polished mirror shows each caller plainly and says nothing.',
      },
      {
        id: 'self.line.xin-winter',
        because: ['day:xin', 'month:winter'],
        zh_CN: '雪水洗过的银，清是真清，冷也是真冷。',
        en_US: 'Silver rinsed in snowmelt: truly clear, and truly cold.',
      },
      {
        id: 'self.line.ren-spring',
        because: ['day:ren', 'month:spring'],
        zh_CN: '春江涨得不急，一夜过后，船都动了。',
        en_US: 'The spring river rises without hurry, and by morning every boat has moved.',
      },
      {
        id: 'self.line.ren-summer',
        because: ['day:ren', 'month:summer'],
        zh_CN: '天越旱，越有人问这条河从哪里来。',
        en_US: 'The drier the summer, the more people ask where your river starts.',
      },
      {
        id: 'self.line.ren-autumn',
        because: ['day:ren', 'month:autumn'],
        zh_CN: '秋水一到，各处的小河都往你这里来。',
        en_US: 'At the autumn flood, every stream in the county comes to you.',
      },
      {
        id: 'self.line.ren-winter',
        because: ['day:ren', 'month:winter'],
        zh_CN: '冰面上走着人，冰底下你没有停过。',
        en_US: 'People walk across the ice. Underneath, you never stopped.',
      },
      {
        id: 'self.line.gui-spring',
        because: ['day:gui', 'month:spring'],
        zh_CN: '雨下得没声音，第二天人人说草绿了。',
        en_US: 'It rained so softly that next day people only mentioned the grass.',
      },
      {
        id: 'self.line.gui-summer',
        because: ['day:gui', 'month:summer'],
        zh_CN: '伏天里一阵雨，来得少，谁都记得。',
        en_US: 'A shower in the dog days: rare, and everyone remembers where they stood.',
      },
      {
        id: 'self.line.gui-autumn',
        because: ['day:gui', 'month:autumn'],
        zh_CN: '露水不声张，天亮时每片叶子都有一份。',
        en_US: 'Dew makes no announcement. By morning, each leaf has its share.',
      },
      {
        id: 'self.line.gui-winter',
        because: ['day:gui', 'month:winter'],
        zh_CN: '雪落的时候没人听见，早上门推不开了。',
        en_US: 'Nobody hears snow fall. In the morning the door won’t open.',
      },
    ],
  },
  {
    id: 'self-todo',
    card: 'self',
    role: 'todo',
    paragraphs: [
      {
        id: 'self.do.jia-cross-out',
        because: ['day:jia'],
        claims: ['presumes=friends'],
        zh_CN: '手上的事数一数，停掉一样，今天就告诉等着的那个人。',
        en_US: 'Count what you have going, stop one of them, and tell whoever is waiting for it today.',
      },
      {
        id: 'self.do.yi-i-want',
        because: ['day:yi'],
        claims: ['presumes=friends'],
        zh_CN: '下一件想要的事，用“我想要”开头说一遍，说完停住，等。',
        en_US: 'Say the next thing you want in a sentence that begins with “I want.” Then stop, and wait.',
      },
      {
        id: 'self.do.bing-one-person',
        because: ['day:bing'],
        claims: ['presumes=friends'],
        zh_CN: '今天挑一个人，单独说一句只对这个人成立的好话。',
        en_US: 'Tell one person today, in private, something kind that would be true of nobody else.',
      },
      {
        id: 'self.do.ding-sign-it',
        because: ['day:ding'],
        claims: ['presumes=phone'],
        zh_CN: '你最上心的那件小事，署上名字，发给一个人看。',
        en_US: 'Take the small thing you care about most, put your name on it, and send it to one person.',
      },
      {
        id: 'self.do.wu-one-route',
        because: ['day:wu'],
        claims: ['presumes=reading'],
        zh_CN: '这个月换一样用熟了的小东西：一条路，一个座位，或一顿早饭。',
        en_US: 'This month, change one small thing you’ve had for years: a route, a seat, a breakfast.',
      },
      {
        id: 'self.do.ji-collection-day',
        because: ['day:ji'],
        claims: ['presumes=adult'],
        zh_CN: '替别人收着的东西，今晚挑一样，约好哪天来取。',
        en_US: 'Choose one thing you’re keeping for somebody, and settle tonight on which day they’ll come for it.',
      },
      {
        id: 'self.do.geng-read-aloud',
        because: ['day:geng'],
        claims: ['presumes=friends'],
        zh_CN: '下一句硬话，先出声念给自己听，听着疼就换一个词。',
        en_US: 'Read your next hard sentence aloud to yourself first. If it stings, change one word.',
      },
      {
        id: 'self.do.xin-eighty',
        because: ['day:xin'],
        claims: ['presumes=reading'],
        zh_CN: '把一样八成好的东西交出去，附言里不许道歉。',
        en_US: 'Hand over one thing that is eighty percent good, with no apology in the note.',
      },
      {
        id: 'self.do.ren-three-tabs',
        because: ['day:ren'],
        claims: ['presumes=phone'],
        zh_CN: '屏幕上的页面关到只剩三个，一个都不存。',
        en_US: 'Close tabs until three are left. Bookmark none of the rest.',
      },
      {
        id: 'self.do.gui-three-sentences',
        because: ['day:gui'],
        claims: ['presumes=friends'],
        zh_CN: '心里排了好几遍的那段话，今天当面说掉，不超过三句。',
        en_US: 'The talk you keep rehearsing: have it today, face to face, in three sentences.',
      },
      {
        id: 'self.do.three-minutes',
        because: ['sign:strong', 'share:output<=8'],
        claims: ['helps=output', 'presumes=phone'],
        zh_CN: '挑一样你做熟了的事，录三分钟，讲给一个从没做过的人。',
        en_US: 'Pick something you do without thinking, and record three minutes of it for a person who has never tried.',
      },
      {
        id: 'self.do.hand-back',
        because: ['sign:weak', 'share:officer>=35', 'age>=16', 'age<=74'],
        claims: ['burdens=officer'],
        zh_CN: '这周把一件不归你的事送回原主桌上，当面放下就走。',
        en_US: 'This week carry one job that isn’t yours back to its owner’s desk, set it down, and leave.',
      },
      {
        id: 'self.do.ten-minutes-first',
        because: ['share:resource>=40'],
        claims: ['burdens=resource', 'presumes=reading'],
        zh_CN: '合上书，先动手十分钟。做坏的那个留着，写上日期。',
        en_US: 'Shut the book and try it with your hands for ten minutes. Keep the botched one, and date it.',
      },
      {
        id: 'self.do.just-follow',
        because: ['share:peer>=40'],
        claims: ['burdens=peer', 'presumes=friends'],
        zh_CN: '下次结伴出门，路线让别人定，你只管跟着走。',
        en_US: 'On the next outing, let someone else choose the way. Follow, and keep the better way to yourself.',
      },
      {
        id: 'self.do.hear-out',
        because: ['share:output>=35'],
        claims: ['burdens=output', 'presumes=reading'],
        zh_CN: '今晚听一个人把话讲完，中间不插嘴，末了不出主意。',
        en_US: 'Tonight hear one person out to the end, with nothing added in the middle and no advice after.',
      },
      {
        id: 'self.do.one-less',
        because: ['sign:weak', 'share:wealth>=35'],
        claims: ['burdens=wealth', 'presumes=reading'],
        zh_CN: '把归你照管的东西数一遍，送走一样，送给正用得着的人。',
        en_US: 'Count the things that are yours to look after. Give one away to somebody who has a use for it.',
      },
      {
        id: 'self.do.give-a-point',
        because: ['star:kuigang'],
        claims: ['presumes=reading'],
        zh_CN: '下次讲条件，挑一件小的让一步：钟点，地点，或最后一块蛋糕。',
        en_US: 'Next time terms are discussed, yield one small point: the hour, the place, or the last piece of cake.',
      },
      {
        id: 'self.do.evening-off',
        because: ['star:huagai=day'],
        claims: ['presumes=adult'],
        zh_CN: '挑一个傍晚归自己用，今天就告诉同住的人是哪天，到那天把门带上。',
        en_US: 'Claim one evening this week for yourself, say today which it is, and when it comes, pull the door shut.',
      },
      {
        id: 'self.do.loose-promise',
        because: ['star:taohua=day'],
        claims: ['presumes=reading'],
        zh_CN: '找出一句随口答应过的话，办掉它，或者当面收回来。',
        en_US: 'Find one promise you made in passing. Keep it this week, or take it back in person.',
      },
      {
        id: 'self.do.one-tenth',
        because: ['star:shiedabai', 'sign:firm'],
        claims: ['presumes=money'],
        zh_CN: '今天无论收进来什么，先留出一成，放到要走几步才拿得到的地方。',
        en_US: 'Of whatever comes in today, put a tenth where you’d have to walk to get it.',
      },
      {
        id: 'self.do.say-it-back',
        because: ['star:yinchayangcuo', 'sign:even'],
        claims: ['presumes=phone'],
        zh_CN: '今天跟人约的头一件事，请对方把时间和地点念一遍给你听。',
        en_US: 'For the first thing you arrange today, have the time and the place said back to you.',
      },
      {
        id: 'self.do.stop-short',
        because: ['star:yangren=day'],
        claims: ['presumes=friends'],
        zh_CN: '下一件事，在你觉得还差一点的时候停手，隔天再看。',
        en_US: 'Stop the next thing when it seems to want a little more. Look at it again tomorrow.',
      },
      {
        id: 'self.do.five-minutes',
        because: ['sign:even', 'day:yang'],
        claims: ['presumes=friends'],
        zh_CN: '两样都行的事，给自己五分钟，选一样，不再回头比。',
        en_US: 'Take a choice where either would do. Give it five minutes, choose, and don’t compare again.',
      },
      {
        id: 'self.do.name-the-thing',
        because: ['sign:even', 'day:yin'],
        claims: ['presumes=reading'],
        zh_CN: '这几天替你出过力的人，挑一个，带一样小吃去，说清是为了哪一件。',
        en_US: 'Somebody did something for you this week. Bring them a small thing to eat, and say what it’s for.',
      },
    ],
  },
  {
    id: 'self-lead',
    card: 'self',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'self.lead.jia-firm',
        because: ['day:jia', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '你认准一件事就往上走，不等人扶，也不大看旁边。⟨日干是甲木（{strength}）|你出生那天属木，像一棵大树⟩，盘里帮你的占 {s}，力气够你一路长上去。',
        en_US:
          'Once you’ve picked a direction, you go up it without help and hardly look around. Your day is ⟨Jia wood ({strength})|wood, like a tall tree⟩, and with {s} of the chart on your side, you have the strength for it.',
      },
      {
        id: 'self.lead.jia-even',
        because: ['day:jia', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '你小事都让，要紧的那一件不让，旁人要撞上了才知道是哪一件。⟨日干是甲木（{strength}）|你出生那天属木，像一棵大树⟩，盘里帮你的和耗你的差不多，所以直得起来，也弯得下去。',
        en_US:
          'On small matters you give way, on the one that counts you don’t, and people learn which it is by running into it. Your day is ⟨Jia wood ({strength})|wood, like a tall tree⟩, and since help and strain are about equal in this chart, you can stand straight and you can bend.',
      },
      {
        id: 'self.lead.jia-weak',
        because: ['day:jia', 'sign:weak'],
        says: ['help=does-not-ask'],
        form: ['statement'],
        zh_CN:
          '你再累也站着，不肯叫人看见你靠着什么。⟨日干是甲木（{strength}）|你出生那天属木，像一棵大树⟩，可盘里帮你的只占 {s}，站直要花你很多力气。',
        en_US:
          'However tired you get, you stay on your feet and let nobody see you lean. Your day is ⟨Jia wood ({strength})|wood, like a tall tree⟩, but only {s} of the chart is on your side, so standing straight costs you a lot.',
      },
      {
        id: 'self.lead.jia',
        because: ['day:jia'],
        form: ['statement'],
        zh_CN: '你做什么都要有个奔头，没有奔头就提不起劲。⟨日干是甲木|你出生那天属木，像一棵大树⟩，树活着就要往上长。',
        en_US:
          'You need something to grow toward, and without it you lose interest. Your day is ⟨Jia wood|wood, like a tall tree⟩, and a living tree goes up.',
      },
      {
        id: 'self.lead.yi-firm',
        because: ['day:yi', 'sign:firm'],
        says: ['conflict=goes-round'],
        form: ['statement'],
        zh_CN:
          '你很少跟人硬争，事情最后多半照你的意思。⟨日干是乙木（{strength}）|你出生那天属木，像一根藤⟩，遇墙就绕，盘里帮你的占 {s}，绕得起远路。',
        en_US:
          'You seldom fight for anything, and things mostly end up the way you wanted. Your day is ⟨Yi wood ({strength})|wood, like a vine⟩, which goes around walls, and with {s} of the chart on your side, you can take the long way.',
      },
      {
        id: 'self.lead.yi-even',
        because: ['day:yi', 'sign:even'],
        says: ['speech=soft'],
        form: ['statement'],
        zh_CN:
          '你说话软，心里有数，跟你相处的人不觉得累。⟨日干是乙木（{strength}）|你出生那天属木，像一根藤⟩，盘里进出相当，没有哪扇门非要硬闯。',
        en_US:
          'You speak softly and know your own mind, and people find you restful. Your day is ⟨Yi wood ({strength})|wood, like a vine⟩, and this chart gives and takes about evenly, so there’s no door you have to force.',
      },
      {
        id: 'self.lead.yi-weak',
        because: ['day:yi', 'sign:weak'],
        form: ['statement'],
        zh_CN: '你跟什么人在一起，就渐渐像什么人。⟨日干是乙木（{strength}）|你出生那天属木，像一根藤⟩，盘里帮你的只占 {s}，要靠着架子长。',
        en_US:
          'Little by little you come to resemble whoever you spend time with. Your day is ⟨Yi wood ({strength})|wood, like a vine⟩, and with only {s} of the chart on its own side, it grows along whatever holds it.',
      },
      {
        id: 'self.lead.yi',
        because: ['day:yi'],
        form: ['statement'],
        zh_CN: '你弯得下去，断不了，绕一圈总能到。⟨日干是乙木|你出生那天属木，像一根藤⟩，藤没有路也会自己找路。',
        en_US:
          'You bend easily and you don’t break, and one way or another you get there. Your day is ⟨Yi wood|wood, like a vine⟩, and a vine finds a way where there’s no path.',
      },
      {
        id: 'self.lead.bing-firm',
        because: ['day:bing', 'sign:firm'],
        says: ['readable=yes'],
        form: ['statement'],
        zh_CN:
          '你一到，屋里就热闹，心里有什么也藏不住。⟨日干是丙火（{strength}）|你出生那天属火，像太阳⟩，盘里帮你的又占 {s}，光只管往外放。',
        en_US:
          'Any room gets warmer and louder when you come in, and you hide nothing. Your day is ⟨Bing fire ({strength})|fire, like the sun⟩, and {s} of the chart adds to it, so it shines outward and that’s all.',
      },
      {
        id: 'self.lead.bing-even',
        because: ['day:bing', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '你热心，也有分寸，给得出去，到点收得回来。⟨日干是丙火（{strength}）|你出生那天属火，像太阳⟩，到时候升，到时候落，盘里添柴的和用火的差不多。',
        en_US:
          'Generous by day, you also know when to stop. Your day is ⟨Bing fire ({strength})|fire, like the sun⟩, which comes up and goes down on time, and in this chart fuel and demand are about even.',
      },
      {
        id: 'self.lead.bing-weak',
        because: ['day:bing', 'sign:weak'],
        says: ['alone=needed'],
        form: ['statement'],
        zh_CN:
          '人前数你最亮，人后你要歇很久才缓过来。⟨日干是丙火（{strength}）|你出生那天属火，像太阳⟩，不会只亮一半，盘里给你添柴的却只占 {s}。',
        en_US:
          'Nobody is brighter in company than you, and afterward you need a long rest. Your day is ⟨Bing fire ({strength})|fire, like the sun⟩, which can’t shine halfway, and only {s} of the chart brings it fuel.',
      },
      {
        id: 'self.lead.bing',
        because: ['day:bing'],
        form: ['statement'],
        zh_CN: '你待人是一团热，好意不分远近。⟨日干是丙火|你出生那天属火，像太阳⟩，照到谁就是谁。',
        en_US:
          'What people get from you is warmth, whoever they happen to be. Your day is ⟨Bing fire|fire, like the sun⟩, and the sun doesn’t choose whom it shines on.',
      },
      {
        id: 'self.lead.ding-firm',
        because: ['day:ding', 'sign:firm'],
        says: ['detail=fine'],
        form: ['statement'],
        zh_CN:
          '哪里出了错，谁脸色变了，都逃不过你的眼睛。⟨日干是丁火（{strength}）|你出生那天属火，像一盏灯⟩，光聚在一小块上，盘里帮你的占 {s}，照得格外清楚。',
        en_US:
          'Very little escapes you, whether it’s a slip in the work or a change in somebody’s face. Your day is ⟨Ding fire ({strength})|fire, like a lamp⟩, with its light on one small patch, and {s} of the chart behind it makes that patch very bright.',
      },
      {
        id: 'self.lead.ding-even',
        because: ['day:ding', 'sign:even'],
        says: ['trust=given'],
        form: ['statement'],
        zh_CN:
          '人家有心里话，愿意说给你听。⟨日干是丁火（{strength}）|你出生那天属火，像一盏灯⟩，亮得不刺眼，盘里进出又大致相抵，所以你不急，人也敢凑近。',
        en_US:
          'Others confide in you what they tell nobody else. Your day is ⟨Ding fire ({strength})|fire, like a lamp⟩, one that doesn’t glare, and this chart takes in about as much as it spends, so you’re in no hurry with them.',
      },
      {
        id: 'self.lead.ding-weak',
        because: ['day:ding', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '别人一句话的轻重，你能想上半天。⟨日干是丁火（{strength}）|你出生那天属火，像一盏灯⟩，火苗小，盘里护着你的只占 {s}，一点风就晃。',
        en_US:
          'A word said in the wrong tone stays with you for half a day. Your day is ⟨Ding fire ({strength})|fire, like a lamp⟩, a small flame, and with only {s} of the chart sheltering it, every draft shows.',
      },
      {
        id: 'self.lead.ding',
        because: ['day:ding'],
        form: ['statement'],
        zh_CN: '你的暖是小范围的，离得近的人才知道有多暖。⟨日干是丁火|你出生那天属火，像一盏灯⟩，灯照不远，照到的地方却亮得久。',
        en_US:
          'Your warmth reaches a short way, and those within it know how much there is. Your day is ⟨Ding fire|fire, like a lamp⟩, which doesn’t reach far and lasts a long time.',
      },
      {
        id: 'self.lead.wu-firm',
        because: ['day:wu', 'sign:firm'],
        says: ['change=resists'],
        form: ['statement'],
        zh_CN:
          '谁都靠得住你，也没有谁推得动你。⟨日干是戊土（{strength}）|你出生那天属土，像一座山⟩，盘里帮你的又占 {s}，站定了就是站定了。',
        en_US:
          'Anyone can lean on you, and no one can push you. Your day is ⟨Wu earth ({strength})|earth, like a mountain⟩, and with {s} of the chart behind you, where you stand you stay.',
      },
      {
        id: 'self.lead.wu-even',
        because: ['day:wu', 'sign:even'],
        says: ['promise=slow-kept'],
        form: ['statement'],
        zh_CN:
          '你答应得慢，答应了就做得到。⟨日干是戊土（{strength}）|你出生那天属土，像一座山⟩，盘里撑你的和耗你的相当，应下多少，就担得住多少。',
        en_US:
          'You take your time to promise a thing, and then it gets done. Your day is ⟨Wu earth ({strength})|earth, like a mountain⟩, and what holds you up in this chart about equals what draws on you, so you promise what you can carry.',
      },
      {
        id: 'self.lead.wu-weak',
        because: ['day:wu', 'sign:weak'],
        says: ['readable=no'],
        form: ['statement'],
        zh_CN:
          '看着你什么都扛得住，其实你早就累了，只是没说。⟨日干是戊土（{strength}）|你出生那天属土，像一座山⟩，人人以为山不会累，可盘里撑着你的只占 {s}。',
        en_US:
          'You look as if you could carry anything, and you’ve been tired for some time without saying so. Your day is ⟨Wu earth ({strength})|earth, like a mountain⟩, and people think mountains don’t get tired, but only {s} of the chart is holding you up.',
      },
      {
        id: 'self.lead.wu',
        because: ['day:wu'],
        form: ['statement'],
        zh_CN: '你稳，慢，不爱换，事情到你这里就落了地。⟨日干是戊土|你出生那天属土，像一座山⟩，山在那里，别人才有方向。',
        en_US:
          'Steady and slow to change, you’re where things come to rest. Your day is ⟨Wu earth|earth, like a mountain⟩, and a mountain stays where it is.',
      },
      {
        id: 'self.lead.ji-firm',
        because: ['day:ji', 'sign:firm'],
        says: ['memory=long'],
        form: ['statement'],
        zh_CN:
          '东西、旧话、别人的难处，你什么都收着，轻易不扔。⟨日干是己土（{strength}）|你出生那天属土，像一块田⟩，落下来的都收，盘里帮你的占 {s}，地方够大。',
        en_US:
          'Things, old remarks, other people’s troubles: you keep them all. Your day is ⟨Ji earth ({strength})|earth, like a field⟩, which holds whatever falls on it, and with {s} of the chart on your side, there’s room.',
      },
      {
        id: 'self.lead.ji-even',
        because: ['day:ji', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '谁要什么，你不用问就知道，照顾人的事都做在前面。⟨日干是己土（{strength}）|你出生那天属土，像一块田⟩，种什么长什么，盘里养你的和用你的相当。',
        en_US:
          'You look after people without having to ask what they need. Your day is ⟨Ji earth ({strength})|earth, like a field⟩, which grows whatever is planted, and this chart feeds you about as much as it uses you.',
      },
      {
        id: 'self.lead.ji-weak',
        because: ['day:ji', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你太好说话，找你的人也就太多。⟨日干是己土（{strength}）|你出生那天属土，像一块田⟩，谁都能来种上一垄，可盘里养地的只占 {s}。',
        en_US:
          'You’re too easy to ask, and so too many people do. Your day is ⟨Ji earth ({strength})|earth, like a field⟩, where anyone may plant a row, but only {s} of the chart renews the soil.',
      },
      {
        id: 'self.lead.ji',
        because: ['day:ji'],
        form: ['statement'],
        zh_CN: '你不显眼，做的都是养东西、养人的事。⟨日干是己土|你出生那天属土，像一块田⟩，田自己不响，长出来的都是别人看得见的。',
        en_US:
          'You don’t stand out, and things and people grow around you. Your day is ⟨Ji earth|earth, like a field⟩, quiet itself, with everything that shows growing out of it.',
      },
      {
        id: 'self.lead.geng-firm',
        because: ['day:geng', 'sign:firm'],
        says: ['decides=fast'],
        form: ['statement'],
        zh_CN: '你拿主意快，事情到你手里不过夜。⟨日干是庚金（{strength}）|你出生那天属金，像刀斧⟩，盘里帮你的占 {s}，弄错了也扛得住。',
        en_US:
          'You decide fast and leave nothing lying overnight. Your day is ⟨Geng metal ({strength})|metal, like an ax⟩, and with {s} of the chart at your back, being wrong costs you little.',
      },
      {
        id: 'self.lead.geng-even',
        because: ['day:geng', 'sign:even'],
        says: ['memory=short'],
        form: ['statement'],
        zh_CN:
          '该硬的时候你硬，说过就算，不翻旧账。⟨日干是庚金（{strength}）|你出生那天属金，像刀斧⟩，盘里助你的和磨你的差不多，用不着天天亮刃。',
        en_US:
          'When it’s called for you can be hard, and once it’s said you let it go. Your day is ⟨Geng metal ({strength})|metal, like an ax⟩, and since help and wear are about even in this chart, there’s no need to show the edge every day.',
      },
      {
        id: 'self.lead.geng-weak',
        because: ['day:geng', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你嘴硬，先说不行，转身就去做了。⟨日干是庚金（{strength}）|你出生那天属金，像刀斧⟩，先要硬一声，可盘里帮你的只占 {s}，顶到底比做了还累。',
        en_US:
          'Your no sounds firm, and then you go and do it anyway. Your day is ⟨Geng metal ({strength})|metal, like an ax⟩, which has to sound hard, but only {s} of the chart backs it, and holding out costs more than doing it.',
      },
      {
        id: 'self.lead.geng',
        because: ['day:geng'],
        form: ['statement'],
        zh_CN: '你要的是一句准话，绕弯子的话你听着就累。⟨日干是庚金|你出生那天属金，像刀斧⟩，金做事，要么断，要么不断。',
        en_US:
          'A straight answer is all you want, and hints wear you out. Your day is ⟨Geng metal|metal, like an ax⟩, and a blade either cuts or doesn’t.',
      },
      {
        id: 'self.lead.xin-firm',
        because: ['day:xin', 'sign:firm'],
        says: ['detail=fine'],
        form: ['statement'],
        zh_CN:
          '毛边你看着难受，自己做得到，便以为人人做得到。⟨日干是辛金（{strength}）|你出生那天属金，像首饰⟩，盘里帮你的占 {s}，标准立得高，也够得着。',
        en_US:
          'A rough edge bothers you, and since you can do it right, you think everyone can. Your day is ⟨Xin metal ({strength})|metal, like fine jewelry⟩, and with {s} of the chart supporting it, your standard is high and you reach it.',
      },
      {
        id: 'self.lead.xin-even',
        because: ['day:xin', 'sign:even'],
        says: ['memory=long'],
        form: ['statement'],
        zh_CN:
          '你记得清楚，也知道哪些话不必说出来。⟨日干是辛金（{strength}）|你出生那天属金，像首饰⟩，刻上去的就在那里，盘里护你的和磨你的相当，你不急着用它。',
        en_US:
          'You remember exactly, and you know what needn’t be said. Your day is ⟨Xin metal ({strength})|metal, like fine jewelry⟩, and what’s engraved stays; this chart shields you about as much as it wears you, so you’re in no hurry to use it.',
      },
      {
        id: 'self.lead.xin-weak',
        because: ['day:xin', 'sign:weak'],
        says: ['conflict=goes-round'],
        form: ['statement'],
        zh_CN:
          '受了委屈你不吵，只是越来越客气。⟨日干是辛金（{strength}）|你出生那天属金，像首饰⟩，是软的金，盘里帮你的只占 {s}，硬碰不起。',
        en_US:
          'When you’re hurt you don’t fight, you just grow more polite. Your day is ⟨Xin metal ({strength})|metal, like fine jewelry⟩, soft metal, and with only {s} of the chart to lean on, you can’t afford a collision.',
      },
      {
        id: 'self.lead.xin',
        because: ['day:xin'],
        form: ['statement'],
        zh_CN: '你讲究，东西要好，话要干净，人要经得起看。⟨日干是辛金|你出生那天属金，像首饰⟩，细的东西近看才见高下。',
        en_US:
          'High standards are your nature, for things, for words and for people. Your day is ⟨Xin metal|metal, like fine jewelry⟩, which is meant to be seen up close.',
      },
      {
        id: 'self.lead.ren-firm',
        because: ['day:ren', 'sign:firm'],
        says: ['plan=as-it-comes'],
        form: ['statement'],
        zh_CN:
          '你想到哪里做到哪里，什么都要去看一眼。⟨日干是壬水（{strength}）|你出生那天属水，像大河⟩，见了岔口就想进，盘里帮你的占 {s}，水够用。',
        en_US:
          'You go where your curiosity goes, and plans come second. Your day is ⟨Ren water ({strength})|water, like a big river⟩, which looks into every side channel, and with {s} of the chart feeding it, there’s water for all of them.',
      },
      {
        id: 'self.lead.ren-even',
        because: ['day:ren', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '有人替你画好边，你做得又快又满；没人画，你就一直绕。⟨日干是壬水（{strength}）|你出生那天属水，像大河⟩，有了岸才成河，盘里来的和用的差不多，力气正好。',
        en_US:
          'Inside a frame you work fast, and without one you go in circles. Your day is ⟨Ren water ({strength})|water, like a big river⟩, which needs its banks, and supply and demand are about level in this chart, so the strength is there.',
      },
      {
        id: 'self.lead.ren-weak',
        because: ['day:ren', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你什么都懂一点，铺得开，往深里走就吃力。⟨日干是壬水（{strength}）|你出生那天属水，像大河⟩，爱往四处去，盘里供水的却只占 {s}。',
        en_US:
          'You know a bit of everything, and going deep is an effort. Your day is ⟨Ren water ({strength})|water, like a big river⟩, which wants to go everywhere, and only {s} of the chart supplies it.',
      },
      {
        id: 'self.lead.ren',
        because: ['day:ren'],
        form: ['statement'],
        zh_CN: '你停不下来，脑子和脚总有一样在走。⟨日干是壬水|你出生那天属水，像大河⟩，水停了就不是河了。',
        en_US:
          'Something in you is always moving, your feet or your mind. Your day is ⟨Ren water|water, like a big river⟩, and a river that stops isn’t one.',
      },
      {
        id: 'self.lead.gui-firm',
        because: ['day:gui', 'sign:firm'],
        says: ['conflict=goes-round'],
        form: ['statement'],
        zh_CN:
          '你不声不响，磨到最后多半照你的来。⟨日干是癸水（{strength}）|你出生那天属水，像雨露⟩，一滴是小，盘里帮你的占 {s}，滴得比石头久。',
        en_US:
          'Without ever raising your voice, you outlast most people. Your day is ⟨Gui water ({strength})|water, like dew⟩, one drop at a time, and with {s} of the chart behind it, it outlasts stone.',
      },
      {
        id: 'self.lead.gui-even',
        because: ['day:gui', 'sign:even'],
        form: ['statement'],
        zh_CN:
          '你帮人不留名，人家常常不知道是你。⟨日干是癸水（{strength}）|你出生那天属水，像雨露⟩，夜里来，天亮就收，盘里进的和出的相当，你给得起。',
        en_US:
          'Your help is so quiet that people often don’t know it was yours. Your day is ⟨Gui water ({strength})|water, like dew⟩, here at night and gone by morning, and with about as much coming in as going out, you can afford it.',
      },
      {
        id: 'self.lead.gui-weak',
        because: ['day:gui', 'sign:weak'],
        says: ['plan=ahead'],
        form: ['statement'],
        zh_CN:
          '事情还没来，你已经在心里走过好几遍。⟨日干是癸水（{strength}）|你出生那天属水，像雨露⟩，水细，盘里帮你的只占 {s}，先探过路才敢走。',
        en_US:
          'Before a thing happens you’ve been through it several times in your mind. Your day is ⟨Gui water ({strength})|water, like dew⟩, thin water, and with only {s} of the chart on its side, it likes to know the ground first.',
      },
      {
        id: 'self.lead.gui',
        because: ['day:gui'],
        form: ['statement'],
        zh_CN: '你细，静，渗得进别人进不去的地方。⟨日干是癸水|你出生那天属水，像雨露⟩，没有声音，却哪里都到。',
        en_US:
          'Quiet and patient, you get in where others can’t. Your day is ⟨Gui water|water, like dew⟩, which makes no sound and gets everywhere.',
      },
    ],
  },
  {
    id: 'self-lead-child',
    card: 'self',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'self.lead.child-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN: '这孩子要有地方长，管得太紧就蔫，松一点反而直。⟨日干是{day}，属木|因为出生那天属木⟩，木天生往上走，不用人拽。',
        en_US:
          'This child needs room to grow and wilts when held too tightly. The day of birth is ⟨{day} wood|wood⟩, and wood goes up without being pulled.',
      },
      {
        id: 'self.lead.child-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN: '这孩子的高兴和不高兴都在脸上，有人看着就更来劲。⟨日干是{day}，属火|因为出生那天属火⟩，火藏不住，也不会只亮一半。',
        en_US:
          'With this child every feeling shows at once, and an audience makes it bigger. The day of birth is ⟨{day} fire|fire⟩, and fire can’t hide or burn halfway.',
      },
      {
        id: 'self.lead.child-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN: '这孩子慢热，认人，认地方，认定了就很稳。⟨日干是{day}，属土|因为出生那天属土⟩，土要一层层落下来，落定了才踏实。',
        en_US:
          'Slow to warm up, this child gets attached to people and places and then is steady as can be. The day of birth is ⟨{day} earth|earth⟩, which settles one layer at a time.',
      },
      {
        id: 'self.lead.child-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN: '这孩子有自己的一套规矩，东西要放在原处，说好的要算数。⟨日干是{day}，属金|因为出生那天属金⟩，金分得清，也记得住。',
        en_US:
          'This child has firm rules: things belong where they were, and what was said must hold. The day of birth is ⟨{day} metal|metal⟩, and metal keeps its edges clear.',
      },
      {
        id: 'self.lead.child-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN: '这孩子坐不住，什么都要去看一看、碰一碰。⟨日干是{day}，属水|因为出生那天属水⟩，水总在走，走到哪里就学到哪里。',
        en_US:
          'Sitting still is hard for this child, who has to see and touch everything. The day of birth is ⟨{day} water|water⟩, and water is always on its way, learning as it goes.',
      },
      {
        id: 'self.lead.child-yang',
        because: ['day:yang'],
        form: ['statement'],
        zh_CN: '这孩子心里的事往外走，你们一眼就看得到。⟨日干是{day}，属阳，|因为出生那天⟩是朝外的一天，盘里的力气也朝那边走。',
        en_US:
          'In this child everything goes outward, where you can see it. ⟨The day stem, {day}, is yang,|The day of birth faces outward,⟩ and the strength in this chart goes the same way.',
      },
      {
        id: 'self.lead.child-yin',
        because: ['day:yin'],
        form: ['statement'],
        zh_CN: '有什么事，这孩子先收在心里，隔一阵才拿给你们看。⟨日干是{day}，属阴，|因为出生那天⟩是朝里的一天，盘里的力气也朝那边走。',
        en_US:
          'What goes on inside this child is kept first and shown later. ⟨The day stem, {day}, is yin,|The day of birth faces inward,⟩ and the strength in this chart goes the same way.',
      },
    ],
  },
  {
    id: 'self-child-todo',
    card: 'self',
    role: 'todo',
    paragraphs: [
      {
        id: 'self.do.child-show',
        because: ['day:yang', 'age<=15'],
        zh_CN: '今天做一样你最拿手的给家里人看，看完请他们也做一样。',
        en_US: 'Show the family the thing you do best today, and then have each of them do one too.',
      },
      {
        id: 'self.do.child-place',
        because: ['day:yin', 'age<=15'],
        zh_CN: '在家里挑一个归你的角落，今天放一样喜欢的东西进去，明天再看看它。',
        en_US: 'Pick a corner at home that is yours, put one thing you like in it today, and visit it tomorrow.',
      },
    ],
  },
]
