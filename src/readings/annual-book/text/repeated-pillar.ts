import type { ParagraphFamily } from '../../book/paragraph.ts'

/** A year whose pair repeats a pillar of the chart (伏吟). */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-repeat',
    card: 'annual',
    role: { section: 'first' },
    paragraphs: [
      {
        id: 'annual.repeat.day',
        because: ['y-same-pillar@day'],
        says: ['annual.repeat=day'],
        form: ['statement'],
        zh_CN:
          '今年的两个字，和你⟨日柱完全一样（伏吟）|出生那天的两个字完全一样⟩，下一回在六十年后。等于把你自己放大了一号：主意更定，脾气也更显。这一年的事多半由你自己起头，少有人推着你走。',
        en_US:
          'This year has the same pair as ⟨your day pillar (a repeat)|the day you were born on⟩; the next time is sixty years away. It makes you larger, the firm part and the stubborn part alike. What happens this year tends to start with you. Hardly anyone will be pushing.',
      },
      {
        id: 'annual.repeat.month',
        because: ['y-same-pillar@month'],
        says: ['annual.repeat=month'],
        form: ['statement'],
        zh_CN:
          '今年重复了你⟨的月柱（伏吟）|出生那个月的两个字⟩，六十年一遇。月份在盘里管环境和做事的路数，所以今年的场面你会觉得眼熟：类似的任务，类似的人，类似的卡点。这一回你已经知道它从哪里开始。',
        en_US:
          'This year repeats ⟨your month pillar (a repeat)|the pair of the month you were born in⟩, once in sixty years. In a chart the month stands for your surroundings and the way you work, so the scene will look familiar: similar tasks, similar people, the same sticking point. This time you know where it begins.',
      },
      {
        id: 'annual.repeat.year',
        because: ['y-same-pillar@year', 'age>=16'],
        says: ['annual.repeat=year', 'annual.self=reviewed'],
        form: ['statement'],
        zh_CN:
          '今年和你出生那年⟨的年柱|⟩一字不差，整整六十年转了一圈⟨（伏吟）⟩。出身、老家、最早的那些人，在今年的事里会常常出现。有什么想传下去，或者想放下，今年说出来最自然。',
        en_US:
          'This year matches ⟨your year pillar|the year you were born in⟩ sign for sign, a full circle of sixty years⟨ (a repeat)⟩. Family, hometown and the people you knew first keep turning up in what you do. Whatever you want to hand on or put down, this is a natural year to say so.',
      },
      {
        id: 'annual.repeat.hour',
        because: ['y-same-pillar@hour'],
        says: ['annual.repeat=hour'],
        form: ['statement'],
        zh_CN:
          '你⟨时柱的一对字今年重来（伏吟）|出生那个时辰的两个字今年重来⟩。时辰在盘里管往后的打算，所以今年想得最多的是以后：学什么，住哪里，同谁在一起。想法会很坚定，不必急着全部兑现。',
        en_US:
          'This year’s pair is also that of ⟨your hour pillar (a repeat)|the hour you were born in⟩. The hour stands for plans, so what comes later is much on your mind: what to learn, where to live, and with whom. You’ll feel sure of it. Not all of it has to happen this year.',
      },
    ],
  },
]
