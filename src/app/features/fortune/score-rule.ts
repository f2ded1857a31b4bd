/** How parts make the value (bazi rules §13), as it is explained to people: base plus so much for each point. */
export const BASE_SCORE = 62
export const SCORE_PER_POINT = 1.8
