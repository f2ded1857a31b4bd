/** The four topics of a day, one sentence each. */
export const DAY_TOPICS = ['work', 'love', 'study', 'rest'] as const
export type DayTopic = (typeof DAY_TOPICS)[number]

/** Age group that a day's texts address. `young` has texts of its own on every topic, `elder` on work and love. */
export type Audience = 'young' | 'grown' | 'elder'
