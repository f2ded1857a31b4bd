/** The four topics of a day, one sentence each. */
export const DAY_TOPICS = ['work', 'love', 'study', 'rest'] as const
export type DayTopic = (typeof DAY_TOPICS)[number]

/** Age group that a day's texts address; children and retired people get their own texts on work and love. */
export type Audience = 'young' | 'grown' | 'elder'
